import { AskedField } from './AskedField.tsx';
import { typedGstin } from './buyer-gstin.ts';
import { BUYER_GSTIN, BUYER_GSTIN_HINT, FOR_A_BUSINESS, NO_GSTIN } from './messages.ts';

type GstInvoiceProps = {
  /** As typed. */
  gstin: string;
  onType(gstin: string): void;
  /** Changes with every press that only this field stopped; 0 otherwise. */
  focusAt: number;
};

/** Asks a business for its GSTIN: closed, and optional. */
export function GstInvoice({ gstin, ...field }: GstInvoiceProps) {
  const isWrong = gstin.trim() !== '' && typedGstin(gstin) === null;
  return (
    <AskedField
      {...field}
      question={FOR_A_BUSINESS}
      label={BUYER_GSTIN}
      hint={BUYER_GSTIN_HINT}
      error={isWrong ? NO_GSTIN : undefined}
      value={gstin}
    />
  );
}
