// Shoppers let their browsers translate the shop. Each text that comes, goes or changes is all that its element holds, because
// React finds it again only there.
import { expect, test } from 'vitest';
import { looseTexts } from './loose-texts.ts';

/** Any component: what it holds is replaced. */
const PLACE = 'src/ui/text/Price.tsx';
const BEGINNING = `
import { memo, type ReactNode, StrictMode, Suspense } from 'react';
import type { Elements } from '../elements.ts';
type Props = { is: boolean; count: number; name: string; any: ReactNode; more: Elements; all: string[]; id: string & { readonly brand: 'id' } };
const WORDS = 'words';
export function Price({ paise }: { paise: number }) { return <b>{paise}</b>; }
`;

/** Whether the component's result is robust on a translated page, by its code. */
const RESULTS: Readonly<Record<string, boolean>> = {
  '<p>{name}</p>': true,
  '<p>{is && name}</p>': true,
  '<p>{is ? name : <b>{name}</b>}</p>': true,
  '<p>{`${count} items`}</p>': true,
  '<p>{any}</p>': true,
  '<p>words <b>{name}</b> words</p>': true,
  '<p>words {is && <b>{name}</b>}</p>': true,
  '<p>{is && <span>{name}</span>} <b>{more}</b></p>': false,
  '<p>{is && <span>{name}</span>}<b>{more}</b></p>': true,
  '<Suspense><b>{name}</b></Suspense>': true,
  '<p>{count} items</p>': false,
  "<p>{is && 'words'}<b>{name}</b></p>": false,
  '<p><b>words</b> {name}</p>': false,
  '<p>{is && <b>{name}</b>} words</p>': false,
  '<p><b key={name}>words</b> words</p>': false,
  '<p><Price paise={count} /> words</p>': false,
  '<p><b>words</b> {WORDS}</p>': true,
  '<p>{any}<b>{name}</b></p>': false,
  '<p><b>words</b>{id}</p>': false,
  '<p>{all}</p>': false,
  '<p>{all.map((it) => it)}</p>': false,
  '<p>{all.map((it) => <b key={it}>{it}</b>)}</p>': true,
  '<>{name}</>': false,
  '<p>{is && <>words</>}</p>': false,
  '<Suspense>{name}</Suspense>': false,
  '<StrictMode>{any}</StrictMode>': false,
  name: false,
  'is ? any : null': false,
  more: true,
  all: false,
  'memo(function Part() { return name; })': false,
};

test('the walls tell a text that React would lose from one that it finds again', () => {
  const results = Object.keys(RESULTS);
  const props = '{ is, count, name, any, more, all, id }: Props';
  const components = results.map((it, at) => `export function C${at}(${props}) { return ${it}; }`);
  const code = BEGINNING + components.join('\n');
  const first = BEGINNING.split('\n').length;
  const found = looseTexts({ path: PLACE, code }).map((it) => Number(it.split(':')[1]) - first);
  const loose = new Set(found.map((at) => results[at]));
  expect(Object.fromEntries(results.map((it) => [it, !loose.has(it)]))).toEqual(RESULTS);
});

test('no component of shop or desk has a text that React would lose on a translated page', () => {
  expect(looseTexts()).toEqual([]);
});
