import { Button } from '#ui/Button.tsx';
import { FilterFields } from './FilterFields.tsx';
import { foundWords } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { ListControl } from './use-list-request.ts';

type FilterPanelProps = { control: ListControl; total: number | null; onClose(): void };

/** The filters of small screens: a screen of their own that shows how many products are left. */
export function FilterPanel({ control, total, onClose }: FilterPanelProps) {
  return (
    <Panel
      title="Filters"
      variant="whole"
      aside={
        control.setCount > 0 && (
          <Button variant="link" onClick={control.clear}>
            Clear filters
          </Button>
        )
      }
      note={total !== null && foundWords(total)}
      onClose={onClose}
    >
      <FilterFields control={control} />
    </Panel>
  );
}
