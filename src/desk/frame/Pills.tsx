import { Link } from './Link.tsx';
import './Pills.css';

type Pill = {
  /** The query of its address, which is otherwise the one of this screen. */
  search: Readonly<Record<string, string | undefined>>;
  name: string;
  count?: number;
  isCurrent: boolean;
};

/** Lists or parts to choose from. On a narrow screen they lie in one row, in which the chosen one is in sight. */
export function Pills({ label, pills }: { label: string; pills: readonly Pill[] }) {
  return (
    <ul className="desk-pills" aria-label={label}>
      {pills.map(({ search, name, count, isCurrent }) => (
        <li key={name}>
          <Link
            to="."
            search={search}
            {...(isCurrent && { 'aria-current': 'true', ref: bringIntoView })}
          >
            {name} {count}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The row scrolls, and the page does not: it may just have been brought back to where it was left. */
function bringIntoView(pill: HTMLElement | null): void {
  const [item, row] = [pill?.parentElement, pill?.closest('ul')];
  if (item && row) row.scrollLeft = item.offsetLeft - row.offsetLeft;
}
