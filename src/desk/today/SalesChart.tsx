import type { DaySales } from '#domain/order/desk/sales.ts';
import { shortDayWords } from '#domain/shared/day-in-india.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { toCollectWords } from '../messages.ts';

const HEIGHT = 64;
const WIDTH = 8;

/** A bar for each day: paid at the bottom, still to collect on top. A list repeats it for screen readers. */
export function SalesChart({ sales }: { sales: readonly DaySales[] }) {
  const most = Math.max(1, ...sales.map(({ paise, toCollectPaise }) => paise + toCollectPaise));
  const sold = sales.filter(({ orders, toCollect }) => orders + toCollect > 0);
  const [first, last] = [sales.at(0), sales.at(-1)];
  return (
    <figure className="desk-chart">
      <svg
        viewBox={`0 0 ${sales.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sales.map(({ at, paise, toCollectPaise }, index) => {
          const paid = Math.max(paise > 0 ? 2 : 0.5, (paise / most) * HEIGHT);
          const rest = (toCollectPaise / most) * HEIGHT;
          const place = { x: index * WIDTH + 1, width: WIDTH - 2 };
          return (
            <g key={at}>
              <rect {...place} y={HEIGHT - paid} height={paid} />
              <rect
                {...place}
                className="desk-chart__rest"
                y={Math.max(0, HEIGHT - paid - rest)}
                height={rest}
              />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{first && shortDayWords(first.at)}</span>
        <span>{last && shortDayWords(last.at)}</span>
      </figcaption>
      <ul className="visually-hidden">
        {sold.map(({ at, paise, toCollect, toCollectPaise }) => (
          <li key={at}>
            {toCollect > 0
              ? `${shortDayWords(at)}: ${formatPaise(paise)}, ${toCollectWords(formatPaise(toCollectPaise))}`
              : `${shortDayWords(at)}: ${formatPaise(paise)}`}
          </li>
        ))}
      </ul>
    </figure>
  );
}
