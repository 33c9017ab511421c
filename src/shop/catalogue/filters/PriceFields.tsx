import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ANY_PRICE, MAX_PRICE, MIN_ABOVE_MAX, MIN_PRICE, PRICE } from '../messages.ts';
import { draftOf, type PriceRange, rangeOf } from './price-draft.ts';
import './PriceFields.css';

/** A typed price applies this long after the last key, or at once on blur. ms */
const SETTLED_AFTER_MS = 500;

type PriceFieldsProps = { range: PriceRange; onChange(range: PriceRange): void };

/** Fields for the lowest and the highest price, in rupees. */
export function PriceFields({ range, onChange }: PriceFieldsProps) {
  const id = useId();
  const { min, max } = range;
  const [known, setKnown] = useState(range);
  const [draft, setDraft] = useState(() => draftOf(range));
  const meant = rangeOf(draft);
  const isNews = (other: PriceRange) => other.min !== min || other.max !== max;
  if (isNews(known)) {
    setKnown(range);
    // Back or "Clear filters" may have changed the range; a range typed here is already in the fields.
    if (!meant || isNews(meant)) setDraft(draftOf(range));
  }

  const apply = (typed: PriceRange | null) => {
    if (typed && isNews(typed)) onChange(typed);
  };
  const applySettled = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applySettled(rangeOf(draft)), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const field = (end: 'min' | 'max') => ({
    className: 'price-fields__field',
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    value: draft[end],
    'aria-invalid': meant === null || undefined,
    'aria-describedby': meant === null ? `${id}-problem` : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setDraft({ ...draft, [end]: target.value }),
    onBlur: () => apply(meant),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') apply(meant);
    },
  });
  return (
    <fieldset className="price-fields">
      <legend>{PRICE}</legend>
      <div className="price-fields__pair">
        <label>
          {MIN_PRICE}
          <input {...field('min')} placeholder="0" />
        </label>
        <label>
          {MAX_PRICE}
          <input {...field('max')} placeholder={ANY_PRICE} />
        </label>
      </div>
      {meant === null && (
        <p className="price-fields__problem" id={`${id}-problem`} role="alert">
          {MIN_ABOVE_MAX}
        </p>
      )}
    </fieldset>
  );
}
