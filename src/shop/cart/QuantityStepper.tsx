import { useId } from 'react';
import { MAX_LINE_QUANTITY } from '#domain/shared/limits.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { minusOne, mostPieces, plusOne, quantityOf } from './messages.ts';
import './QuantityStepper.css';

type QuantityStepperProps = {
  quantity: number;
  /** Names the product for screen readers. */
  label: string;
  onLess(): void;
  onMore(): void;
};

/** Minus button, quantity, plus button. */
export function QuantityStepper({ quantity, label, onLess, onMore }: QuantityStepperProps) {
  const id = useId();
  const isMost = quantity >= MAX_LINE_QUANTITY;
  return (
    <>
      <fieldset className="stepper">
        <legend className="visually-hidden">{quantityOf(label)}</legend>
        <button type="button" aria-label={minusOne(label)} onClick={onLess}>
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{quantity}</output>
        <button
          type="button"
          aria-label={plusOne(label)}
          aria-disabled={isMost}
          aria-describedby={isMost ? id : undefined}
          onClick={onMore}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
      {isMost && (
        <p className="stepper__most" id={id}>
          {mostPieces(MAX_LINE_QUANTITY)}
        </p>
      )}
    </>
  );
}
