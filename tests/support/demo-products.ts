// Products for journeys: the seeded ones as the server has them, and a test's own, which is removed again.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeFields, encodeFields } from '#engine/firestore/firestore-values.ts';
import {
  enquiriesAbout,
  listDocuments,
  publish,
  removeDocument,
  type StoredDocument,
  type WireFields,
} from './shop-server.ts';

export type DemoProduct = {
  id: string;
  name: string;
  rupees: number;
  quantity: number;
  photos: number;
};

/** Products made by tests begin with this; all others were seeded. */
const OWN = 'journey-';
/** A category of their own, because tests that run at the same time count the products in the seeded ones. */
const OWN_CATEGORY = 'journeys';
const standing = new Map<string, DemoProduct>();

export async function seededProducts(): Promise<DemoProduct[]> {
  const documents = await listDocuments('products');
  return documents
    .filter(({ id }) => !id.startsWith(OWN))
    .map(({ id, fields }) => read(id, fields));
}

export async function inStock(): Promise<[DemoProduct, DemoProduct]> {
  const [one, other] = (await seededProducts()).filter(({ quantity }) => quantity > 20);
  if (!one || !other) throw new Error('the demo catalogue has too little in stock');
  return [one, other];
}

/** How many pictures a phone keeps for these products: covers for cards, and every picture for the page. */
export function picturesKept(products: readonly DemoProduct[]): number {
  return products.reduce((sum, { photos }) => sum + (photos === 0 ? 0 : photos + 1), 0);
}

/** A new product that only one test knows; in stock if `quantity` is above zero. */
export async function makeProduct(quantity: number): Promise<DemoProduct> {
  const mark = randomUUID().slice(0, 8);
  const [id, name] = [`${OWN}${mark}`, `Rare Root ${mark}`];
  const product = { id, name, rupees: 240, quantity, photos: 0 };
  standing.set(product.id, product);
  const fields = {
    name: product.name,
    brand: 'Kaveri Banks',
    category: OWN_CATEGORY,
    price: product.rupees,
    quantity,
    tags: [mark],
    photoURL: [],
    editorContent: `<p>Dug by hand for test ${mark}.</p>`,
  };
  await publish(`products/${product.id}`, encodeFields(fields));
  await isDrawn(product);
  return product;
}

/** Waits for the product's page: until then it is a 404, while a publication that began before the product is shared. */
async function isDrawn({ id }: DemoProduct): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const reply = await fetch(`http://localhost:5000/product/${id}`, { method: 'HEAD' });
    if (reply.ok) return;
    await sleep(100);
  }
  throw new Error(`the page of ${id} was not drawn within 30 s`);
}

/** Pieces left of a product: its `quantity`, less those sold since it was last updated. */
export async function piecesLeft({ id }: Pick<DemoProduct, 'id'>): Promise<number> {
  const [products, stock] = await Promise.all(['products', 'stock'].map(listDocuments));
  const number = (list: StoredDocument[] | undefined, field: string) =>
    Number(list?.find((it) => it.id === id)?.fields[field]?.integerValue ?? 0);
  return number(products, 'quantity') - number(stock, 'sold');
}

/** The products that a test of this process has made and not yet removed. */
export function ownProducts(): DemoProduct[] {
  return [...standing.values()];
}

/** Removes a test's own product, and the enquiries about it. */
export async function unmakeProduct({ id }: Pick<DemoProduct, 'id'>): Promise<void> {
  const enquiries = await enquiriesAbout(id);
  await Promise.all(enquiries.map((enquiry) => removeDocument(`queries/${enquiry.id}`)));
  await removeDocument(`products/${id}`);
  await removeDocument(`stock/${id}`);
  standing.delete(id);
}

/** Removes the products of a failed test, which the next test would count. */
export async function unmakeLeftProducts(): Promise<void> {
  for (const product of ownProducts()) await unmakeProduct(product);
}

function read(id: string, stored: WireFields): DemoProduct {
  const { name, price, quantity, photoURL } = decodeFields(stored);
  return {
    id,
    name: String(name),
    rupees: Number(price ?? 0),
    quantity: Number(quantity ?? 0),
    photos: Array.isArray(photoURL) ? photoURL.length : 0,
  };
}
