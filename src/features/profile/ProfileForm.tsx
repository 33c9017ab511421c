import { displayPhone, type StoredProfile } from '#core/model/profile.ts';
import { NotSavedNotice } from '#forms/NotSavedNotice.tsx';
import type { Draft } from '#forms/use-draft.ts';
import { WriteOutcome } from '#forms/WriteOutcome.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PROFILE_OUTCOME } from './messages.ts';
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

/** The profile to read and to change. */
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
      aria-label="My Profile"
      tabIndex={-1}
    >
      {!isFetched && (
        <Notice>
          Your profile could not be fetched from the shop yet. What you save is kept on this phone.
        </Notice>
      )}
      <Field label="First Name" autoComplete="given-name" {...field('first_name')} />
      <Field label="Last Name" autoComplete="family-name" {...field('last_name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Field
        label="Phone"
        type="tel"
        hint="This is the number that you log in with."
        value={displayPhone(phone)}
        readOnly
      />
      <div className="form__send">
        <NotSavedNotice reason={it.failure?.reason ?? null} />
        <Button type="submit" disabled={!it.canUpdate}>
          Update
        </Button>
        <WriteOutcome {...it.outcome} messages={PROFILE_OUTCOME} />
      </div>
    </Form>
  );
}
