// What the browser is told that the shop's pages may load and talk to: named places, and no whole family of them.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPictureAddress } from '#core/model/catalogue/allowed-html.ts';

const { hosting } = JSON.parse(
  await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] } };
const policy = hosting.headers
  .filter(({ source }) => source === '**')
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;
const directives = new Map(
  (policy ?? '').split(';').map((text) => {
    const [name = '', ...sources] = text.trim().split(/\s+/);
    return [name, sources];
  }),
);
const from = (name: string) => directives.get(name) ?? [];

test('no directive allows every host of a family, where anybody can have one', () => {
  expect([...directives.values()].flat().filter((source) => source.includes('*'))).toEqual([]);
});

test('every host of a picture that a merchant’s text may show is one from which the browser lets pictures come', () => {
  const google = from('img-src').filter((source) => source.includes('googleapis'));
  expect(google).toHaveLength(2);
  const shown = [...google, 'https://web.example', 'https://cdn.razorpay.com', 'data:image/png,x'];
  expect(shown.filter((host) => isPictureAddress(`${host}/a.png`, null))).toEqual(google);
});

test('of reCAPTCHA come the files that the sign-in and App Check name, and what these load, and no other script of those hosts', () => {
  const google = from('script-src').filter((source) => /google|gstatic/.test(source));
  expect(google).toEqual([
    'https://www.google.com/recaptcha/api.js',
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
});

test('nothing runs that stands in a page, and nobody frames the shop', () => {
  expect(from('script-src')).not.toContain("'unsafe-inline'");
  expect(from('script-src')).not.toContain("'unsafe-eval'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(from(name)).toEqual(["'none'"]);
});

test('text becomes HTML or a script only as a policy of a known name makes it: two of the shop’s own, the sanitiser’s, reCAPTCHA’s, and the one for scripts of others', () => {
  expect(from('require-trusted-types-for')).toEqual(["'script'"]);
  expect(from('trusted-types')).toEqual([
    'haat-html',
    'haat-scripts',
    'dompurify',
    'default',
    'goog#html',
    "'allow-duplicates'",
  ]);
});
