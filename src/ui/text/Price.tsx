import { formatPaise } from '#domain/shared/money.ts';
import './Price.css';

/** An amount in paise, formatted for the shopper. */
export function Price({ paise }: { paise: number }) {
  return (
    <data className="price" value={paise / 100}>
      {formatPaise(paise)}
    </data>
  );
}
