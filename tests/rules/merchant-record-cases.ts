// What the desk keeps about an order: everybody at the desk reads it and changes its private note, and nobody else, least of all the order's shopper.
import { ORDERS, orderOf } from './an-order.ts';
import { type Expectation, get, list, listAll, merge, remove, write } from './cases.ts';
import { MOMENT, ofMerchant, STRANGERS_AT_DESK, tried, x } from './merchant-case.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { SIGNED } from './whole-write.ts';

const [NOTED, FRESH, UNNAMED] = [
  'an-order-with-a-private-note',
  'an-order-without-any-note',
  'an-order-of-a-deleted-account',
];
const PATH = `orderRecords/${NOTED}`;
const NOTE = { customer: 'asha', note: 'Call before you send it.' };
const STEPS = [{ event: 'e1', at: MOMENT, does: 'packed', by: 'merchant' }];
const given = {
  [`${ORDERS}/${NOTED}`]: orderOf(NOTED),
  [`${ORDERS}/${FRESH}`]: orderOf(FRESH),
  [`${ORDERS}/${UNNAMED}`]: { ...orderOf(UNNAMED), unnamedAt: MOMENT },
  [`users/ravi/orders/${NOTED}`]: orderOf(NOTED),
  [PATH]: { ...NOTE, ...SIGNED },
  [`${PATH}/notes/stored`]: NOTE,
};
const may = ofMerchant('what is kept about an order');
const tries = (expect: Expectation, title: string, does: Attempt, as: Person = 'merchant') =>
  may(expect, title, does, as, given);
const makes = (data: Fields, id = FRESH) => write(`orderRecords/${id}`, { ...SIGNED, ...data });
const changes = (data: Fields, signed: Fields = SIGNED) => merge(PATH, { ...data, ...signed });
const byPacker = { ...SIGNED, changedBy: 'packer' };

export const MERCHANT_RECORD_CASES: readonly RuleCase[] = [
  ...tried(tries, {
    allowed: {
      'the merchant reads it': get(PATH),
      'the merchant lists it, 500 at a time': list('orderRecords', 500),
      'the merchant writes the first note': makes(NOTE),
      'the merchant writes a long note': makes({ ...NOTE, note: x(6000) }),
      'the merchant changes the note': changes({ ...NOTE, note: 'Called.' }),
      'the merchant sends the same note again': changes(NOTE),
      'the merchant takes the note away': changes({ ...NOTE, note: '' }),
    },
    denied: {
      'the merchant lists no more': list('orderRecords', 501),
      'the merchant says how many': listAll('orderRecords'),
      'the merchant writes no longer first note': makes({ ...NOTE, note: x(6001) }),
      'the merchant writes no longer note': changes({ ...NOTE, note: x(6001) }),
      'a note is a text': makes({ ...NOTE, note: [] }),
      'a note is about an order of that customer': makes({ ...NOTE, customer: 'ravi' }),
      'a note is about an order that there is': makes(NOTE, 'an-order-that-never-came'),
      'a note is about nobody whose account was deleted': makes(NOTE, UNNAMED),
      'a note stays with its customer': changes({ ...NOTE, customer: 'ravi' }),
      'the merchant makes no history': makes({ ...NOTE, steps: STEPS }),
      'the merchant changes no history': changes({ ...NOTE, steps: STEPS }),
      'a first note says who wrote it': makes({ ...NOTE, changedBy: 'packer' }),
      'a note says who wrote it': changes(NOTE, byPacker),
      'a first note says when': makes({ ...NOTE, changedAt: new Date(MOMENT) }),
      'the merchant deletes nothing': remove(PATH),
      'the merchant reads nothing below it': get(`${PATH}/notes/stored`),
    },
  }),
  tries('allowed', 'the packer reads it', get(PATH), 'packer'),
  tries('allowed', 'the packer lists it', list('orderRecords'), 'packer'),
  tries('allowed', 'the packer writes the first note', makes({ ...NOTE, ...byPacker }), 'packer'),
  tries(
    'allowed',
    'the packer changes the note',
    changes({ note: 'One jar.' }, byPacker),
    'packer',
  ),
  ...STRANGERS_AT_DESK.flatMap((as) => {
    const signed = { ...SIGNED, changedBy: as };
    return [
      tries('denied', `${as} does not read it`, get(PATH), as),
      tries('denied', `${as} does not list it`, list('orderRecords'), as),
      tries('denied', `${as} writes no first note`, makes({ ...NOTE, ...signed }), as),
      tries('denied', `${as} changes no note`, changes({ note: 'Nothing.' }, signed), as),
    ];
  }),
];
