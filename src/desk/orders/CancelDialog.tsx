import { useRef, useState } from 'react';
import { MAX_CANCEL_REASON } from '#domain/order/desk/order-steps.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { CANCEL_TITLE, cancelWords, KEEP_ORDER, STEP_BUTTONS } from '../messages.ts';
import {
  CANCEL_REASONS,
  CHOOSE_REASON,
  OTHER_REASON,
  REASON,
  REASON_MISSING,
  WHY_CANCEL,
  WHY_CANCEL_HINT,
} from './messages.ts';

type CancelProps = { isPaid: boolean; onKeep(): void; onCancel(reason: string): void };

const OPTIONS = ['', ...CANCEL_REASONS, OTHER_REASON].map((value) => ({
  value,
  words: value || CHOOSE_REASON,
}));

/** Asks before an order is cancelled, and for the reason: one of a few, or the merchant's own words. */
export function CancelDialog({ isPaid, onKeep, onCancel }: CancelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isOther = chosen === OTHER_REASON;
  const reason = (isOther ? typed : chosen).trim();
  const error = isMissing && reason === '' ? REASON_MISSING : undefined;
  return (
    <Dialog title={CANCEL_TITLE} dialog={dialog} onClose={onKeep}>
      <p>{cancelWords(isPaid)}</p>
      <Select
        label={WHY_CANCEL}
        hint={WHY_CANCEL_HINT}
        options={OPTIONS}
        value={chosen}
        error={isOther ? undefined : error}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setIsMissing(false);
        }}
      />
      {isOther && (
        <Field
          label={REASON}
          value={typed}
          maxLength={MAX_CANCEL_REASON}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{KEEP_ORDER}</Button>
        <Button
          variant="secondary"
          onClick={() => (reason ? onCancel(reason) : setIsMissing(true))}
        >
          {STEP_BUTTONS.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
