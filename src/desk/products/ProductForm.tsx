import { Fragment, useEffect, useRef, useState } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import type { EditedFields, EditFile } from '#domain/editing/edited-fields.ts';
import { DOCUMENT_NAME, shownPicture } from '#domain/product/desk/product-files.ts';
import {
  type FormField,
  isMadeFree,
  MORE_FIELDS,
  readTyped,
  typedProduct,
} from '#domain/product/desk/product-form.ts';
import type { TypedField } from '#domain/product/product.fields.ts';
import { PRODUCT_INPUTS, type ProductInput } from '#domain/product/product.inputs.ts';
import { TRANSLATED } from '#domain/product/table/columns.ts';
import { textFields } from '#domain/product/table/text-fields.ts';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormComing } from '../edits/FormComing.tsx';
import { FormEnd } from '../edits/FormEnd.tsx';
import { type Draft, draftOf, submitTyping, type Typing } from '../edits/kept-typing.ts';
import { addOf, LOST_PICTURE, SAVE } from '../edits/messages.ts';
import { OtherLanguages } from '../edits/OtherLanguages.tsx';
import { RichTextField } from '../edits/RichTextField.tsx';
import { readDraftFiles, useLocalPictures } from '../edits/use-draft-files.ts';
import { useFreeQuestion } from '../edits/use-free-question.tsx';
import { useSaveTyped } from '../edits/use-save-edit.ts';
import { useTyped } from '../edits/use-typed.ts';
import type { WaitingEdit } from '../edits/use-waiting-edits.ts';
import { useGroupOptions } from '../entries/use-desk-entries.ts';
import { CHOICE_WORDS, INPUT_HINTS, INPUT_LABELS } from './input-texts.ts';
import { fieldWords, MORE_ABOUT, NONE } from './messages.ts';
import { ProductDocument } from './ProductDocument.tsx';
import { ProductPictures } from './ProductPictures.tsx';

const INPUT_MODES: Partial<Record<ProductInput['as'], 'decimal' | 'numeric'>> = {
  rupees: 'decimal',
  number: 'decimal',
  wholeNumber: 'numeric',
  licence: 'numeric',
  hsn: 'numeric',
  percent: 'decimal',
};

type FormProps = {
  /** Null for a new product. */
  productId: string | null;
  /** The current values. */
  shown: EditedFields | null;
  waiting: readonly WaitingEdit[];
};

/** The form of a product. It saves on this device first and needs no network. */
export function ProductForm({ productId, shown, waiting }: FormProps) {
  const name = draftOf('products', productId);
  const draft = useTyped(name, shown, typedProduct);
  if (!draft) return <FormComing draft={name} />;
  return <Typed draft={draft} productId={productId} waiting={waiting} />;
}

type TypedProps = Omit<FormProps, 'shown'> & { draft: Draft<FormField> };

