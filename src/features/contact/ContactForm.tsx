import type { ChangeEvent } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import {
  contactMessage,
  ContactForm as Fields,
  phoneAsTyped,
} from '#core/model/contact-message.ts';
import { sendMessage } from '#core/sync/writes/contact.ts';
import { NotSavedNotice } from '#forms/NotSavedNotice.tsx';
import type { Draft } from '#forms/use-draft.ts';
import { useWriteForm } from '#forms/use-write-form.ts';
import { WriteOutcome } from '#forms/WriteOutcome.tsx';
import { useLatestWrite } from '#page-sync/use-latest-write.ts';
import { Button } from '#ui/Button.tsx';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { Field, Select, TextArea } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { MESSAGE_OUTCOME } from './messages.ts';
import './ContactForm.css';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A message to the shop, over a draft that the page keeps. */
export function ContactForm({ draft }: { draft: Draft<Fields> }) {
  const { values, change } = draft;
  const { progress, follow } = useLatestWrite('contact');
  const { form, errors, submit, failure, isFresh } = useWriteForm({
    schema: Fields,
    draft,
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
    <Form ref={form} onSubmit={submit} aria-label="Message to the shop">
      <Field label="Name" autoComplete="name" {...field('name')} />
      <div className="contact-phone">
        <Select
          label="Country code"
          autoComplete="tel-country-code"
          options={COUNTRY_CODES}
          {...field('countryCode')}
        />
        <Field
          label="Phone Number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field('phone')}
          onChange={({ target }) => change({ phone: phoneAsTyped(target.value) })}
        />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextArea label="Message" {...field('message')} />
      <div className="form__send">
        <NotSavedNotice reason={failure?.reason ?? null} />
        <Button type="submit">Send Message</Button>
        <WriteOutcome progress={progress} isFresh={isFresh} messages={MESSAGE_OUTCOME} />
      </div>
    </Form>
  );
}

/** India first, then where its people live. */
const COUNTRY_CODES = [
  { value: '91', words: '+91 India' },
  { value: '880', words: '+880 Bangladesh' },
  { value: '975', words: '+975 Bhutan' },
  { value: '977', words: '+977 Nepal' },
  { value: '94', words: '+94 Sri Lanka' },
  { value: '971', words: '+971 UAE' },
  { value: '966', words: '+966 Saudi Arabia' },
  { value: '974', words: '+974 Qatar' },
  { value: '968', words: '+968 Oman' },
  { value: '60', words: '+60 Malaysia' },
  { value: '44', words: '+44 United Kingdom' },
  { value: '1', words: '+1 USA, Canada' },
  { value: '61', words: '+61 Australia' },
] as const;

/** The other ways to reach the shop, for those who would rather talk. */
export function ContactWays() {
  return (
    <aside className="contact-ways" aria-labelledby="contact-ways">
      <h2 id="contact-ways">Rather talk?</h2>
      <p>Call the shop, or write an email.</p>
      <ul className="contact-ways__list">
        <ContactLinks />
      </ul>
    </aside>
  );
}
