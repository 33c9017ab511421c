import { useState } from 'react';
import type { SortOrder } from '#domain/product/list-order.ts';
import { SORT_ORDERS } from '#domain/product/messages.ts';
import { Button } from '#ui/form/Button.tsx';
import { CLEAR_FILTERS, FILTERS, FILTERS_SET, foundWords, SORT, showWords } from '../messages.ts';
import { FilterFields } from './FilterFields.tsx';
import { Panel } from './Panel.tsx';
import { SortChoice } from './SortChoice.tsx';
import type { ListControl } from './use-list-request.ts';
import './ListBar.css';

/** Bottom bar on small screens: buttons for the filters and the sort order. */
export function ListBar({ control, total }: { control: ListControl; total: number | null }) {
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null);
  const { asked, setCount, change } = control;
  const close = () => setOpen(null);
  return (
    <>
      <div className="list-bar">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('filters')}>
          <FiltersSign />
          <span>{FILTERS}</span>
          {setCount > 0 && (
            <span className="list-bar__count">
              <span className="visually-hidden">{FILTERS_SET}</span>
              <span>{setCount}</span>
            </span>
          )}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('sort')}>
          <SortSign />
          <span>{SORT}</span>
          <span className="list-bar__order">{SORT_ORDERS[asked.order]}</span>
        </Button>
      </div>
      {open === 'filters' && <FilterPanel control={control} total={total} onClose={close} />}
      {open === 'sort' && (
        <SortPanel order={asked.order} onChange={(order) => change({ order })} onClose={close} />
      )}
    </>
  );
}

type FilterPanelProps = { control: ListControl; total: number | null; onClose(): void };

/** Full-screen filters on small screens; shows how many products are left. */
function FilterPanel({ control, total, onClose }: FilterPanelProps) {
  return (
    <Panel
      title={FILTERS}
      variant="whole"
      aside={
        control.setCount > 0 && (
          <Button variant="link" onClick={control.clear}>
            {CLEAR_FILTERS}
          </Button>
        )
      }
      wayOut={showWords(total)}
      note={total !== null && foundWords(total)}
      onClose={onClose}
    >
      <FilterFields control={control} />
    </Panel>
  );
}

type SortPanelProps = { order: SortOrder; onChange(order: SortOrder): void; onClose(): void };

/** Sort orders on small screens. A tap on one also closes the panel. */
function SortPanel({ order, onChange, onClose }: SortPanelProps) {
  return (
    <Panel title={SORT} variant="low" onClose={onClose}>
      <SortChoice order={order} variant="rows" onChange={onChange} onTap={onClose} />
    </Panel>
  );
}

function FiltersSign() {
  return <Sign path="M4 7h10M18 7h2M16 4.8v4.4M4 17h2M10 17h10M8 14.8v4.4" />;
}

function SortSign() {
  return <Sign path="M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5" />;
}

function Sign({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
