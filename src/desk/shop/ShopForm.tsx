import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { settingsOf } from '#domain/settings/desk/shop-form.ts';
import {
  SETTINGS,
  type SettingField,
  type SettingName,
  type ShopPart,
  type TypedName,
} from '#domain/settings/settings.fields.ts';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormComing } from '../edits/FormComing.tsx';
import { FormEnd } from '../edits/FormEnd.tsx';
import { type Draft, submitTyping, type Typing } from '../edits/kept-typing.ts';
import { SAVE } from '../edits/messages.ts';
import { useLocalPictures } from '../edits/use-draft-files.ts';
import { useTyped } from '../edits/use-typed.ts';
import { BannerFields } from './BannerFields.tsx';
import { Holidays } from './delivery/Holidays.tsx';
import { TryPincode } from './delivery/TryPincode.tsx';
import { WorkingDays } from './delivery/WorkingDays.tsx';
import {
  CHOICE_WORDS,
  HINTS,
  labelOf,
  PART_MEANS,
  PART_TITLES,
  SAVED_HERE,
  WHEN_READ,
} from './messages.ts';
import { RowList } from './RowList.tsx';
import { draftOfPart, type FieldTies, readPart, typedPart } from './typed-part.ts';
import type { WaitingSettings } from './use-desk-settings.ts';
import { useSaveShop } from './use-save-shop.ts';

type FormProps = {
  part: ShopPart;
  /** The current settings. */
  fields: EditedFields;
  waiting: readonly WaitingSettings[];
};

/** The form of one part of the settings. It saves on this device first and needs no network. */
export function ShopForm({ part, fields, waiting }: FormProps) {
  const name = draftOfPart(part);
  const draft = useTyped(name, fields, (stored) => typedPart(part, stored));
  if (!draft) return <FormComing draft={name} />;
  return <Typed part={part} draft={draft} waiting={waiting} />;
}

type TypedProps = Omit<FormProps, 'fields'> & { draft: Draft<string> };

function Typed({ part, draft, waiting }: TypedProps) {
  const local = useLocalPictures(draft.name, waiting, itself);
  const { values, seen } = draft;
  const [tries, setTries] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { save, clear, problem } = useSaveShop(part, draft);
  const reading = readPart(part, values, seen ?? {});
  const problems = tries > 0 && 'problems' in reading ? reading.problems : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  function read(now: Typing<string>): EditedFields | null {
    const said = readPart(part, now.values, now.seen ?? {});
    if ('fields' in said) return said.fields;
    setTries((before) => before + 1);
    return null;
  }
  async function write(changed: EditedFields, now: Typing<string>) {
    if (!(await save(changed, now.seen))) return;
    setTries(0);
    setIsSaved(true);
  }
  const tiesOf: FieldTies = (name, row) => {
    const control = `${name}${row ?? ''}`;
    return {
      label: labelOf(name, row),
      hint: HINTS[name],
      value: values[control] ?? '',
      error: problems[control],
      onChange: (event) => draft.change({ [control]: event.currentTarget.value }),
    };
  };
  return (
    <>
      <Form
        className="desk-card desk-product-form"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submitTyping(draft, read, write);
        }}
      >
        <h2>{PART_TITLES[part]}</h2>
        <p className="desk-soft">{PART_MEANS[part]}</p>
        {settingsOf(part).map((name) => (
          <Setting
            key={name}
            {...{ name, values, tiesOf, local }}
            field={SETTINGS[name]}
            draft={draft}
            onChange={draft.change}
          />
        ))}
        <FormEnd
          save={SAVE}
          isTyped={draft.isTyped}
          isSaving={draft.isSaving}
          problem={problem}
          onUndo={() => {
            setTries(0);
            setIsSaved(false);
            clear();
          }}
        >
          <p role="status">{isSaved && SAVED_HERE}</p>
          <p className="desk-soft">{WHEN_READ}</p>
        </FormEnd>
      </Form>
      {part === 'delivery' && <TryPincode reading={reading} seen={seen} />}
    </>
  );
}

type SettingProps = ComponentProps<typeof BannerFields> & {
  /** A setting, or one text of a group of them. */
  name: string;
  field: SettingField;
};

/** The controls of one setting. */
function Setting({ name, field, ...form }: SettingProps) {
  const { tiesOf, draft, local, ...rows } = form;
  if (name === 'banners') return <BannerFields {...form} />;
  if (name === 'workingDays') return <WorkingDays {...tiesOf(name)} />;
  if (name === 'holidays') return <Holidays {...tiesOf(name)} />;
  if ('group' in field) {
    return Object.entries(field.group).map(([it, inner]) => (
      <Setting key={it} name={it} field={inner} {...form} />
    ));
  }
  if (!('row' in field)) {
    const isOptional = 'isLines' in field ? field.least === 0 : field.mayBeEmpty === true;
    return (
      <Control
        name={name}
        {...('isLines' in field ? { isLong: true } : { isLong: field.isLong, of: field.of })}
        isOptional={isOptional}
        {...tiesOf(name)}
      />
    );
  }
  const texts = Object.entries(field.row);
  const controls = (row: number, isOptional: boolean) =>
    texts.map(([it, { isLong }]) => (
      <Control key={`${it}${row}`} name={it} {...{ isLong, isOptional }} {...tiesOf(it, row)} />
    ));
  // A list of one text each, such as phones, has all its fields from the start.
  if (texts.length === 1) {
    return Array.from({ length: field.most }, (_, at) => controls(at + 1, at >= field.least));
  }
  return (
    <RowList of={name as SettingName} field={field} {...rows}>
      {(row) => controls(row, false)}
    </RowList>
  );
}

const AS_IT_IS = { autoCapitalize: 'none', spellCheck: false } as const;
/** Input attributes of the fields that are not plain text. */
const CONTROLS: { readonly [Name in TypedName]?: ComponentProps<'input'> } = {
  phone: { type: 'tel' },
  chatNumber: { type: 'tel' },
  email: { type: 'email', ...AS_IT_IS },
  officerPhone: { type: 'tel' },
  officerEmail: { type: 'email', ...AS_IT_IS },
  mapsUrl: { type: 'url', ...AS_IT_IS },
  id: { type: 'url', ...AS_IT_IS },
  accountNumber: { inputMode: 'numeric' },
  soonest: { inputMode: 'numeric' },
  latest: { inputMode: 'numeric' },
  gstin: { ...AS_IT_IS, autoCapitalize: 'characters' },
  series: { ...AS_IT_IS, autoCapitalize: 'characters' },
  fssai: { inputMode: 'numeric' },
  deliveryCharge: { inputMode: 'decimal' },
  freeFrom: { inputMode: 'decimal' },
  minimumOrder: { inputMode: 'decimal' },
  cashBelow: { inputMode: 'decimal' },
  couponCode: { ...AS_IT_IS, autoCapitalize: 'characters' },
  couponFrom: { inputMode: 'decimal' },
  couponLastDay: { type: 'date' },
};

type ControlProps = ReturnType<FieldTies> & {
  name: string;
  isLong?: boolean | undefined;
  of?: readonly string[] | undefined;
  isOptional: boolean;
};

function Control({ name, isLong, of, ...ties }: ControlProps) {
  if (of) {
    const options = of.map((value) => ({ value, words: CHOICE_WORDS[value] ?? value }));
    return <Select {...ties} options={options} />;
  }
  if (isLong) return <TextArea {...ties} rows={3} />;
  return <Field {...ties} autoComplete="off" {...CONTROLS[name as TypedName]} />;
}

const itself = (name: string) => name;
