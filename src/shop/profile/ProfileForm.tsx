import { displayPhone, type StoredProfile } from '#domain/account/profile.ts';
import type { Draft } from '#forms/use-draft.ts';
import { NotSavedNotice } from '#forms/WriteNote.tsx';
import { WriteOutcome } from '#forms/WriteOutcome.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MY_PROFILE,
  NOT_FETCHED_YET,
  PHONE,
  PHONE_HINT,
  PROFILE_OUTCOME,
  UPDATE,
} from './messages.ts';
import type { ProfileField, TypedProfile } from './typed-profile.ts';
import { useProfileForm } from './use-profile-form.ts';
import './ProfileForm.css';

type ProfileFormProps = {
  uid: string;
  /** With the country's prefix. */
  phone: string;
  stored: StoredProfile;
  isFetched: boolean;
  draft: Draft<TypedProfile>;
};

export function ProfileForm({ uid, phone, stored, isFetched, draft }: ProfileFormProps) {
  const it = useProfileForm(uid, stored, draft);
  const field = (name: ProfileField) => ({
    name,
    value: it.shown[name],
    error: it.errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => it.type(name, target.value),
    onBlur: () => it.leave(name),
  });
  return (
    <Form
      ref={it.form}
      className="profile-form"
      onSubmit={it.submit}
      aria-label={MY_PROFILE}
      tabIndex={-1}
    >
      {!isFetched && <Notice>{NOT_FETCHED_YET}</Notice>}
      <Field label={FIRST_NAME} autoComplete="given-name" {...field('first_name')} />
      <Field label={LAST_NAME} autoComplete="family-name" {...field('last_name')} />
      <Field
        label={EMAIL}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Field label={PHONE} type="tel" hint={PHONE_HINT} value={displayPhone(phone)} readOnly />
      <div className="form__send">
        <NotSavedNotice reason={it.failure?.reason ?? null} />
        <Button type="submit" why={it.why}>
          {UPDATE}
        </Button>
        <WriteOutcome {...it.outcome} words={PROFILE_OUTCOME} />
      </div>
    </Form>
  );
}
