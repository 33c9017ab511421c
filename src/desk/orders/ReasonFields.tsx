import { MAX_CANCEL_REASON } from '#domain/order/desk/order-steps.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { Field, Select } from '#ui/form/Field.tsx';
import {
  CHOOSE_REASON,
  OTHER_REASON,
  REASON,
  REASON_MISSING,
  WHY_CANCEL,
  WHY_CANCEL_HINT,
} from './messages.ts';

/**
 * `chosen`: one of the reasons, `OTHER_REASON`, or '' for none; in English, because the customer reads it, and perhaps a
 * credit note says it. `typed`: the merchant's own.
 */
export type TypedReason = { chosen: string; typed: string };

/** The reason as the customer reads it; '' if there is none yet. */
export const reasonOf = ({ chosen, typed }: TypedReason) =>
  (isOther(chosen) ? typed : chosen).trim();

const isOther = (chosen: string) => chosen === inEnglish(() => OTHER_REASON);

type ReasonFieldsProps = {
  /** Those that it offers, in the language spoken now. */
  reasons(): readonly string[];
  reason: TypedReason;
  /** Says so if there is no reason. */
  isNeeded: boolean;
  onChange(change: Partial<TypedReason>): void;
};

/** Why an order ends: one of a few reasons, or the merchant's own words. */
export function ReasonFields({ reasons, reason, isNeeded, onChange }: ReasonFieldsProps) {
  const { chosen, typed } = reason;
  const offered = () => [...reasons(), OTHER_REASON];
  const words = offered();
  const error = isNeeded && reasonOf(reason) === '' ? REASON_MISSING : undefined;
  return (
    <>
      <Select
        label={WHY_CANCEL}
        hint={WHY_CANCEL_HINT}
        options={[
          { value: '', words: CHOOSE_REASON },
          ...inEnglish(offered).map((value, at) => ({ value, words: words[at] ?? value })),
        ]}
        value={chosen}
        error={isOther(chosen) ? undefined : error}
        onChange={(event) => onChange({ chosen: event.currentTarget.value })}
      />
      {isOther(chosen) && (
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
