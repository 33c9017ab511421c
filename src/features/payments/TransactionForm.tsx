import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database.ts';
import { TransactionForm as Fields } from '#core/model/bank-transfer.ts';
import { mintId } from '#core/model/identifiers.ts';
import { giveTransactionId, type OrderChangeOutcome } from '#core/sync/writes/order-change.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { formProblems } from '#ui/form-problems.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { transactionProblemWords } from './transaction-problem-words.ts';

export type TransactionDraft = {
  values: Fields;
  change(change: Partial<Fields>): void;
  clear(): void;
};

type TransactionFormProps = {
  uid: string;
  orderId: string;
  draft: TransactionDraft;
  onGive(): void;
  /** The phone has it. */
  onGiven(): void;
};

/** The number under which the bank sent the money. */
export function TransactionForm({ uid, orderId, draft, onGive, onGiven }: TransactionFormProps) {
  const { values, change, clear } = draft;
  const { form, errors, passes } = useFormErrors(formProblems(Fields, values));
  const [failed, setFailed] = useState<OrderChangeOutcome | null>(null);
  const isBusy = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = v.safeParse(Fields, values);
    if (isBusy.current || !passes() || !checked.success) return;
    isBusy.current = true;
    onGive();
    const { transactionId } = checked.output;
    const given = { id: mintId(), uid, orderId, transactionId };
    const outcome = await giveTransactionId(deviceDatabase(), given, Date.now());
    if (outcome.outcome === 'saved') {
      clear();
      return onGiven();
    }
    isBusy.current = false;
    setFailed(outcome);
  }
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} aria-label="Your transfer">
      <Field
        label="Transaction Id"
        name="transactionId"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Your bank shows it after the transfer; it may be called UTR."
        value={values.transactionId}
        error={errors.transactionId}
        onChange={({ target }) => change({ transactionId: target.value })}
      />
      <div className="form__send">
        {failed && (
          <Notice tone="careful" isUrgent>
            {transactionProblemWords(failed)}
          </Notice>
        )}
        <Button type="submit">Submit</Button>
      </div>
    </Form>
  );
}
