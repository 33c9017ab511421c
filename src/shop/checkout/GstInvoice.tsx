import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { typedGstin } from './buyer-gstin.ts';
import { BUYER_GSTIN, BUYER_GSTIN_HINT, FOR_A_BUSINESS, NO_GSTIN } from './messages.ts';
import './GstInvoice.css';

type GstInvoiceProps = {
  /** As typed. */
  gstin: string;
  onType(gstin: string): void;
  /** Changes with every press that only this field stopped; 0 otherwise. */
  focusAt: number;
};

/** Asks a business for its GSTIN: closed, and optional. */
export function GstInvoice({ gstin, onType, focusAt }: GstInvoiceProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    if (focusAt === 0 || !box.current) return;
    box.current.open = true;
    box.current.querySelector('input')?.focus();
  }, [focusAt]);
  const isWrong = gstin.trim() !== '' && typedGstin(gstin) === null;
  return (
    <details
      className="gst-invoice"
      ref={box}
      // Open where it was typed last time.
      open={isOpen ?? gstin !== ''}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{FOR_A_BUSINESS}</summary>
      <Field
        isOptional
        label={BUYER_GSTIN}
        hint={BUYER_GSTIN_HINT}
        error={isWrong && (isLeft || focusAt > 0) ? NO_GSTIN : undefined}
        isUrgent
        value={gstin}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={() => setIsLeft(true)}
      />
    </details>
  );
}
