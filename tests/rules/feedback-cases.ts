// How feedback must look, that its link leads to the file of the same id, and that it can neither be read nor changed.
import {
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_MESSAGE_CODE_UNITS,
  MAX_NAME_LENGTH,
} from '#core/model/limits.ts';
import type { RuleCase } from './rule-case.ts';
import { idCases, sendingTo, storedCases, textCases } from './sent-only.ts';
import { FEEDBACK, FEEDBACK_PATH } from './stored-documents.ts';

const send = sendingTo('services');

const address = (bucket: string, id: string, rest = '?alt=media') =>
  `${bucket}service-documents%2F${id}${rest}`;
const OWN = 'http://localhost:9199/v0/b/demo-haat.appspot.com/o/';
const GOOGLE = 'https://firebasestorage.googleapis.com/v0/b/organic-farm.firebasestorage.app/o/';

const feedback = (id: string) => ({ ...FEEDBACK, fileURL: address(OWN, id) });
const linked = (link: (id: string) => unknown) => (id: string) => ({
  ...FEEDBACK,
  fileURL: link(id),
});

const links: [RuleCase['expect'], string, (id: string) => unknown][] = [
  ['denied', 'to another shop’s bucket', (id) => address(GOOGLE, id)],
  ['denied', 'to another bucket here', (id) => address(OWN.replace('haat', 'other'), id)],
  ['denied', 'to another computer', (id) => address(`https://evil.example/${OWN}`, id)],
  ['denied', 'to the file of another', () => address(OWN, 'file-of-somebody-else-00')],
  ['denied', 'to a longer id', (id) => address(OWN, `${id}0`)],
  ['denied', 'to another folder', (id) => `${OWN}products%2F${id}?alt=media`],
  ['denied', 'to the details only', (id) => address(OWN, id, '')],
  ['denied', 'with more behind it', (id) => address(OWN, id, '?alt=media&x=1')],
  ['denied', 'that runs a script', (id) => `javascript:alert(1)//${address(OWN, id)}`],
  ['denied', 'that is empty', () => ''],
  ['denied', 'that is a number', () => 7],
  ['denied', 'that is a list', (id) => [address(OWN, id)]],
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
  ...textCases('services', feedback, 'name', MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
  ...textCases('services', feedback, 'description', MAX_MESSAGE_CODE_UNITS),
  ...links.map(([expect, what, link]) => send(expect, `a link ${what}`, linked(link))),
  ...storedCases(FEEDBACK_PATH, FEEDBACK, { ...FEEDBACK, description: 'Forget it.' }),
];
