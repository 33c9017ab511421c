import { MAX_CANCEL_REASON } from '#domain/order/desk/order-steps.ts';
import { Field, Select } from '#ui/form/Field.tsx';
import {
  CHOOSE_REASON,
  OTHER_REASON,
  REASON,
  REASON_MISSING,
  WHY_CANCEL,
  WHY_CANCEL_HINT,
} from './messages.ts';

/** `chosen`: one of the reasons, `OTHER_REASON`, or '' for none; `typed`: the merchant's own. */
export type TypedReason = { chosen: string; typed: string };

/** The reason as the customer reads it; '' if there is none yet. */
export const reasonOf = ({ chosen, typed }: TypedReason) =>
  (chosen === OTHER_REASON ? typed : chosen).trim();

type ReasonFieldsProps = {
  reasons: readonly string[];
  reason: TypedReason;
  /** Says so if there is no reason. */
  isNeeded: boolean;
  onChange(change: Partial<TypedReason>): void;
};

/** Why an order ends: one of a few reasons, or the merchant's own words. */
export function ReasonFields({ reasons, reason, isNeeded, onChange }: ReasonFieldsProps) {
  const { chosen, typed } = reason;
  const isOther = chosen === OTHER_REASON;
  const error = isNeeded && reasonOf(reason) === '' ? REASON_MISSING : undefined;
  return (
    <>
      <Select
        label={WHY_CANCEL}
        hint={WHY_CANCEL_HINT}
        options={['', ...reasons, OTHER_REASON].map((value) => ({
          value,
          words: value || CHOOSE_REASON,
        }))}
        value={chosen}
        error={isOther ? undefined : error}
        onChange={(event) => onChange({ chosen: event.currentTarget.value })}
      />
      {isOther && (
        <Field
          label={REASON}
          value={typed}
          maxLength={MAX_CANCEL_REASON}
          error={error}
          onChange={(event) => onChange({ typed: event.currentTarget.value })}
        />
      )}
    </>
  );
}
