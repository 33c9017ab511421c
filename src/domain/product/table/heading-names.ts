// The headings that merchants and programs give to columns of ours.

import { LANGUAGES } from '#config/languages.ts';
import { languageName } from '../../shared/translations.ts';
import { headingKey } from './cell.ts';
import { amountIn, type Unit, unitOf } from './cell-terms.ts';
import { COLUMNS, columnOf, type Field } from './columns.ts';
import { partsOf } from './text-fields.ts';

/** What a heading names. The lower its rank, the surer. */
export type Named = {
  field: Field;
  /** 0: our own heading. */
  rank: number;
  /** “Weight (kg)” names the unit as well. */
  unit?: Unit | undefined;
  /** “Qty” is the stock, or what is in a pack. */
  isUnsure?: boolean;
};

/** Other headings by field, the surest first; in the form of `plainHeading`. */
const WORDS: Readonly<Partial<Record<Field, string>>> = {
  id: 'sku, sku code, product sku, item sku, variant sku, product code, item code, code, sku id, product id, item id, article code, style code, internal reference, कोड, उत्पाद कोड',
  name: 'product name, item name, product title, product, item, title, name of product, name of item, name of the product, name of the item, particulars, description of goods, products, items, goods, commodity, article, नाम, उत्पाद का नाम, उत्पाद, वस्तु का नाम, वस्तु, सामान, नाव, பெயர், பொருள், పేరు, ಹೆಸರು, പേര്, নাম, નામ, ਨਾਮ',
  price:
    'selling price, sale price, sales price, our price, offer price, unit price, price per unit, price per pack, price per piece, retail price, sell price, online price, shop price, rate, sale rate, selling rate, sales rate, rate per pack, final price, मूल्य, कीमत, क़ीमत, दर, भाव, बिक्री मूल्य, किंमत, விலை, ధర, ಬೆಲೆ, വില, দাম, মূল্য, ભાવ, કિંમત, ਕੀਮਤ',
  mrp: 'maximum retail price, max retail price, regular price, list price, printed price, compare at price, mrp price, एमआरपी, अधिकतम खुदरा मूल्य',
  quantity:
    'in stock, available, available stock, available qty, available quantity, stock qty, stock quantity, qty stock, quantity stock, on hand, qty on hand, quantity on hand, on hand qty, on hand quantity, stock on hand, qty available, quantity available, current stock, closing stock, inventory, stock available, stock level, current stock quantity, units stock, pieces stock, pieces, opening stock, स्टॉक, भंडार, साठा',
  netWeight:
    'weight, net wt, net quantity, net qty, net content, net contents, wt, pack size, packing size, package size, pkt size, pack weight, packing, pack, size, unit weight, product weight, item weight, volume, net volume, वजन, वज़न, शुद्ध वजन, भार',
  unit: 'uom, base unit, unit of measure, unit of measurement, weight unit, usage unit, units, measure, measurement, इकाई, यूनिट, माप',
  category:
    'categories, product category, item category, category name, product type, item group, product group, stock group, group, type, department, dept, श्रेणी, वर्ग, प्रकार',
  brand: 'brand name, company, make, vendor, manufacturer, ब्रांड, कंपनी',
  photoURL:
    'picture, image, images, product image, product images, product image 1, product photo, main image, photo, photos, image url, image urls, image link, image src, image file, photo url, photo link, picture url, photo name, image name, image 1, photo 1, चित्र, फोटो, फ़ोटो',
  editorContent:
    'long description, product description, details, product details, item description, item details, about, about product, about the product, short description, विवरण, वर्णन',
  tags: 'tag, keywords, keyword, key words, search words, search terms, टैग',
  origin: 'place of origin, region, grown in, मूल स्थान',
  country: 'country, country origin, made in, मूल देश',
  shelfLife: 'shelf life from packing',
  bestBefore: 'best before from packing, use by',
  batch: 'batch no, batch number, batch code, lot, lot no, lot number, बैच, बैच नंबर, बैच संख्या',
  ingredients: 'ingredient, ingredients list, list of ingredients, composition, सामग्री, घटक',
  allergens:
    'allergen, allergen information, allergen info, allergen advice, allergy information, एलर्जन, एलर्जी, एलर्जी की जानकारी',
  diet: 'veg, veg non veg, veg nonveg, veg or non veg, veg mark, food type, diet',
  packer: 'packer, packaged by, packed and marketed by, packer name and address',
  fssai:
    'fssai, fssai no, fssai number, fssai lic no, fssai lic, fssai licence no, fssai licence number, fssai license, fssai license no, fssai license number',
  organicCertificate: 'organic certificate no, organic certificate number, certificate no',
  hsn: 'hsn code, hsn no, hsn number, hsn sac, hsn sac code, hs code, एचएसएन, एचएसएन कोड',
  gstRate:
    'gst percent, gst percentage, gst slab, tax rate, tax percent, igst rate, igst percent, जीएसटी दर, जीएसटी प्रतिशत',
  gstKind: 'taxability, tax type, gst type, taxable',
  lowStock:
    'low stock, low stock at, low stock level, low stock threshold, reorder level, reorder point, minimum stock, min stock, न्यूनतम स्टॉक',
};
/** Other spellings of what languages call themselves. */
const SPELT: Readonly<Record<string, readonly string[]>> = { हिन्दी: ['हिंदी'] };
const UNSURE = new Set(['qty', 'quantity', 'मात्रा', 'संख्या']);
/** Words that change nothing about a heading. */
const NOISE = /^(rs|re|inr|rupees?|in|optional|required|mandatory|english|pcs|nos|रु|रू|रुपये|में)$/;
const WITH_TAX = /\b(incl|inclusive|including)( of)?( all)? (gst|tax|taxes)\b/;

