// Texts on tax papers and receipts.
import type { PaperKind } from './paper.ts';

export const PAPER_TITLES: Readonly<Record<PaperKind, string>> = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  'invoice-cum-bill': 'Invoice-cum-bill of supply',
  'credit-note': 'Credit note',
};
export const RECEIPT = 'Receipt';
/** At the top of each bill of a composition dealer. Source: CGST Rules 2017, rule 5(1)(f). */
export const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';

export const NUMBER = 'Number';
export const DATE = 'Date';
export const ORDER = 'Order';
export const ORDERED = 'Ordered';
export const AGAINST = 'Against';
export const againstWords = (number: string, day: string) => `${number} of ${day}`;
export const REASON = 'Reason';
export const PLACE_OF_SUPPLY = 'Place of supply';
export const REVERSE_CHARGE = 'Whether tax is payable on reverse charge';
export const NO = 'No';
export const PAYMENT = 'Payment';
export const PAYMENT_WORDS = {
  cod: 'Cash on delivery',
  NEFT: 'Bank transfer',
  online_payment: 'Online payment',
} as const;
export const BILLED_TO = 'Billed and delivered to';
export const stateWords = (name: string, code: string) => `${name} (${code})`;
export const gstinWords = (gstin: string) => `GSTIN ${gstin}`;
export const NOT_REGISTERED = 'Not registered under GST';
export const fssaiWords = (licence: string) => `FSSAI licence ${licence}`;
export const phoneWords = (phone: string) => `Phone ${phone}`;

export const DESCRIPTION = 'Description';
export const hsnWords = (hsn: string) => `HSN ${hsn}`;
export const NIL_RATED = 'Nil rated';
export const EXEMPT = 'Exempt';
export const QUANTITY = 'Quantity';
export const PRICE = 'Price';
export const TAXABLE = 'Taxable value';
export const UNTAXED = 'Exempt and nil rated';
export const VALUE = 'Value';
export const CENTRAL = 'CGST';
export const STATE_TAX = 'SGST';
export const TERRITORY_TAX = 'UTGST';
export const INTEGRATED = 'IGST';
export const AMOUNT = 'Amount';
export const DELIVERY = 'Delivery';
export const DISCOUNT = 'Discount';
export const couponWords = (code: string) => `Coupon ${code}`;
/** Of a tax paper: what its lines hold besides the price of the goods. */
export const AMOUNTS_INCLUDE = 'The amounts include';
export const deliveryWords = (sum: string) => `${sum} for delivery`;
export const offWords = (sum: string, code: string) =>
  code ? `${sum} off by coupon ${code}` : `${sum} off`;
export const TOTAL = 'Total';
export const CREDITED = 'Credited in total';
export const IN_WORDS = 'In words';
export const signedWords = (shop: string, signatory: string) =>
  `For ${shop}: ${signatory}, authorised signatory. Digitally issued.`;
export const digitalWords = (shop: string) => `For ${shop}. Digitally issued.`;
export const NO_TAX_PAPER = 'The seller is not registered under GST. No tax is charged.';
export const pageOf = (title: string, page: number, pages: number) =>
  `${title}, page ${page} of ${pages}`;

/** 0 to 19. */
const SMALL = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const STEPS = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** An amount as it is read out in India: “Rupees One Lakh Twenty Thousand and Fifty Paise Only”. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${numberWords((paise - rest) / 100)}`;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${numberWords(rest)} Paise Only`;
}

function numberWords(number: number): string {
  for (const [step, name] of STEPS) {
    if (number < step) continue;
    const words = `${numberWords(Math.floor(number / step))} ${name}`;
    return number % step === 0 ? words : `${words} ${numberWords(number % step)}`;
  }
  if (number < 20) return SMALL[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens} ${numberWords(number % 10)}`;
}
