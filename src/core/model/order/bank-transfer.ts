// What a shopper who paid by bank transfer tells the shop: the transaction id that the bank gave.
import * as v from 'valibot';
import { MAX_TRANSACTION_ID_LENGTH } from '../limits.ts';
import { TRANSACTION_PROBLEMS } from '../messages.ts';

/** The bank's number for the transfer (UTR), as it was typed. Source: specification, validation. */
export const TransactionId = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(TRANSACTION_PROBLEMS.missing),
  v.maxLength(MAX_TRANSACTION_ID_LENGTH, TRANSACTION_PROBLEMS.tooLong),
);

export const TransactionForm = v.object({ transactionId: TransactionId });
export type TransactionForm = v.InferInput<typeof TransactionForm>;
