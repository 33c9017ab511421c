// The rules list by name the writable fields. A field that only one side knows would be refused or never be checked.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#config/languages.ts';
import { AddressFields } from '#domain/address/address.ts';
import { Amend } from '#domain/order/amendment.ts';
import { fieldsOf } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep, StepName } from '#domain/order/desk/order-steps.ts';
import { FirstParcel } from '#domain/order/first-parcel.ts';
import { DeliveryPromise, NewOrder } from '#domain/order/order.ts';
import { OrderCancellation } from '#domain/order/order-cancellation-write.ts';
import { OrderTransaction } from '#domain/order/order-change-write.ts';
import { PhoneOrder } from '#domain/order/phone-order.ts';
import { ReleaseTerms } from '#domain/order/release-terms.ts';
import { Offer } from '#domain/quotation/offered-quotation.ts';
import { BANNER_ROW, FAQ_ROW, VIDEO_ROW, ZONE_ROW } from '#domain/settings/rows.ts';
import { MAX_LINE, SETTINGS, type SettingField } from '#domain/settings/settings.fields.ts';
import { SETTING_NAMES } from '#domain/settings/shop-settings.ts';
import { renewRule } from '../../backend/texts/rule.ts';
import { listsInRule, RULES, ruleText } from '../support/rules-lists.ts';

type Entries = { readonly entries: object };
const keysOf = ({ entries }: Entries) => Object.keys(entries);
const SIGNED = ['changedAt', 'changedBy'];

/** `at`: which of its lists. */
test.each<[rule: string, fields: string[], at?: number]>([
  ['isProposal', [...keysOf(NewOrder), 'changedAt']],
  ['isTakenBackUnseen', keysOf(OrderCancellation)],
  ['isAddress', keysOf(AddressFields)],
  ['isPromise', keysOf(DeliveryPromise)],
  ['isReleaseTerms', keysOf(ReleaseTerms)],
  ['namesTransfer', keysOf(OrderTransaction).filter((it) => it !== 'orderId')],
  ['isPhoneOrder', [...keysOf(PhoneOrder), ...SIGNED]],
  ['isOffer', [...keysOf(Offer), ...SIGNED]],
  ['isSettings', [...SETTING_NAMES, 'updatedAt', 'changeId']],
  ['sendsFirst', keysOf(FirstParcel), 1],
  ['amends', keysOf(Amend), 1],
])('%s lists the fields that are written, and no other', (rule, fields, at = 0) => {
  expect(listsInRule(rule)[at]?.toSorted()).toEqual(fields.toSorted());
});

const ADDRESS = { name: '', phone: '', address: '', zipcode: '', city: '', state: '' };
const parcel = { courier: 'A', trackingNumber: '1' };
const terms = { prices: 'today', total: 1, beyondStock: false } as const;
const LATER = { does: 'deliver', isCashTaken: false, cashWith: 'courier' } as const;
/** The rule of each step that the merchant takes with an order, and steps that together write every field such a step can. */
const STEPS: { [Name in StepName]: [rule: string, ...Extract<OrderStep, { does: Name }>[]] } = {
  release: ['releases', { does: 'release', releasedAt: 1, terms }],
  amend: ['amends', { does: 'amend', amend: { id: '', at: 1, lines: [] } }],
  readdress: ['readdresses', { does: 'readdress', address: ADDRESS, addressCorrectedAt: 1 }],
  receive: ['receivesTransfer', { does: 'receive' }],
  pack: ['packs', { does: 'pack' }],
  sendFirst: ['sendsFirst', { does: 'sendFirst', at: 1, ...parcel, lines: [] }],
  ship: ['ships', { does: 'ship', ...parcel }],
  deliver: ['delivers', { does: 'deliver', isCashTaken: true }, LATER],
  collect: ['collects', { does: 'collect' }],
  cancel: ['givesUp', { does: 'cancel', reason: 'x' }],
  comeBack: ['comesBack', { does: 'comeBack', reason: 'x', at: 1, goodsBack: [] }],
  unpack: ['unpacks', { does: 'unpack' }],
  unsendFirst: ['unsendsFirst', { does: 'unsendFirst' }],
  unship: ['unships', { does: 'unship' }],
  undeliver: ['undelivers', { does: 'undeliver', isCashBack: true }],
  correct: ['correctsParcel', { does: 'correct', ...parcel }],
  askRefund: ['asksForRefund', { does: 'askRefund', at: 1 }],
  giveBack: ['givesBack', { does: 'giveBack', reference: 'x', at: 1 }],
  givePart: ['givesPartBack', { does: 'givePart', paise: 1, reference: 'x', at: 1 }],
  missTransfer: ['missesTransfer', { does: 'missTransfer', at: 1 }],
  askPaper: ['asksForPaper', { does: 'askPaper', at: 1 }],
};

