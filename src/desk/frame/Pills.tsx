import { Link } from './Link.tsx';

type Pill = {
  /** The query of the pill's address; the path is this screen's. */
  search: Readonly<Record<string, string | undefined>>;
  name: string;
  count?: number;
  isCurrent: boolean;
};

/** Lists or parts to choose from. On a narrow screen they form one scrolling row with the chosen one in sight. */
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
            {count === undefined ? name : `${name} ${count}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the row, not the page, whose scroll position may just have been restored. */
function bringIntoView(pill: HTMLElement | null): void {
  const [item, row] = [pill?.parentElement, pill?.closest('ul')];
  if (item && row) row.scrollLeft = item.offsetLeft - row.offsetLeft;
}
