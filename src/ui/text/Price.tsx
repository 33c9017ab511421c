import { formatPaise } from '#domain/shared/money.ts';
import './Price.css';

/** An amount in paise as the shopper reads it. */
export function Price({ paise }: { paise: number }) {
  return (
    <data className="price" value={paise / 100}>
      {formatPaise(paise)}
    </data>
  );
}
