import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EditedFields } from '#core/model/desk/edited-fields.ts';
import { readTypedShop, type ShopPart } from '#core/model/desk/shop-form.ts';
import { Field, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormEnd } from '../edits/FormEnd.tsx';
import { SAVE } from '../edits/messages.ts';
import { useLocalPictures } from '../edits/use-draft-files.ts';
import { type Draft, useTyped } from '../edits/use-typed.ts';
import { BannerFields } from './BannerFields.tsx';
import { shownSettings } from './built-settings.ts';
import { HINTS, LABELS, PART_MEANS, PART_TITLES, WHEN_READ } from './messages.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { draftOfPart, type FieldTies, typedPart } from './typed-part.ts';
import type { WaitingSettings } from './use-desk-settings.ts';
import { useSaveShop } from './use-save-shop.ts';
import { VideoFields } from './VideoFields.tsx';

type FormProps = {
  part: ShopPart;
  /** The settings as they stand. */
  fields: EditedFields;
  waiting: readonly WaitingSettings[];
};

/** One part of the settings. It is saved on this device first and needs no network. */
export function ShopForm({ part, fields, waiting }: FormProps) {
  const draft = useTyped(draftOfPart(part), fields, (stored) => typedPart(part, stored));
  return draft ? <Typed part={part} draft={draft} waiting={waiting} /> : null;
}

type TypedProps = Omit<FormProps, 'fields'> & { draft: Draft<string> };

function Typed({ part, draft, waiting }: TypedProps) {
  const local = useLocalPictures(draft.name, waiting, itself);
  const { values, seen } = draft;
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { save, clear, problem } = useSaveShop(part, draft);
  const reading = readTypedShop(part, values, shownSettings(seen ?? {}));
  const problems = tries > 0 && 'problems' in reading ? reading.problems : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if ('problems' in reading) setTries(tries + 1);
    else if (await save(reading.fields)) setTries(0);
  }
  const tiesOf: FieldTies = (field) => ({
    label: LABELS[field] ?? field,
    value: values[field] ?? '',
    error: problems[field],
    onChange: (event) => draft.change({ [field]: event.currentTarget.value }),
  });
  const rows = { values, tiesOf, onChange: draft.change };
  return (
    <Form className="desk-card desk-product-form" ref={form} onSubmit={(it) => void submit(it)}>
      <h2>{PART_TITLES[part]}</h2>
      <p className="desk-soft">{PART_MEANS[part]}</p>
      {part === 'contact' && <ContactFields tiesOf={tiesOf} />}
      {part === 'money' && <MoneyFields tiesOf={tiesOf} />}
      {part === 'claims' && <Lines names={CLAIMS} tiesOf={tiesOf} isOptional />}
      {part === 'questions' && <QuestionFields {...rows} />}
      {part === 'videos' && <VideoFields {...rows} />}
      {part === 'banners' && <BannerFields draft={draft.name} local={local} {...rows} />}
      <FormEnd
        save={SAVE}
        isTyped={draft.isTyped}
        problem={problem}
        onUndo={() => {
          setTries(0);
          clear();
        }}
      >
        <p className="desk-soft">{WHEN_READ}</p>
      </FormEnd>
    </Form>
  );
}

const CLAIMS = ['rating', 'delivery', 'produce', 'heading', 'text', 'time'];
const BANK = ['accountName', 'accountNumber', 'ifsc', 'bankName', 'branch'];
const UPI = ['vpa', 'payeeName'];

function ContactFields({ tiesOf }: { tiesOf: FieldTies }) {
  return (
    <>
      {['phone1', 'phone2', 'phone3'].map((name) => (
        <Field
          key={name}
          {...tiesOf(name)}
          type="tel"
          isOptional={name !== 'phone1'}
          autoComplete="off"
        />
      ))}
      <Field {...tiesOf('chatNumber')} hint={HINTS.chatNumber} type="tel" autoComplete="off" />
      <Field
        {...tiesOf('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...tiesOf('address')} hint={HINTS.address} rows={3} />
      <Field
        {...tiesOf('mapsUrl')}
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...tiesOf('hours')} hint={HINTS.hours} rows={3} isOptional />
    </>
  );
}

function MoneyFields({ tiesOf }: { tiesOf: FieldTies }) {
  return (
    <>
      <Lines names={BANK} tiesOf={tiesOf} />
      <Lines names={UPI} tiesOf={tiesOf} isOptional />
    </>
  );
}

type LinesProps = { names: readonly string[]; tiesOf: FieldTies; isOptional?: boolean };

function Lines({ names, tiesOf, isOptional = false }: LinesProps) {
  return names.map((name) => (
    <Field
      key={name}
      {...tiesOf(name)}
      hint={HINTS[name]}
      isOptional={isOptional}
      autoComplete="off"
      inputMode={name === 'accountNumber' ? 'numeric' : 'text'}
    />
  ));
}

const itself = (name: string) => name;
