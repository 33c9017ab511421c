// Tax papers: merchants and their own shopper read them, and nobody writes one, or sees which number comes next.
import { ORDERS, orderOf } from './an-order.ts';
import { closedBelow, get, list, merge, remove, write } from './cases.ts';
import { listedByMerchant, MOMENT, OTHERS, ofMerchant, ownPath, tried } from './merchant-case.ts';
import { changes, PACKED, stepsOf } from './merchant-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

const may = ofMerchant('tax papers');

const PATH = 'invoices/FARM-2627-00001';
const PAPER = { number: 'FARM-2627-00001', uid: 'asha', totalPaise: 25_100 };
const given = { [PATH]: PAPER };
const COUNTER = 'paperSeries/FARM-2627';

const reading: readonly RuleCase[] = [
  ...(['merchant', 'asha'] as const).map((as) =>
    may('allowed', `${as} opens Asha’s`, get(PATH), as, given),
  ),
  ...[...OTHERS, 'asha without a phone' as const]
    .filter((as) => as !== 'asha')
    .map((as) => may('denied', `${as} does not open Asha’s`, get(PATH), as, given)),
  ...listedByMerchant(may, 'invoices'),
  may(
    'denied',
    'Asha does not list hers',
    list('invoices', 10, { where: { uid: 'asha' } }),
    'asha',
  ),
  ...closedBelow(may, PATH, PAPER),
  may('denied', 'the merchant reads nothing below one', get(`${PATH}/notes/stored`), 'merchant', {
    [`${PATH}/notes/stored`]: PAPER,
  }),
];

const writing: readonly RuleCase[] = (['merchant', 'asha', 'packer'] as const).flatMap((as) => [
  may('denied', `${as} makes none`, write('invoices/FARM-2627-00002', PAPER), as),
  may('denied', `${as} does not write one again`, write(PATH, PAPER), as, given),
  may('denied', `${as} changes none`, merge(PATH, { totalPaise: 1 }), as, given),
  may('denied', `${as} deletes none`, remove(PATH), as, given),
  may('denied', `${as} does not see the next number`, get(COUNTER), as, {
    [COUNTER]: { count: 1 },
  }),
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

export const PAPER_CASES: readonly RuleCase[] = [...reading, ...writing, ...asking];
