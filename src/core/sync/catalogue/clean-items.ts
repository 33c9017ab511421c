// Makes the HTML of catalogue items harmless before the device keeps it, in slices that leave the screen free.
import type { CatalogueItems } from '../../model/catalogue/parse-documents.ts';
import type { MirrorSetup } from './source.ts';

/** The work on items goes on for this long before the screen has a chance. ms */
const SLICE_MS = 8;

type Cleaning = Pick<MirrorSetup, 'sanitise' | 'yieldToMain'>;

/** The items with their HTML sanitised; text without any markup is left as it is. */
export async function cleanItems<Items extends Partial<CatalogueItems>>(
  setup: Cleaning,
  items: Items,
): Promise<Items> {
  const { products, blogs } = items;
  return {
    ...items,
    ...(products && { products: await cleanField(setup, products, 'editorContent') }),
    ...(blogs && { blogs: await cleanField(setup, blogs, 'content') }),
  };
}

async function cleanField<Field extends string, T extends Record<Field, string>>(
  { sanitise, yieldToMain }: Cleaning,
  items: readonly T[],
  field: Field,
): Promise<T[]> {
  const cleaned: T[] = [];
  let began = performance.now();
  for (const item of items) {
    const html = item[field];
    cleaned.push(/[<&]/.test(html) ? { ...item, [field]: await sanitise(html) } : item);
    if (performance.now() - began < SLICE_MS) continue;
    await yieldToMain();
    began = performance.now();
  }
  return cleaned;
}
