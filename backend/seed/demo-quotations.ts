// The demo customer's quotations, each with its PDF. The second is below the catalogue's prices.
import { Timestamp } from 'firebase-admin/firestore';
import { shop } from '#config/shop.ts';
import { itemsTotal } from '#domain/order/order.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { DAY_MS } from '#engine/limits.ts';
import { address, catalogued, fixedId } from './demo-customer.ts';
import { body, heading, type PdfLine, pdfOf, wrapped } from './pdf.ts';

type QuotedLine = { productId: string; quantity: number; price?: number };

const quotations: readonly { title: string; daysAgo: number; lines: readonly QuotedLine[] }[] = [
  {
    title: 'Breakfasts for the office',
    daysAgo: 2,
    lines: [
      { productId: 'ragi-finger-millet-whole-1kg', quantity: 10 },
      { productId: 'chia-seeds-mysuru-250g', quantity: 6 },
      { productId: 'wild-forest-honey-nilgiris-500g', quantity: 4 },
    ],
  },
  {
    title: 'Moringa and turmeric by the carton',
    daysAgo: 9,
    lines: [
      { productId: 'moringa-leaf-powder-200g', quantity: 24, price: 219.5 },
      { productId: 'lakadong-turmeric-powder-200g', quantity: 12, price: 255 },
    ],
  },
  {
    title: 'A year of kitchen staples',
    daysAgo: 40,
    lines: [
      { productId: 'unpolished-toor-dal-1kg', quantity: 12 },
      { productId: 'jaggery-powder-kolhapur-1kg', quantity: 12 },
      { productId: 'groundnut-oil-wood-pressed-1l', quantity: 24 },
      { productId: 'erode-turmeric-powder-500g', quantity: 6 },
      { productId: 'beetroot-powder-fine-150g', quantity: 6 },
    ],
  },
];

/** A line in the specification's form: the product at its quoted price (rupees), and the number of pieces. */
function cartItem({ productId, quantity, price }: QuotedLine) {
  const { id, name, brand, photoURL, ...today } = catalogued(productId);
  const product = {
    id,
    name,
    brand,
    price: price ?? today.price,
    quantity: today.quantity,
    photoURL,
  };
  return { product, quantity };
}

/** The fields of the quotations' documents, except the PDF's address, and the PDF's bytes; `now` in ms. */
export function demoQuotations(now: number) {
  return quotations.map(({ title, daysAgo, lines }) => {
    const id = fixedId(`quotation ${title}`);
    const cartItems = lines.map(cartItem);
    const createdAt = Timestamp.fromMillis(now - daysAgo * DAY_MS);
    const pdf = pdfOf(pageOf(title, createdAt.toDate(), cartItems));
    return { fields: { id, createdAt, cartItems }, pdf };
  });
}

function pageOf(title: string, day: Date, items: ReturnType<typeof cartItem>[]): PdfLine[] {
  const rupees = (price: number) => formatPaise(paiseFromRupees(price));
  const total = itemsTotal(
    items.map(({ product, quantity }) => ({ price: product.price, quantity })),
  );
  return [
    { text: `${shop.name} demo shop`, size: 10, gap: 0 },
    { text: 'Quotation', size: 24, gap: 36 },
    ...wrapped(title, 58).map((text, index) => ({ text, size: 15, gap: index ? 19 : 28 })),
    ...body(`For ${address.name}, ${address.city}. ${day.toISOString().slice(0, 10)}.`),
    heading('What is offered'),
    ...items.flatMap(({ product, quantity }) =>
      body(
        `${quantity} × ${product.name}: ${rupees(product.price)} each, ${rupees(product.price * quantity)}`,
      ),
    ),
    heading(`Total ${rupees(total)}, delivered free all over India`),
    ...body('Order it under My Quotations. This sheet belongs to invented demo data.'),
  ];
}
