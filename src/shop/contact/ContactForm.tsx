import type { ChangeEvent } from 'react';
import { useLatestWrite } from '#browser/sync/use-write-status.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { contactMessage, type ContactForm as Fields } from '#domain/message/contact-message.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { SentMessages } from '#forms/SentMessages.tsx';
import { preparePhone } from '#forms/typed-phone.ts';
import type { Draft } from '#forms/use-draft.ts';
import { useWriteForm } from '#forms/use-write-form.ts';
import { NotSavedNotice } from '#forms/WriteNote.tsx';
import { WriteOutcome } from '#forms/WriteOutcome.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ContactLinks } from '#ui/text/ContactLinks.tsx';
import { useContact } from '#ui/use-shop.ts';
import { useHours } from '#ui/use-shop-pages.ts';
import {
  CALL,
  CALL_OR_WRITE,
  COUNTRY_CODE,
  COUNTRY_CODES,
  EMAIL,
  HOURS,
  MESSAGE,
  MESSAGE_OUTCOME,
  MESSAGE_TO_THE_SHOP,
  NAME,
  PHONE_NUMBER,
  RATHER_TALK,
  RATHER_WRITE,
  SEND_MESSAGE,
  WRITE,
} from './messages.ts';
import { typedMessage } from './typed-message.ts';
import './ContactForm.css';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Form for a message to the shop, over a draft that the page keeps. */
export function ContactForm({ draft }: { draft: Draft<Fields> }) {
  const { values, change } = draft;
  const { status, follow } = useLatestWrite('contact');
  const { form, errors, submit, failure, isFresh } = useWriteForm({
    schema: typedMessage(values.countryCode),
    draft,
    prepare: preparePhone,
    lasting: ['countryCode'],
    save: (id, fields) => sendMessage(deviceDatabase(), id, contactMessage(fields), draft.name),
    onSaved: follow,
  });
  const field = (name: keyof Fields) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: Typed) => change({ [name]: target.value }),
  });
  return (
    <Form ref={form} onSubmit={submit} aria-label={MESSAGE_TO_THE_SHOP}>
      <Field label={NAME} autoComplete="name" {...field('name')} />
      <div className="contact-phone">
        <Select
          label={COUNTRY_CODE}
          autoComplete="tel-country-code"
          options={COUNTRY_CODES}
          {...field('countryCode')}
        />
        <Field label={PHONE_NUMBER} type="tel" autoComplete="tel-national" {...field('phone')} />
      </div>
      <Field
        label={EMAIL}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextArea label={MESSAGE} {...field('message')} />
      <div className="form__send">
        <NotSavedNotice reason={failure?.reason ?? null} />
        <Button type="submit">{SEND_MESSAGE}</Button>
        <WriteOutcome status={status} isFresh={isFresh} words={MESSAGE_OUTCOME} />
        <SentMessages of="contact-us" />
      </div>
    </Form>
  );
}

/** Phone, email and opening hours, for shoppers who would rather talk; nothing if the shop has said none of them. */
export function ContactWays({ loaded }: { loaded: ShopSettings | null }) {
  const hours = useHours(loaded);
  const { phones, email } = useContact();
  const canCall = phones.length > 0;
  const title = canCall ? RATHER_TALK : email && RATHER_WRITE;
  if (!title && hours.length === 0) return null;
  return (
    <aside className="contact-ways" aria-label={title || HOURS}>
      {title && (
        <>
          <h2>{title}</h2>
          <p>{canCall ? (email ? CALL_OR_WRITE : CALL) : WRITE}</p>
          <ul className="contact-ways__list">
            <ContactLinks />
          </ul>
        </>
      )}
      {hours.length > 0 && (
        <section className="contact-ways__hours" aria-labelledby="contact-hours">
          <h3 id="contact-hours">{HOURS}</h3>
          <ul className="contact-ways__list">
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
