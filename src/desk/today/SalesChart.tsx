import { formatPaise } from '#core/model/money.ts';

type Sale = { at: number; paise: number; orders: number };

const HEIGHT = 64;
const WIDTH = 8;
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });

/** A bar for each day; the same in a table for those who do not see it. */
export function SalesChart({ sales }: { sales: readonly Sale[] }) {
  const most = Math.max(1, ...sales.map(({ paise }) => paise));
  const sold = sales.filter(({ orders }) => orders > 0);
  const [first, last] = [sales.at(0), sales.at(-1)];
  return (
    <figure className="desk-chart">
      <svg
        viewBox={`0 0 ${sales.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sales.map(({ at, paise }, index) => {
          const height = Math.max(paise > 0 ? 2 : 0.5, (paise / most) * HEIGHT);
          return (
            <rect
              key={at}
              x={index * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption>
        <span>{first && day.format(first.at)}</span>
        <span>{last && day.format(last.at)}</span>
      </figcaption>
      <ul className="visually-hidden">
        {sold.map(({ at, paise }) => (
          <li key={at}>
            {day.format(at)}: {formatPaise(paise)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
