// What the merchant offered a shopper: they read it, nobody else does, and no phone writes it.
import type { Attempt, Person, RuleCase } from './rule-case.ts';
import { QUOTATION, QUOTATION_PATH, QUOTATIONS } from './stored-documents.ts';

type Expectation = RuleCase['expect'];

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `quotations: ${title}`, as, does, expect };
}

const open: Attempt = { verb: 'get', path: QUOTATION_PATH };
const list: Attempt = { verb: 'list', collection: QUOTATIONS, limit: 500 };
const below = `${QUOTATION_PATH}/notes/stored`;
const cheaper = { ...QUOTATION, cartItems: [{ id: 'moringa', price: 1, quantity: 1 }] };

export const QUOTATION_CASES: readonly RuleCase[] = [
  may('allowed', 'Asha may open one of hers', open),
  may('allowed', 'Asha may look for one that is gone', { verb: 'get', path: `${QUOTATIONS}/gone` }),
  may('allowed', 'Asha may list hers, 500 at a time', list),
  may('denied', 'Asha may not list hers, 501 at a time', { ...list, limit: 501 }),
  may('allowed', 'Asha may list hers page by page, each after the last one before', {
    ...list,
    after: { field: 'createdAt', value: 1_790_000_000_000, path: QUOTATION_PATH },
  }),
  may('denied', 'a page of hers may be no longer than any other list', {
    ...list,
    limit: 501,
    after: { field: 'createdAt', value: 1_790_000_000_000, path: QUOTATION_PATH },
  }),
  may('denied', 'Asha may not skip any of hers', { ...list, offset: 1 }),
  may('denied', 'Asha may not list hers without saying how many', {
    verb: 'list',
    collection: QUOTATIONS,
  }),
  ...(['ravi', 'visitor', 'asha without a phone'] as const).flatMap((as) => [
    may('denied', `${as} may not open one of Asha’s`, open, as),
    may('denied', `${as} may not list those of Asha`, list, as),
  ]),
  may('denied', 'nobody may search those of all people', {
    verb: 'list everywhere',
    collection: 'quotations',
    limit: 10,
  }),
  may('denied', 'Asha may not make one up', {
    verb: 'write',
    path: `${QUOTATIONS}/made-up-by-asha-herself`,
    data: QUOTATION,
  }),
  may('denied', 'Asha may not send one again', {
    verb: 'write',
    path: QUOTATION_PATH,
    data: QUOTATION,
  }),
  may('denied', 'Asha may not make one cheaper', {
    verb: 'write',
    path: QUOTATION_PATH,
    data: cheaper,
  }),
  may('denied', 'Asha may not delete one', { verb: 'delete', path: QUOTATION_PATH }),
  may('denied', 'Asha may not read below one', { verb: 'get', path: below }),
];
