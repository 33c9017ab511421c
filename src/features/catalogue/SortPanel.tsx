import type { SortOrder } from '#core/model/list-order.ts';
import { Panel } from './Panel.tsx';
import { SortChoice } from './SortChoice.tsx';

type SortPanelProps = { order: SortOrder; onChange(order: SortOrder): void; onClose(): void };

/** The orders of small screens. A tap on one is the whole errand. */
export function SortPanel({ order, onChange, onClose }: SortPanelProps) {
  return (
    <Panel title="Sort" variant="low" onClose={onClose}>
      <SortChoice order={order} variant="rows" onChange={onChange} onTap={onClose} />
    </Panel>
  );
}
