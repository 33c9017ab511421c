import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { oneFewer, oneMore, PIECES_FIELD } from './messages.ts';
import './Stock.css';

type PiecesFieldProps = {
  /** The product's name. */
  name: string;
  value: string;
  error: string | undefined;
  onType(text: string): void;
  onStep(by: 1 | -1): void;
};

/** A number of pieces, to be typed or stepped by one. */
export function PiecesField({ name, value, error, onType, onStep }: PiecesFieldProps) {
  return (
    <div className="desk-stock__pieces">
      <button type="button" aria-label={oneFewer(name)} onClick={() => onStep(-1)}>
        <Icon name="minus" />
      </button>
      <Field
        label={PIECES_FIELD}
        aria-label={`${PIECES_FIELD}: ${name}`}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={error}
        isUrgent
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <button type="button" aria-label={oneMore(name)} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
