import { deviceDatabase } from '#domain/device/database.ts';
import { TransactionForm as Fields } from '#domain/order/bank-transfer.ts';
import { type OrderChangeOutcome, saveTransactionId } from '#domain/order/order-change-write.ts';
import type { Draft } from '#forms/use-draft.ts';
import { useWriteForm } from '#forms/use-write-form.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import {
  SUBMIT,
  TRANSACTION_ID,
  TRANSACTION_ID_HINT,
  transactionProblem,
  YOUR_TRANSFER,
} from './messages.ts';

type TransactionFormProps = {
  uid: string;
  orderId: string;
  draft: Draft<Fields>;
  onGive(): void;
  /** Saved on the phone. */
  onGiven(): void;
};

/** The form for the transaction id of a bank transfer. */
export function TransactionForm({ uid, orderId, draft, onGive, onGiven }: TransactionFormProps) {
  const { values, change } = draft;
  const { form, errors, submit, failure } = useWriteForm({
    schema: Fields,
    draft,
    save(id, { transactionId }): Promise<OrderChangeOutcome> {
      onGive();
      const given = { id, uid, orderId, transactionId };
      return saveTransactionId(deviceDatabase(), given, Date.now());
    },
    onSaved: onGiven,
  });
  return (
    <Form ref={form} onSubmit={submit} aria-label={YOUR_TRANSFER}>
      <Field
        label={TRANSACTION_ID}
        name="transactionId"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={TRANSACTION_ID_HINT}
        value={values.transactionId}
        error={errors.transactionId}
        onChange={({ target }) => change({ transactionId: target.value })}
      />
      <div className="form__send">
        {failure && (
          <Notice tone="careful" isUrgent>
            {transactionProblem(failure)}
          </Notice>
        )}
        <Button type="submit">{SUBMIT}</Button>
      </div>
    </Form>
  );
}