test.each(Object.entries(STEPS))('%s writes its rule’s fields alone', (_, [rule, ...steps]) => {
  const written = steps.flatMap((step) => Object.keys(fieldsOf(step, { corrections: 0 })));
  expect(listsInRule(rule)[0]?.toSorted()).toEqual([...new Set(written)].toSorted());
});

test('texts may be written in each language of the shop besides English, and in no other', () => {
  expect(RULES, 'bring them up to date: npm run texts').toBe(renewRule(RULES, languages));
  expect(renewRule(RULES, ['en', 'xx'])).toContain(`hasOnly(['xx'])
        && isTranslated(texts, 'xx', name, text);`);
});

type Indexes = {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

test('texts in other languages, which nobody asks for by what they say, are in no index', () => {
  const file = new URL('../../backend/firestore.indexes.json', import.meta.url);
  const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as Indexes;
  const unindexed = fieldOverrides.filter(({ indexes }) => indexes.length === 0);
  const texts = unindexed.filter(({ fieldPath }) => fieldPath === 'texts');
  const collections = texts.map(({ collectionGroup }) => collectionGroup);
  expect(collections.toSorted()).toEqual(['blogs', 'categories', 'products']);
});

type Group = Extract<SettingField, { group: unknown }>['group'];
const quoted = (names: readonly string[]) => `[${names.map((it) => `'${it}'`).join(', ')}]`;

/** The lines of the rules about a setting, as far as the table decides them. */
function rulesOf(name: string, field: SettingField): string[] {
  if ('group' in field) return groupRules(`data.${name}`, field.group);
  const isList = 'isLines' in field || 'row' in field;
  if (!isList)
    return [
      field.like ? `data.get('${name}', ` : `isText(data.get('${name}', '-'), ${field.most})`,
    ];
  const sizes = 'row' in field ? Object.values(field.row).map(({ most }) => most) : [MAX_LINE];
  const longest = field.most * sumOf(sizes);
  if (field.least > 0)
    return [`areTexts(data.get('${name}', ['-']), ${field.most * sizes.length}, ${longest})`];
  const counts = Array.from({ length: field.most + 1 }, (_, rows) => rows * sizes.length);
  return 'row' in field
    ? [`areRows(data.get('${name}', []), [${counts.join(', ')}], ${longest})`]
    : [`areTextsOrNone(data.get('${name}', []), ${field.most}, ${longest})`];
}

function groupRules(at: string, group: Group): string[] {
  const names = Object.keys(group);
  const sizes = Object.values(group).flatMap((it) => ('group' in it ? [] : [it.most]));
  const inner = Object.entries(group).flatMap(([name, it]) =>
    'group' in it ? groupRules(`data.${name}`, it.group) : [],
  );
  if (inner.length === 0) return [`isSaid(${at}, ${quoted(names)}, ${sumOf(sizes)})`];
  return [`hasExactly(data, ${quoted(names)})`, `.join('').size() <= ${sumOf(sizes)}`, ...inner];
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

test.each(Object.entries<SettingField>(SETTINGS))('%s may be as long as there', (name, field) => {
  const rules = ruleText('isSettings') + ruleText('areClaims');
  expect(rulesOf(name, field).filter((it) => !rules.includes(it))).toEqual([]);
});

test('zones, questions, videos and banners are stored in the order in which first screens read them', () => {
  const { zones, faqs, videos, banners } = SETTINGS;
  const stored = [zones, faqs, videos, banners].map(({ row }) => Object.keys(row));
  expect(stored).toEqual([ZONE_ROW, FAQ_ROW, VIDEO_ROW, BANNER_ROW]);
});
