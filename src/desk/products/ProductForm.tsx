import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readBrands, readCategories } from '#core/device/catalogue/catalogue.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import { deleteDraft } from '#core/device/drafts/drafts.ts';
import { UNITS } from '#core/model/catalogue/product.ts';
import { decidedUpon, type EditedFields } from '#core/model/desk/product-edit.ts';
import { DOCUMENT_NAME } from '#core/model/desk/product-files.ts';
import {
  newProductId,
  readTyped,
  type TypedField,
  typedProduct,
} from '#core/model/desk/product-form.ts';
import { mintId } from '#core/model/identifiers.ts';
import { saveProductEdit } from '#core/sync/writes/desk-product.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { go, productAt } from '../frame/navigation.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { NOT_SAVED } from '../messages.ts';
import {
  ADD_PRODUCT,
  FIELD_HINTS,
  FIELD_LABELS,
  KEPT_TYPING,
  LOST_PICTURE,
  MORE_ABOUT,
  NONE,
  SAVE_PRODUCT,
  UNDO_TYPING,
} from './messages.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductDocument } from './ProductDocument.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import type { WaitingEdit } from './use-desk-products.ts';
import {
  addDraftFiles,
  filesDraftOf,
  readDraftFiles,
  removeDraftFile,
  useLocalPictures,
} from './use-draft-files.ts';
import { type ProductDraft, useTypedProduct } from './use-typed-product.ts';

const DECIMAL: readonly TypedField[] = ['price', 'mrp', 'netWeight', 'popularity'];
const NUMERIC: readonly TypedField[] = ['quantity', 'numWeeks', 'preorderLimit', 'fssai'];
const MORE = [
  ...(['tags', 'packOf', 'origin', 'shelfLife', 'fssai', 'organicCertificate'] as const),
  ...(['numWeeks', 'preorderLimit', 'popularity'] as const),
];

type FormProps = {
  /** Null for a product that is new. */
  productId: string | null;
  /** As it stands. */
  shown: EditedFields | null;
  waiting: readonly WaitingEdit[];
};

/** What can be typed of a product. It is saved on this device first and needs no network. */
export function ProductForm({ productId, shown, waiting }: FormProps) {
  const draft = useTypedProduct(productId, shown);
  return draft ? <Typed draft={draft} productId={productId} waiting={waiting} /> : null;
}

type TypedProps = Omit<FormProps, 'shown'> & { draft: ProductDraft };

function Typed({ draft, productId, waiting }: TypedProps) {
  const local = useLocalPictures(productId, waiting);
  const chosen = useLiveQuery(() => readDraftFiles(productId), [productId]) ?? [];
  const document = chosen.find(({ name }) => name === DOCUMENT_NAME) ?? null;
  const { values, isTyped } = draft;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { save, problem } = useSave(draft, productId);
  const reading = readTyped(values, draft.seen);
  const problems = tries > 0 && 'problems' in reading ? reading.problems : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const categories = useLiveQuery(() => readCategories(deviceDatabase()), []) ?? [];
  const brands = useLiveQuery(() => readBrands(deviceDatabase()), []) ?? [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if ('problems' in reading) setTries(tries + 1);
    else if (await save(reading.fields)) setTries(0);
  }
  const tiesOf = (field: TypedField) => ({
    label: FIELD_LABELS[field],
    hint: FIELD_HINTS[field],
    error: problems[field],
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      draft.change({ [field]: event.currentTarget.value }),
  });
  const line = (field: TypedField) => (
    <Field
      key={field}
      {...tiesOf(field)}
      isOptional={field !== 'name' && field !== 'price'}
      autoComplete="off"
      inputMode={DECIMAL.includes(field) ? 'decimal' : NUMERIC.includes(field) ? 'numeric' : 'text'}
    />
  );
  const choice = (field: TypedField, known: readonly Option[]) => (
    <Select {...tiesOf(field)} isOptional options={withOwn(known, values[field])} />
  );
  return (
    <Form className="desk-card desk-product-form" ref={form} onSubmit={(it) => void submit(it)}>
      {line('name')}
      <div className="desk-product-form__pair">
        {line('price')}
        {line('mrp')}
      </div>
      {productId === null && line('quantity')}
      <div className="desk-product-form__pair">
        {line('netWeight')}
        {choice(
          'unit',
          UNITS.map((unit) => ({ value: unit, words: unit })),
        )}
      </div>
      {choice(
        'category',
        categories.map(({ id, categoryName }) => ({ value: id, words: categoryName })),
      )}
      {choice(
        'brand',
        brands.map(({ id, brandName }) => ({ value: id, words: brandName })),
      )}
      <ProductPictures
        productId={productId}
        pictures={namesIn(values.pictures)}
        local={local}
        onChange={(change) =>
          draft.changeBy((now) => ({ pictures: change(namesIn(now.pictures)).join(', ') }))
        }
      />
      <ProductDetails
        html={values.editorContent}
        error={problems.editorContent}
        onChange={(html) => draft.change({ editorContent: html })}
      />
      <ProductDocument
        bytes={Number(draft.seen?.documentBytes ?? 0) || null}
        chosen={document?.bytes ?? null}
        onChoose={async (file) => {
          await (file
            ? addDraftFiles(productId, [file])
            : removeDraftFile(productId, DOCUMENT_NAME));
          draft.change({});
        }}
      />
      <details open={MORE.some((field) => problems[field])}>
        <summary>{MORE_ABOUT}</summary>
        <div className="desk-product-form__more">{MORE.map(line)}</div>
      </details>
      <div className="desk-links">
        <Button type="submit">{productId === null ? ADD_PRODUCT : SAVE_PRODUCT}</Button>
        {isTyped && (
          <Button
            variant="secondary"
            onClick={() => {
              setTries(0);
              draft.clear();
              void deleteDraft(deviceDatabase(), filesDraftOf(productId));
            }}
          >
            {UNDO_TYPING}
          </Button>
        )}
      </div>
      {isTyped && <p className="desk-soft">{KEPT_TYPING}</p>}
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
    </Form>
  );
}

