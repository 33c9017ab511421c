import { useParams } from '@tanstack/react-router';
import type { EditedValue } from '#domain/editing/edited-fields.ts';
import { typedAgain } from '#domain/product/desk/product-form.ts';
import type { TypedField } from '#domain/product/product.fields.ts';
import { PRODUCT_INPUTS } from '#domain/product/product.inputs.ts';
import { storedOf } from '#domain/product/table/text-fields.ts';
import { fileSize } from '#ui/form/file-size.ts';
import { EditPage, NewPage } from '../edits/EditPage.tsx';
import { wordsOfHtml, wordsOfTexts } from '../edits/plain-values.ts';
import { NONE_WAITING } from '../edits/use-waiting-edits.ts';
import { rupeeWords } from '../stock/messages.ts';
import { CHOICE_WORDS } from './input-texts.ts';
import { fieldWords, pictureCount } from './messages.ts';
import { ProductForm } from './ProductForm.tsx';
import { useDeskProduct } from './use-desk-products.ts';
import './Products.css';

/** The page of a product: its waiting edits, its form and the other actions. */
export function ProductPage() {
  const { id: productId } = useParams({ from: '/desk/products/$id' });
  const shown = useDeskProduct(productId);
  if (shown === undefined) return null;
  return (
    <EditPage
      place={{ collection: 'products', id: productId }}
      words={{ fieldWords, valueWords, typedAgain, storedOf }}
      name={String(shown?.fields.name ?? '')}
      shown={shown}
      inShop={`/product/${encodeURIComponent(productId)}`}
    >
      {(fields, waiting) => <ProductForm productId={productId} shown={fields} waiting={waiting} />}
    </EditPage>
  );
}

/** The form of a new product. */
export function NewProductPage() {
  return (
    <NewPage of="products">
      <ProductForm productId={null} shown={null} waiting={NONE_WAITING} />
    </NewPage>
  );
}

function valueWords(name: string, value: NonNullable<EditedValue>): string | null {
  const { as } = PRODUCT_INPUTS[name as TypedField] ?? {};
  if (as === 'rupees') return rupeeWords(Number(value));
  if (as === 'choice') return CHOICE_WORDS[String(value)] ?? null;
  if (name === 'documentBytes') return fileSize(Number(value));
  if (name === 'photoURL' && Array.isArray(value)) return pictureCount(value.length);
  if (name === 'texts') return wordsOfTexts(value);
  return name === 'editorContent' ? wordsOfHtml(value) : null;
}
