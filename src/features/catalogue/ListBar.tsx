import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FiltersSign, SortSign } from './ListSigns.tsx';
import { SortPanel } from './SortPanel.tsx';
import type { ListControl } from './use-list-request.ts';
import './ListBar.css';

/** At the thumb on small screens: the ways to filters and order. */
export function ListBar({ control, total }: { control: ListControl; total: number | null }) {
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null);
  const { asked, setCount, change } = control;
  const close = () => setOpen(null);
  return (
    <>
      <div className="list-bar bottom-bar">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('filters')}>
          <FiltersSign /> Filters
          {setCount > 0 && (
            <span className="list-bar__count">
              <span className="visually-hidden">, set: </span>
              {setCount}
            </span>
          )}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('sort')}>
          <SortSign /> Sort
        </Button>
      </div>
      {open === 'filters' && <FilterPanel control={control} total={total} onClose={close} />}
      {open === 'sort' && (
        <SortPanel order={asked.order} onChange={(order) => change({ order })} onClose={close} />
      )}
    </>
  );
}
