import { Link } from '../frame/Link.tsx';
import { LOW_STOCK, NO_LOW_STOCK, piecesLeft } from '../messages.ts';
import { type News, noteOf } from '../today/news.tsx';
import { STOCK_HEADING, stockAsks } from './messages.ts';
import { asks, type ShownStock, useDeskStock } from './use-desk-stock.ts';

const MAX_LOW_SHOWN = 8;

/** Changes of stock and prices that need an answer, and products that are running out. */
export function useStockNews(): News {
  const stock = useDeskStock();
  const asking = (stock ?? []).filter(asks).length;
  return {
    notes: [noteOf({ to: '/desk/stock' }, asking, stockAsks)],
    card: stock && <LowStock key="stock" stock={stock} />,
  };
}

function LowStock({ stock }: { stock: readonly ShownStock[] }) {
  const low = stock.filter(({ isLow }) => isLow).sort((one, other) => one.pieces - other.pieces);
  return (
    <section aria-labelledby="low-stock" className="desk-card">
      <h2 id="low-stock">{LOW_STOCK}</h2>
      {low.length === 0 && <p>{NO_LOW_STOCK}</p>}
      <ul className="desk-rows">
        {low.slice(0, MAX_LOW_SHOWN).map(({ product, pieces }) => (
          <li key={product.id}>
            <span>{product.name}</span>
            <strong>{piecesLeft(pieces)}</strong>
          </li>
        ))}
      </ul>
      <p className="desk-links">
        <Link to="/desk/stock">{STOCK_HEADING}</Link>
      </p>
    </section>
  );
}
