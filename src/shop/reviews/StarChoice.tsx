import { RATING_OPTIONAL, starsToGive } from './messages.ts';
import './StarChoice.css';

const STARS = ['1', '2', '3', '4', '5'];

type StarChoiceProps = {
  /** The chosen stars, '1' to '5'; empty for none. */
  value: string;
  onChange(stars: string): void;
};

/** One to five stars, or none: pressing the chosen one again clears it. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  return (
    <fieldset className="star-choice">
      <legend>{RATING_OPTIONAL}</legend>
      {STARS.map((stars) => (
        <label className={classes(stars <= value)} key={stars}>
          <input
            type="radio"
            name="stars"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            onClick={() => {
              if (stars === value) onChange('');
            }}
          />
          <span aria-hidden="true">{stars <= value ? '★' : '☆'}</span>
          <span className="visually-hidden">{starsToGive(Number(stars))}</span>
        </label>
      ))}
    </fieldset>
  );
}

function classes(isGiven: boolean): string {
  return isGiven ? 'star-choice__star star-choice__star--given' : 'star-choice__star';
}