/** A heading's key without currencies and remarks: “M.R.P. (Rs.)” is “mrp”. */
function plainHeading(heading: string): string {
  const key = headingKey(heading.replaceAll('%', ' percent '))
    .replace(/\b(?:[a-z] )+[a-z]\b/g, (letters) => letters.replaceAll(' ', ''))
    .replace(WITH_TAX, '');
  return key
    .split(' ')
    .filter((word) => word !== '' && !NOISE.test(word))
    .join(' ');
}

const wordsFor = (field: Field) => WORDS[field]?.split(', ') ?? [];

const named = new Map<string, Named>();
function learn(words: readonly string[], field: Field, firstRank: number): void {
  for (const [at, word] of words.entries()) {
    const key = plainHeading(word);
    if (!named.has(key)) named.set(key, { field, rank: firstRank + at });
  }
}
for (const { field, heading } of COLUMNS) learn([heading, field], field, 1);
for (const { field } of COLUMNS) learn(wordsFor(field), field, 3);
for (const { field } of COLUMNS) {
  const { name, language } = partsOf(field);
  if (!language) continue;
  const own = LANGUAGES[language].name;
  const words = [columnOf(name).heading, ...wordsFor(name)];
  for (const said of [languageName(language), own, ...(SPELT[own] ?? [])]) {
    // “Product name (हिन्दी)”, “Hindi name”.
    learn([...words.map((it) => `${it} ${said}`), ...words.map((it) => `${said} ${it}`)], field, 3);
  }
}

const OURS = new Map<string, Field>(
  COLUMNS.map(({ field, heading }) => [headingKey(heading), field]),
);

/** What a heading names, whatever its case and punctuation, in English, Hindi or both; undefined for nothing of ours. */
export function namedBy(heading: string): Named | undefined {
  const ours = OURS.get(headingKey(heading));
  if (ours) return { field: ours, rank: 0 };
  const key = plainHeading(heading);
  const words = key.split(' ');
  const english = words.filter((word) => /^[a-z0-9]+$/.test(word)).join(' ');
  const other = words.filter((word) => !/^[a-z0-9]+$/.test(word)).join(' ');
  return unsure(key) ?? named.get(key) ?? weightIn(words) ?? byHalf(english, other);
}

/** “Weight (kg)”, “Net wt. in gms”; also “Unit (g/kg)”. */
function weightIn(words: readonly string[]): Named | undefined {
  const [first = '', ...units] = words;
  if (units.every(unitOf) && named.get(first)?.field === 'unit') return named.get(first);
  const unit = unitOf(words.at(-1) ?? '');
  const rest = named.get(words.slice(0, -1).join(' '));
  return unit && rest?.field === 'netWeight' ? { ...rest, unit } : undefined;
}

/** “Name / नाम”. */
function byHalf(english: string, other: string): Named | undefined {
  if (english === '' || other === '') return undefined;
  return unsure(english) ?? named.get(english) ?? named.get(other);
}

function unsure(key: string): Named | undefined {
  return UNSURE.has(key) ? { field: 'quantity', rank: 99, isUnsure: true } : undefined;
}

/** Whether a heading ends with what is in a pack, as “500 g” or “Rate (1kg)” does: below it stand prices. */
export function isPackHeading(heading: string): boolean {
  const [, last = ''] =
    /(?:^|[^\p{Nd}.,])([\p{Nd}.,]+\s*\p{L}[\p{L}\p{M}.]*)\)?$/u.exec(heading) ?? [];
  return unitOf(amountIn(last)?.unit ?? '') !== undefined;
}
