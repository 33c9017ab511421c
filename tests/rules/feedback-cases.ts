// How feedback must look, that its link leads to the file of the same id, and that it can neither be read nor changed.
import type { RuleCase } from './rule-case.ts';
import { idCases, sendingTo, storedCases, textCases } from './sent-only.ts';
import { FEEDBACK, FEEDBACK_PATH } from './stored-documents.ts';

const send = sendingTo('services');

const address = (origin: string, bucket: string, id: string, rest = '?alt=media') =>
  `${origin}/v0/b/${bucket}/o/service-documents%2F${id}${rest}`;
const GOOGLE = 'https://firebasestorage.googleapis.com';
const EMULATOR = 'http://localhost:9199';
const BUCKET = 'organic-farm.firebasestorage.app';

const feedback = (id: string) => ({ ...FEEDBACK, fileURL: address(GOOGLE, BUCKET, id) });
const linked = (link: (id: string) => unknown) => (id: string) => ({
  ...FEEDBACK,
  fileURL: link(id),
});

const links: [RuleCase['expect'], string, (id: string) => unknown][] = [
  ['allowed', 'to a bucket of the older kind', (id) => address(GOOGLE, 'organic.appspot.com', id)],
  ['allowed', 'to a bucket of 3 characters', (id) => address(GOOGLE, 'a-b', id)],
  ['denied', 'to a bucket of 2 characters', (id) => address(GOOGLE, 'ab', id)],
  ['allowed', 'to a bucket of 222 characters', (id) => address(GOOGLE, 'a'.repeat(222), id)],
  ['denied', 'to a bucket of 223 characters', (id) => address(GOOGLE, 'a'.repeat(223), id)],
  ['allowed', 'to the emulator', (id) => address(EMULATOR, 'demo-haat.appspot.com', id)],
  ['allowed', 'to the shortest demo', (id) => address(EMULATOR, 'demo-a', id)],
  ['denied', 'to a demo without a name', (id) => address(EMULATOR, 'demo-', id)],
  ['allowed', 'to the longest demo', (id) => address(EMULATOR, `demo-${'a'.repeat(217)}`, id)],
  ['denied', 'to a longer demo', (id) => address(EMULATOR, `demo-${'a'.repeat(218)}`, id)],
  ['denied', 'to a real bucket on this computer', (id) => address(EMULATOR, BUCKET, id)],
  ['denied', 'to another computer', (id) => address('https://evil.example', BUCKET, id)],
  [
    'denied',
    'to a name that only resembles Google’s',
    (id) => address('https://firebasestorage-googleapis.com', BUCKET, id),
  ],
  [
    'denied',
    'over a line that others can read',
    (id) => address('http://firebasestorage.googleapis.com', BUCKET, id),
  ],
  ['denied', 'to the file of another', () => address(GOOGLE, BUCKET, 'file-of-somebody-else-00')],
  ['denied', 'to a longer id', (id) => address(GOOGLE, BUCKET, `${id}0`)],
  ['denied', 'to another folder', (id) => `${GOOGLE}/v0/b/${BUCKET}/o/products%2F${id}?alt=media`],
  ['denied', 'with a bucket that climbs', (id) => address(GOOGLE, `../../${BUCKET}`, id)],
  ['denied', 'to the details only', (id) => address(GOOGLE, BUCKET, id, '')],
  ['denied', 'with more behind it', (id) => address(GOOGLE, BUCKET, id, '?alt=media&x=1')],
  ['denied', 'that runs a script', (id) => `javascript:alert(1)//${address(GOOGLE, BUCKET, id)}`],
  ['denied', 'that is empty', () => ''],
  ['denied', 'that is a number', () => 7],
  ['denied', 'that is a list', (id) => [address(GOOGLE, BUCKET, id)]],
];

const without = (field: string) => (id: string) =>
  Object.fromEntries(Object.entries(feedback(id)).filter(([name]) => name !== field));

export const FEEDBACK_CASES: readonly RuleCase[] = [
  send('allowed', 'a visitor may send feedback', feedback),
  send('allowed', 'Asha may send feedback', feedback, { as: 'asha' }),
  ...idCases('services', feedback),
  ...['name', 'description', 'fileURL'].map((field) =>
    send('denied', `feedback must have its ${field}`, without(field)),
  ),
  send('denied', 'feedback may hold nothing more', (id) => ({ ...feedback(id), userId: null })),
  send('denied', 'feedback may not be empty', {}),
  ...textCases('services', feedback, 'name', 300),
  ...textCases('services', feedback, 'description', 5000),
  ...links.map(([expect, what, link]) => send(expect, `a link ${what}`, linked(link))),
  ...storedCases(FEEDBACK_PATH, FEEDBACK, { ...FEEDBACK, description: 'Forget it.' }),
];
