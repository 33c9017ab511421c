import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { readCategories } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { useMedia } from '#ui/use-media.ts';
import { placeholderName } from './placeholder-name.ts';
import './RotatingNames.css';

/** How long each name stands. ms */
const TURN_MS = 2_500;

type RotatingNamesProps = {
  /** Told whether there are names to show. */
  onNames(hasNames: boolean): void;
};

/** The names of the categories, one after the other, where the empty field has room for a hint. */
export function RotatingNames({ onNames }: RotatingNamesProps) {
  const categories = useLiveQuery(() => readCategories(deviceDatabase()), []) ?? [];
  const isNarrow = useMedia('(max-width: 1023.98px)');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [turn, setTurn] = useState(0);
  const count = categories.length;
  const moves = count > 1 && !isCalm;

  useEffect(() => onNames(count > 0), [count, onNames]);
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((last) => last + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [moves]);

  const shown = categories[turn % Math.max(count, 1)];
  if (!shown) return null;
  return (
    <span className="rotating-names" aria-hidden="true">
      Search for{' '}
      <span className="rotating-names__name" key={turn}>
        {placeholderName(shown.categoryName, isNarrow)}
      </span>
    </span>
  );
}