function Typed({ draft, productId, waiting }: TypedProps) {
  const local = useLocalPictures(draft.name, waiting, shownPicture);
  const chosen = useLiveQuery(() => readDraftFiles(draft.name), [draft.name]) ?? [];
  const document = chosen.find(({ name }) => name === DOCUMENT_NAME) ?? null;
  const { values } = draft;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { saveTyped, problem, setProblem, clear } = useSaveTyped(draft, 'products', productId);
  const reading = readTyped(values, draft.seen);
  const problems = tries > 0 && 'problems' in reading ? reading.problems : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const categories = useGroupOptions('categories');
  const brands = useGroupOptions('brands');

  const { mayBeFree, question } = useFreeQuestion(() => form.current?.requestSubmit());

  function read(now: Typing<FormField>): EditedFields | null {
    const said = readTyped(now.values, now.seen);
    if ('fields' in said) return said.fields;
    setTries((before) => before + 1);
    return null;
  }
  async function save(changed: EditedFields, now: Typing<FormField>) {
    const { name } = now.values;
    if (!mayBeFree(isMadeFree(changed) ? [name] : [])) return;
    const files = await filesOfProduct(draft.name, now);
    setProblem(files ? null : LOST_PICTURE);
    if (!files) return;
    const pdf = files.find((it) => it.name === DOCUMENT_NAME);
    const fields = { ...changed, ...(pdf && { documentBytes: pdf.bytes.byteLength }) };
    if (await saveTyped({ name, fields, files, seen: now.seen })) setTries(0);
  }
  const typingOf = (field: FormField) => ({
    error: problems[field],
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      draft.change({ [field]: event.currentTarget.value }),
  });
  const tiesOf = (field: TypedField) => ({
    ...typingOf(field),
    label: fieldWords(field),
    hint: INPUT_HINTS[field],
  });
  const choice = (field: TypedField, known: readonly Option[]) => (
    <Select key={field} {...tiesOf(field)} isOptional options={withOwn(known, values[field])} />
  );
  const line = (field: TypedField) => {
    const input = PRODUCT_INPUTS[field];
    if (input.as === 'choice') {
      return choice(
        field,
        input.of.map((value) => ({ value, words: CHOICE_WORDS[value] ?? value })),
      );
    }
    if (input.as === 'text' && input.max) {
      return <TextArea key={field} {...tiesOf(field)} isOptional rows={3} />;
    }
    const offers = input.as === 'percent' ? input.offers : [];
    const list = `${field}-offers`;
    return (
      <Fragment key={field}>
        <Field
          {...tiesOf(field)}
          isOptional={!input.isNeeded}
          autoComplete="off"
          type={input.as === 'day' ? 'date' : 'text'}
          inputMode={INPUT_MODES[input.as] ?? 'text'}
          list={offers.length > 0 ? list : undefined}
        />
        {offers.length > 0 && (
          <datalist id={list}>
            {offers.map((rate) => (
              <option key={rate} value={rate} />
            ))}
          </datalist>
        )}
      </Fragment>
    );
  };
  return (
    <Form
      className="desk-card desk-product-form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submitTyping(draft, read, save);
      }}
    >
      {line('name')}
      <div className="desk-product-form__pair">
        {line('price')}
        {line('mrp')}
      </div>
      {productId === null && line('quantity')}
      <div className="desk-product-form__pair">
        {line('netWeight')}
        {line('unit')}
      </div>
      {choice('category', categories)}
      {choice('brand', brands)}
      <ProductPictures
        productId={productId}
        draft={draft}
        pictures={namesIn(values.photoURL)}
        local={local}
        onChange={(change) =>
          draft.changeBy((now) => ({ photoURL: change(namesIn(now.photoURL)).join(', ') }))
        }
      />
      <RichTextField
        label={INPUT_LABELS.editorContent}
        html={values.editorContent}
        error={problems.editorContent}
        onChange={(html) => draft.change({ editorContent: html })}
      />
      <ProductDocument
        draft={draft}
        bytes={Number(draft.seen?.documentBytes ?? 0) || null}
        chosen={document?.bytes ?? null}
      />
      <details open={MORE_FIELDS.some((field) => problems[field])}>
        <summary>{MORE_ABOUT}</summary>
        <div className="desk-product-form__more">{MORE_FIELDS.map(line)}</div>
      </details>
      <OtherLanguages hasProblem={(it) => textFields(TRANSLATED, it).some((one) => problems[one])}>
        {(language, labelOf) => (
          <>
            <Field
              {...typingOf(`name:${language}`)}
              label={labelOf(INPUT_LABELS.name)}
              isOptional
              autoComplete="off"
              lang={language}
            />
            <RichTextField
              label={labelOf(INPUT_LABELS.editorContent)}
              html={values[`editorContent:${language}`]}
              error={problems[`editorContent:${language}`]}
              lang={language}
              onChange={(html) => draft.change({ [`editorContent:${language}`]: html })}
            />
          </>
        )}
      </OtherLanguages>
      {question}
      <FormEnd
        save={productId === null ? addOf('products') : SAVE}
        isTyped={draft.isTyped}
        isSaving={draft.isSaving}
        problem={problem}
        onUndo={() => {
          setTries(0);
          clear();
        }}
      />
    </Form>
  );
}

function namesIn(pictures: string): string[] {
  return pictures.split(', ').filter(Boolean);
}

type Option = { value: string; words: string };

/** The options, plus the stored value if it is not among them. */
function withOwn(known: readonly Option[], value: string): Option[] {
  const isKnown = value === '' || known.some((it) => it.value === value);
  return [{ value: '', words: NONE }, ...known, ...(isKnown ? [] : [{ value, words: value }])];
}

/** The draft's files that belong to the product, its document too; null if a new picture is no longer on this phone. */
async function filesOfProduct(
  name: string,
  { values, seen }: Typing<FormField>,
): Promise<EditFile[] | null> {
  const typed = namesIn(values.photoURL);
  const known = namesIn(typedProduct(seen ?? {}).photoURL);
  const isOf = (picture: string) => (file: EditFile) => file.name.startsWith(`${picture}_`);
  const files = (await readDraftFiles(name)).filter(
    (file) => file.name === DOCUMENT_NAME || typed.some((it) => isOf(it)(file)),
  );
  const isHere = (it: string) => known.includes(it) || files.some(isOf(it));
  return typed.every(isHere) ? files : null;
}
