// What a courier's column is likely to want, by its heading.
import { headingKey } from '../../product/table/cell.ts';
import { INDIA, type PUT_NAMES } from './messages.ts';

/** What goes into a column of a courier's form. */
export type Put = keyof typeof PUT_NAMES;

/** In this order: the first that fits counts. Headings about others than the receiver stay empty. */
const GUESSES: readonly (readonly [RegExp, Put])[] = [
  [/\b(sender|pick ?up|return|rto|seller|billing|warehouse|vendor|shipper|consignor)\b/, 'empty'],
  [/\b(gst\w*|invoice|e ?mail|eway|way ?bill|awb|tracking|discount|tax)\b/, 'empty'],
  [/\bcontact (person|name)\b/, 'name'],
  [/\b(alt\w*|other|second\w*)\b.*\b(phone|mobile|contact|no|number)\b/, 'otherPhone'],
  [/\b(phone|mobile|contact)( no| number)? ?2\b/, 'otherPhone'],
  [/\b(phone|mobile|telephone|tel|contact)\b/, 'phone'],
  [/\b(pin|pin ?code|zip|zip ?code|post(al)? ?code)\b/, 'pincode'],
  [/\badd(r|ress)?( ?line)? ?1\b/, 'address1'],
  [/\badd(r|ress)?( ?line)? ?2\b/, 'address2'],
  [/\badd(r|ress)?( ?line)? ?3\b/, 'address3'],
  [/\blandmark\b/, 'landmark'],
  [/\b(address|street)\b/, 'address'],
  [/\b(city|town)\b/, 'city'],
  [/\b(state|province)\b/, 'state'],
  [/\bcountry\b/, 'fixed'],
  [/\bcod (amount|amt|value)\b|^cod$|\bcollect\w*( amount| value)?\b/, 'cod'],
  [/\b(payment|pay)\b.*\b(mode|method|type)\b|\bmode of payment\b|\bprepaid\b|^payment$/, 'mode'],
  [/\b(weight|wt)\b.*\bkgs?\b/, 'kilograms'],
  [/\b(weight|wt)\b/, 'grams'],
  [/\b(length|breadth|width|height)\b/, 'fixed'],
  [/\b(sku|(product|item) (code|id))\b/, 'sku'],
  [/\bhsn\b/, 'hsn'],
  [/\b(qty|quantity|units|pieces)\b/, 'quantity'],
  [/\bdate\b/, 'date'],
  [/\b(unit|item|product|selling) (item )?price\b|\bprice per\b/, 'price'],
  [/\b(value|total|amount)\b/, 'value'],
  [/\b(product|item|goods|contents?|description|commodity)\b/, 'products'],
  [/\blast name\b/, 'empty'],
  [/\bname\b|^(receiver|consignee|recipient|addressee|customer)$/, 'name'],
  [/\b(order|reference|ref)\b/, 'orderNo'],
];

/** The likely answer for a heading, whatever its case and punctuation. */
export function guessPut(heading: string): { put: Put; text: string } {
  const key = headingKey(heading.replace(/\([^)]*(required|mandatory|optional)[^)]*\)/i, ''));
  const put = GUESSES.find(([like]) => like.test(key))?.[1] ?? 'empty';
  return { put, text: put === 'fixed' && /\bcountry\b/.test(key) ? INDIA : '' };
}

/** Whether the courier marks it as one that has to be filled in. */
export const isRequired = (heading: string) =>
  /\*|\b(mandatory|required)\b/i.test(heading) && !/\bnot (mandatory|required)\b/i.test(heading);
