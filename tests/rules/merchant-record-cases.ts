// What is kept about an order: its history and private note, which everybody at the desk reads and changes, and nobody else, least of all the
// order's shopper; and its tax papers, which merchants and their own shopper read, and nobody writes.
import { ADDRESS, ORDERS, orderOf } from './an-order.ts';
import {
  closedBelow,
  type Expectation,
  get,
  list,
  listAll,
  merge,
  remove,
  write,
} from './cases.ts';
import {
  listedByMerchant,
  MOMENT,
  OTHERS,
  ofMerchant,
  ownPath,
  STRANGERS_AT_DESK,
  tried,
  x,
} from './merchant-case.ts';
import { changes, PACKED, stepsOf } from './merchant-cases.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { SIGNED } from './whole-write.ts';

const [NOTED, FRESH, UNNAMED] = [
  'an-order-with-a-private-note',
  'an-order-without-any-note',
  'an-order-of-a-deleted-account',
];
const RECORD = `orderRecords/${NOTED}`;
const NOTE = { customer: 'asha', note: 'Call before you send it.' };
const STEPS = [{ event: 'e1', at: MOMENT, does: 'packed', by: 'merchant' }];
const ofOrder = {
  [`${ORDERS}/${NOTED}`]: orderOf(NOTED),
  [`${ORDERS}/${FRESH}`]: orderOf(FRESH),
  [`${ORDERS}/${UNNAMED}`]: { ...orderOf(UNNAMED), unnamedAt: MOMENT },
  [`users/ravi/orders/${NOTED}`]: orderOf(NOTED),
  [RECORD]: { ...NOTE, ...SIGNED },
  [`${RECORD}/notes/stored`]: NOTE,
};
const kept = ofMerchant('what is kept about an order');
const tries = (expect: Expectation, title: string, does: Attempt, as: Person = 'merchant') =>
  kept(expect, title, does, as, ofOrder);
const makes = (data: Fields, id = FRESH) => write(`orderRecords/${id}`, { ...SIGNED, ...data });
const notes = (data: Fields) => merge(RECORD, { ...SIGNED, ...data });
const BY_ANOTHER = { changedBy: 'kamala' };

const records: readonly RuleCase[] = [
  ...tried(tries, {
    allowed: {
      'the merchant writes a long note': makes({ ...NOTE, note: x(6000) }),
      'the merchant changes the note': notes({ ...NOTE, note: 'Called.' }),
      'the merchant sends the same note again': notes(NOTE),
      'the merchant takes the note away': notes({ ...NOTE, note: '' }),
    },
    denied: {
      'the merchant writes no longer first note': makes({ ...NOTE, note: x(6001) }),
      'the merchant writes no longer note': notes({ ...NOTE, note: x(6001) }),
      'a note is a text': makes({ ...NOTE, note: [] }),
      'a note is about an order of that customer': makes({ ...NOTE, customer: 'ravi' }),
      'a note is about an order that there is': makes(NOTE, 'an-order-that-never-came'),
      'a note is about nobody whose account was deleted': makes(NOTE, UNNAMED),
      'a note stays with its customer': notes({ ...NOTE, customer: 'ravi' }),
      'the merchant makes no history': makes({ ...NOTE, steps: STEPS }),
      'the merchant changes no history': notes({ ...NOTE, steps: STEPS }),
      'a first note says who wrote it': makes({ ...NOTE, ...BY_ANOTHER }),
      'a note says who wrote it': notes({ ...NOTE, ...BY_ANOTHER }),
      'a first note says when': makes({ ...NOTE, changedAt: new Date(MOMENT) }),
      'the merchant says how many': listAll('orderRecords'),
      'the merchant lists no more': list('orderRecords', 501),
      'the merchant deletes nothing': remove(RECORD),
      'the merchant reads nothing below it': get(`${RECORD}/notes/stored`),
    },
  }),
  ...(['merchant', 'packer', ...STRANGERS_AT_DESK] as const).flatMap((as) => {
    const expect = as === 'merchant' || as === 'packer' ? 'allowed' : 'denied';
    return [
      tries(expect, `${as} reads it`, get(RECORD), as),
      tries(expect, `${as} lists it`, list('orderRecords', 500), as),
      tries(expect, `${as} writes the first note`, makes(NOTE), as),
      tries(expect, `${as} changes the note`, notes({ note: 'One jar.' }), as),
    ];
  }),
];

const may = ofMerchant('tax papers');

const PATH = 'invoices/FARM-2627-00001';
const PAPER = { number: 'FARM-2627-00001', uid: 'asha', totalPaise: 25_100 };
const COUNTER = 'paperSeries/FARM-2627';
const given = { [PATH]: PAPER, [COUNTER]: { count: 1 } };
const BELOW = `${PATH}/notes/stored`;
const ASHAS = list('invoices', 10, { where: { uid: 'asha' } });

const reading: readonly RuleCase[] = [
  ...(['merchant', 'asha'] as const).map((as) =>
    may('allowed', `${as} opens Asha’s`, get(PATH), as, given),
  ),
  ...[...OTHERS, 'asha without a phone' as const]
    .filter((as) => as !== 'asha')
    .map((as) => may('denied', `${as} does not open Asha’s`, get(PATH), as, given)),
  ...listedByMerchant(may, 'invoices'),
  may('denied', 'Asha does not list hers', ASHAS, 'asha'),
  ...closedBelow(may, PATH, PAPER),
  may('denied', 'the merchant reads nothing below one', get(BELOW), 'merchant'),
];

const writing: readonly RuleCase[] = (['merchant', 'asha', 'packer'] as const).flatMap((as) => [
  may('denied', `${as} makes none`, write('invoices/FARM-2627-00002', PAPER), as),
  may('denied', `${as} does not write one again`, write(PATH, PAPER), as, given),
  may('denied', `${as} changes none`, merge(PATH, { totalPaise: 1 }), as, given),
  may('denied', `${as} deletes none`, remove(PATH), as, given),
  may('denied', `${as} does not see the next number`, get(COUNTER), as, given),
  may('denied', `${as} sets no next number`, write(COUNTER, { count: 9 }), as),
]);

const LACKING = { ...PACKED, paperLacks: ['moringa'] };
const ask = { paperAskedAt: MOMENT };
const elsewhere = { address: { ...ADDRESS, city: 'Ajmer' } };

const asking: readonly RuleCase[] = [
  ...stepsOf({ 'asks for a paper again': [LACKING, ask] }),
  ...tried(changes, {
    allowed: { 'whose state is not known': [{ ...PACKED, paperLacks: [] }, ask] },
    denied: {
      'for an order that lacks none': [PACKED, ask],
      'at no moment': [LACKING, { paperAskedAt: 0 }],
      'and says what is lacking': [LACKING, { ...ask, paperLacks: ['chia'] }],
      'and says that it is there': [LACKING, { ...ask, papers: ['FARM-2627-00001'] }],
    },
  }),
  ...[{ papers: ['FARM-2627-00001'] }, { paperLacks: ['moringa'] }].map((field) => {
    const path = ownPath(ORDERS);
    const stored = orderOf(path.slice(path.lastIndexOf('/') + 1));
    const title = `Asha corrects her address, and writes no ${Object.keys(field)}`;
    return may('denied', title, merge(path, { ...elsewhere, ...field }), 'asha', {
      [path]: stored,
    });
  }),
];

export const MERCHANT_RECORD_CASES = [...records, ...reading, ...writing, ...asking];