function namesIn(pictures: string): string[] {
  return pictures.split(', ').filter(Boolean);
}

type Option = { value: string; words: string };

/** What can be chosen; what is stored as well, if it is none of these. */
function withOwn(known: readonly Option[], value: string): Option[] {
  const isKnown = value === '' || known.some((it) => it.value === value);
  return [{ value: '', words: NONE }, ...known, ...(isKnown ? [] : [{ value, words: value }])];
}

/** Saves what was typed; false where it could not be saved, and stays in its fields. */
function useSave(draft: ProductDraft, productId: string | null) {
  const { uid } = useOwnDesk();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  /** That of the press, also when it is pressed once more after a failure. */
  const id = useRef(mintId());
  async function save(fields: EditedFields): Promise<boolean> {
    if (isBusy.current) return false;
    const typed = draft.values.pictures;
    const files = (await readDraftFiles(productId)).filter(
      ({ name }) =>
        name === DOCUMENT_NAME || namesIn(typed).some((it) => name.startsWith(`${it}_`)),
    );
    const known = typedProduct(draft.seen ?? {}).pictures;
    const isHere = (it: string) =>
      namesIn(known).includes(it) || files.some(({ name }) => name.startsWith(`${it}_`));
    const hasLost = !namesIn(typed).every(isHere);
    setProblem(hasLost ? LOST_PICTURE : null);
    if (hasLost) return false;
    const document = files.find(({ name }) => name === DOCUMENT_NAME);
    const written = { ...fields, ...(document && { documentBytes: document.bytes.byteLength }) };
    if (productId !== null && Object.keys(written).length === 0) {
      draft.clear();
      return true;
    }
    isBusy.current = true;
    await draft.settled();
    const edit =
      productId === null
        ? { productId: newProductId(String(fields.name), id.current), does: 'create' as const }
        : { productId, does: 'change' as const };
    const upon = productId === null ? {} : decidedUpon(written, draft.seen ?? {});
    const drafts = [draft.name, filesDraftOf(productId)];
    const press = { id: id.current, uid, drafts, files, ...edit, fields: written, upon };
    const saved = await saveProductEdit(deviceDatabase(), press, Date.now());
    isBusy.current = false;
    setProblem(saved.outcome === 'saved' ? null : NOT_SAVED);
    if (saved.outcome !== 'saved') return false;
    id.current = mintId();
    draft.clear();
    // What became of it stands at the top.
    scrollTo(0, 0);
    if (productId === null) go(productAt(edit.productId));
    return true;
  }
  return { save, problem };
}
