// The merchant's settings for orders, in backend/functions/.env: limits per account, pre-orders, and the wait for a
// transfer.

type Environment = Readonly<Record<string, string | undefined>>;

export interface OrderSettings {
  /** Orders that one account may have open, accepted and not yet delivered, and the pieces in them. */
  readonly maxOpenOrders: number;
  readonly maxOpenPieces: number;
  /** Orders of one account that may be on hold; further ones that cannot be accepted are cancelled. */
  readonly maxHeldOrders: number;
  /** Pieces of a product that may be ordered beyond its stock, unless the product says otherwise. */
  readonly preorderPieces: number;
  /** Days that a bank transfer may take until its order is cancelled; 0: no limit. */
  readonly transferDays: number;
}

/** @throws Error with one line that names the wrong setting */
export function readOrderSettings(env: Environment): OrderSettings {
  return {
    maxOpenOrders: whole(env, 'MAX_OPEN_ORDERS', 20),
    maxOpenPieces: whole(env, 'MAX_OPEN_PIECES', 400),
    maxHeldOrders: whole(env, 'MAX_HELD_ORDERS', 10),
    preorderPieces: whole(env, 'PREORDER_PIECES', 100),
    transferDays: whole(env, 'TRANSFER_DAYS', 7),
  };
}

function whole(env: Environment, name: string, usual: number): number {
  const said = env[name]?.trim() ?? '';
  if (said === '') return usual;
  if (/^\d{1,6}$/.test(said)) return Number(said);
  throw new Error(`Setting ${name} is wrong: it is a whole number, not ${JSON.stringify(said)}.`);
}

/** Read at start, so that a wrong value stops a deploy before it changes anything. */
export const orderSettings = readOrderSettings(process.env);
