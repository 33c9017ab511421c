import { useEffect, useMemo, useRef, useState } from 'react';
import type { EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import {
  type EntryField,
  entryFields,
  readTypedEntry,
  translatedFields,
  typedEntry,
} from '#domain/catalogue/desk/entry-form.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { allTextFields, partsOf, textFields } from '#domain/product/table/text-fields.ts';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormComing } from '../edits/FormComing.tsx';
import { FormEnd } from '../edits/FormEnd.tsx';
import { type Draft, draftOf, submitTyping, type Typing } from '../edits/kept-typing.ts';
import { addOf, SAVE } from '../edits/messages.ts';
import { OtherLanguages } from '../edits/OtherLanguages.tsx';
import { RichTextField } from '../edits/RichTextField.tsx';
import { useSaveTyped } from '../edits/use-save-edit.ts';
import { filesOfText, useTextPictures } from '../edits/use-text-pictures.ts';
import { useTyped } from '../edits/use-typed.ts';
import type { WaitingEdit } from '../edits/use-waiting-edits.ts';
import { FIELD_LABELS } from './messages.ts';
import { useDeskEntries } from './use-desk-entries.ts';

type FormProps = {
  collection: EntryCollection;
  /** Null for a new entry. */
  id: string | null;
  /** The current values. */
  shown: EditedFields | null;
  waiting: readonly WaitingEdit[];
};

/** The form of a category, brand or blog. It saves on this device first and needs no network. */
export function EntryForm({ collection, id, shown, waiting }: FormProps) {
  const asTyped = useMemo(() => typedEntry.bind(null, collection), [collection]);
  const name = draftOf(collection, id);
  const draft = useTyped<EntryField>(name, shown, asTyped);
  if (!draft) return <FormComing draft={name} />;
  return <Typed draft={draft} collection={collection} id={id} waiting={waiting} />;
}

type TypedProps = Omit<FormProps, 'shown'> & { draft: Draft<EntryField> };

function Typed({ draft, collection, id, waiting }: TypedProps) {
  const { values, seen } = draft;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const pictures = useTextPictures(draft, waiting);
  const others = (useDeskEntries(collection) ?? []).filter((it) => it.id !== id);
  const { saveTyped, problem, clear } = useSaveTyped(draft, collection, id);
  const names = others.map(({ name }) => name);
  const reading = readTypedEntry(collection, values, seen, names);
  const problems = tries > 0 && 'problems' in reading ? reading.problems : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function read(now: Typing<EntryField>): EditedFields | null {
    const said = readTypedEntry(collection, now.values, now.seen, names);
    if ('fields' in said) return said.fields;
    setTries((before) => before + 1);
    return null;
  }
  async function save(fields: EditedFields, { values: now, seen: base }: Typing<EntryField>) {
    const contents = [now.content, ...allTextFields(['content']).map((it) => now[it])];
    const files = await filesOfText(draft.name, contents.join(' '));
    if (await saveTyped({ name: now.name, fields, files, seen: base })) setTries(0);
  }
  const translated = translatedFields(collection);
  const richText = (field: EntryField, labelOf = (label: string) => label) => (
    <RichTextField
      label={labelOf(FIELD_LABELS[collection].content)}
      html={values[field]}
      error={problems[field]}
      lang={partsOf(field).language}
      pictures={pictures}
      onChange={(html) => draft.change({ [field]: html })}
    />
  );
  return (
    <Form
      className="desk-card desk-product-form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submitTyping(draft, read, save);
      }}
    >
      <Field
        label={FIELD_LABELS[collection].name}
        error={problems.name}
        value={values.name}
        onChange={(event) => draft.change({ name: event.currentTarget.value })}
        autoComplete="off"
      />
      {entryFields(collection).includes('content') && richText('content')}
      {translated.length > 0 && (
        <OtherLanguages
          hasProblem={(it) => textFields(translated, it).some((one) => problems[one])}
        >
          {(language, labelOf) => (
            <>
              <Field
                label={labelOf(FIELD_LABELS[collection].name)}
                error={problems[`name:${language}`]}
                isOptional
                value={values[`name:${language}`]}
                onChange={(event) =>
                  draft.change({ [`name:${language}`]: event.currentTarget.value })
                }
                autoComplete="off"
                lang={language}
              />
              {translated.includes('content') && richText(`content:${language}`, labelOf)}
            </>
          )}
        </OtherLanguages>
      )}
      <FormEnd
        save={id === null ? addOf(collection) : SAVE}
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
