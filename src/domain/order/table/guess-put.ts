// What a courier's column is likely to want, by its heading.
import { headingKey } from '../../product/table/cell.ts';
import { INDIA } from './messages.ts';

/** What goes into a column of a courier's form, in the order in which it is offered. */
export const PUTS = [
  'empty',
  'orderNo',
  'name',
  'phone',
  'otherPhone',
  'address',
  'address1',
  'address2',
  'address3',
  'landmark',
  'city',
  'state',
  'pincode',
  'cod',
  'mode',
  'value',
  'grams',
  'kilograms',
  'products',
  'quantity',
  'price',
  'sku',
  'hsn',
  'date',
  'fixed',
] as const;
export type Put = (typeof PUTS)[number];

/** How many parcels a courier gets for an order: one, however many pieces are in it. */
const PARCELS = /\b(pieces?|boxes|packages|parcels)( count)?$/;

/** In this order: the first that fits counts. Headings about others than the receiver stay empty. */
const GUESSES: readonly (readonly [RegExp, Put])[] = [
  [/\b(sender|pick ?up|return|rto|seller|billing|warehouse|vendor|shipper|consignor)\b/, 'empty'],
  [/^from\b|\b(origin|source|company|reseller|store|courier|channel|brand|location)\b/, 'empty'],
  [/\b(unit|item|product|selling) price\b|\bprice per\b|^price\b/, 'price'],
  [/\binvoice (value|amount|amt)\b/, 'value'],
  [/\b(gst\w*|invoice|e ?mail|eway|way ?bill|awb|tracking|discount|tax|charges?|fees?)\b/, 'empty'],
  // To insure a parcel or to stamp it costs money, and volume is not what the scales say.
  [/\b(insur\w*|prepayment|advance|volumetric|last name|sub order)\b/, 'empty'],
  [/\b(collection mode|(country|state|city) code|(dimension|weight|wt) unit)\b/, 'empty'],
  [/\b(payment|pay)\b.*\b(mode|method|type|cod)\b|\bmode of payment\b|\bprepaid\b/, 'mode'],
  [/^payment$/, 'mode'],
  [/\b(type|flag|status|tags?|instructions?|same as)\b/, 'empty'],
  [/\bcontact (person|name)\b/, 'name'],
  [/\b(alt\w*|other|second\w*)\b.*\b(phone|mobile|contact|no|number)\b/, 'otherPhone'],
  [/\b(phone|mobile|contact)( no| number)? ?2\b/, 'otherPhone'],
  [/\b(phone|(addr)?mobile|telephone|tel|contact)\b/, 'phone'],
  [/\b(pin|pin ?code|zip|zip ?code|post(al)? ?code)\b/, 'pincode'],
  [/\bcountry\b/, 'fixed'],
  [/\b(state|province)\b/, 'state'],
  [/\b(city|town)\b/, 'city'],
  [/\badd(r|ress)?( ?line)? ?1\b/, 'address1'],
  [/\badd(r|ress)?( ?line)? ?2\b/, 'address2'],
  [/\badd(r|ress)?( ?line)? ?3\b/, 'address3'],
  [/\blandmark\b/, 'landmark'],
  [/\b(address|street)\b/, 'address'],
  [
    /\bcod (amount|amt|value)\b|\b(amount|amt|value)\b.*\bcod\b|^cod$|\bcollect\w*\b(?! (date|time))/,
    'cod',
  ],
  [/\b(weight|wt)\b.*\bkgs?\b/, 'kilograms'],
  [/\b(weight|wt)\b/, 'grams'],
  [/\b(length|breadth|width|height)\b/, 'fixed'],
  [/\bsku name\b/, 'products'],
  [/\b(sku|(product|item) (code|id))\b/, 'sku'],
  [/\bhsn\b/, 'hsn'],
  [PARCELS, 'fixed'],
  [/\b(qty|quantity|units)\b/, 'quantity'],
  [/\border(ed)? date\b|\bdate of (the )?order\b|^date\b/, 'date'],
  [/\b(value|total|amount)\b/, 'value'],
  [/\b(product|item|goods|contents?|description|commodity)\b/, 'products'],
  [/\bname\b|^(receiver|consignee|recipient|addressee|customer)$/, 'name'],
  [/\b(order|reference|ref)( ref\w*)?( (no|number|id|code)\b|( ?\d)?$)/, 'orderNo'],
];

/** A note beside a heading's words, which names other columns: “(without pincode)”. */
const isNote = (words: string) =>
  /required|mandatory|optional|without|exclud/i.test(words) || words.trim().split(/\s+/).length > 3;

/** The likely answer for a heading, whatever its case and punctuation. */
export function guessPut(heading: string): { put: Put; text: string } {
  const key = headingKey(heading.replace(/\([^)]*\)/g, (it) => (isNote(it) ? ' ' : it)));
  const put = GUESSES.find(([like]) => like.test(key))?.[1] ?? 'empty';
  if (put !== 'fixed') return { put, text: '' };
  return { put, text: PARCELS.test(key) ? '1' : /\bcountry\b/.test(key) ? INDIA : '' };
}

/** Whether the courier marks it as one that has to be filled in. A star between letters stands for “times”. */
export const isRequired = (heading: string) =>
  /^\s*\*|\*(?!\s*\w)|\b(mandatory|required|compulsory)\b/i.test(heading) &&
  !/\b(not|non|if)[\s-]*(mandatory|required|compulsory)\b/i.test(heading);
