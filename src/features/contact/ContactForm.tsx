import type { ChangeEvent } from 'react';
import { phoneAsTyped } from '#core/model/contact-message.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { COUNTRY_CODES } from './country-codes.ts';
import { MessageProgress } from './MessageProgress.tsx';
import { notSavedWords } from './not-saved-words.ts';
import { type ContactDraft, useContactForm } from './use-contact-form.ts';
import './ContactForm.css';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A message to the shop, over a draft that the page keeps. */
export function ContactForm({ draft }: { draft: ContactDraft }) {
  const { values, change } = draft;
  const { form, errors, send, notSaved, outcome } = useContactForm(draft);
  const field = (name: keyof ContactDraft['values']) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: Typed) => change({ [name]: target.value }),
  });
  return (
    <Form ref={form} onSubmit={send} aria-label="Message to the shop">
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
        {notSaved && (
          <Notice tone="careful" isUrgent>
            {notSavedWords(notSaved)}
          </Notice>
        )}
        <Button type="submit">Send Message</Button>
        <MessageProgress {...outcome} />
      </div>
    </Form>
  );
}
