import { Icon } from './Icon.tsx';
import './QuantityStepper.css';

type QuantityStepperProps = {
  quantity: number;
  max: number;
  /** What is counted, for those who cannot see what stands beside it. */
  label: string;
  onLess(): void;
  onMore(): void;
};

/** Minus, how many, plus. */
export function QuantityStepper({ quantity, max, label, onLess, onMore }: QuantityStepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">Quantity of {label}</legend>
      <button type="button" aria-label={`Minus one ${label}`} onClick={onLess}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{quantity}</output>
      <button
        type="button"
        aria-label={`Plus one ${label}`}
        aria-disabled={quantity >= max}
        onClick={onMore}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
