// Which products of the mirrored catalogue are sold out or nearly so.
import { readMirrorState } from '../catalogue/mirror-state.ts';
import type { HaatDatabase } from '../database/tables.ts';

export type LowStock = { id: string; name: string; quantity: number };

/** Products with at most so many pieces left, the fewest first; null while this device has never had a whole catalogue. */
export async function readLowStock(
  database: HaatDatabase,
  max: number,
): Promise<LowStock[] | null> {
  const { products, mirrorState } = database;
  return database.transaction('r', [products, mirrorState], async () => {
    const { generation } = await readMirrorState(database);
    if (generation === 0) return null;
    const all = await products
      .where('[generation+id]')
      .between([generation], [generation + 1])
      .toArray();
    return all
      .filter(({ quantity }) => quantity <= max)
      .map(({ id, name, quantity }) => ({ id, name, quantity }))
      .sort((one, other) => one.quantity - other.quantity || one.name.localeCompare(other.name));
  });
}
