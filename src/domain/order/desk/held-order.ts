// Compares an order on hold with the shop today: which lines and values keep it on hold, and on which terms the
// merchant can accept it.
import type { Order, OrderLine } from '../order.ts';
import { isAgreed, type ReleaseTerms } from '../release-terms.ts';

/** A product as this device knows it, including unsent changes. */
export type TodaysProduct = { name: string; pricePaise: number; pieces: number };

/**
 * `gone`: no such product; `free`: the order has no price for it; `dearer`: it costs more today; `few`: too few pieces.
 */
export type HeldProblem = 'gone' | 'free' | 'dearer' | 'few';

export type HeldLine = {
  line: OrderLine;
  today: TodaysProduct | null;
  problems: HeldProblem[];
};

/** Terms on which the order can be accepted, and what a piece of each line costs on them. */
export type HeldChoice = {
  prices: ReleaseTerms['prices'];
  totalPaise: number;
  linePaise: number[];
};

export type HeldOrder = {
  lines: HeldLine[];
  /** The sum of the lines at the prices that were sent. */
  sumPaise: number;
  doesAddUp: boolean;
  /** Today's prices first, then the sent ones where they differ; empty if it cannot be accepted as it is. */
  choices: HeldChoice[];
  /** Products with fewer pieces in stock than the order asks for. */
  tooFew: { name: string; wanted: number; pieces: number }[];
};

type Held = Pick<Order, 'lines' | 'totalPaise' | 'heldReason'>;

/** `todayOf`: undefined for a product that the shop does not have. */
export function heldOrder(
  { lines, totalPaise, heldReason }: Held,
  todayOf: (productId: string) => TodaysProduct | undefined,
): HeldOrder {
  const wanted = piecesByProduct(lines);
  const isShort = (id: string) => (todayOf(id)?.pieces ?? 0) < (wanted.get(id) ?? 0);
  const shown = lines.map((line): HeldLine => {
    const today = todayOf(line.productId) ?? null;
    const problems: HeldProblem[] = [];
    if (!today) problems.push('gone');
    if (line.pricePaise <= 0) problems.push('free');
    else if (today && today.pricePaise > line.pricePaise) problems.push('dearer');
    if (today && isShort(line.productId)) problems.push('few');
    return { line, today, problems };
  });
  const choice = (prices: HeldChoice['prices'], linePaise: number[]): HeldChoice => ({
    ...{ prices, linePaise },
    totalPaise: lines.reduce((sum, { quantity }, at) => sum + quantity * (linePaise[at] ?? 0), 0),
  });
  const sent = choice(
    'sent',
    lines.map(({ pricePaise }) => pricePaise),
  );
  // Held only for stock or a limit: quoted prices stay valid for the quoted pieces.
  const isQuoteGood = heldReason === 'stock' || heldReason === 'limit';
  const today = choice(
    'today',
    shown.map(({ line, today: now }) =>
      isQuoteGood && line.quoted ? line.pricePaise : (now?.pricePaise ?? 0),
    ),
  );
  const isOnSale = lines.length > 0 && shown.every(({ today: now }) => now);
  const isOther = sent.linePaise.some((paise, at) => paise !== today.linePaise[at]);
  const choices = [
    ...(isOnSale ? [today] : []),
    ...(isAgreed(lines, totalPaise) && (isOther || !isOnSale) ? [sent] : []),
  ];
  const tooFew = [...wanted].flatMap(([id, count]) => {
    const product = todayOf(id);
    return product && isShort(id)
      ? [{ name: product.name, wanted: count, pieces: Math.max(0, product.pieces) }]
      : [];
  });
  const sumPaise = sent.totalPaise;
  return { lines: shown, sumPaise, doesAddUp: sumPaise === totalPaise, choices, tooFew };
}

/** The terms to write with the press; `beyondStock`: the merchant has seen which products are short. */
export function termsOf(
  { prices, totalPaise }: HeldChoice,
  { tooFew }: Pick<HeldOrder, 'tooFew'>,
): ReleaseTerms {
  return { prices, total: totalPaise / 100, beyondStock: tooFew.length > 0 };
}

function piecesByProduct(lines: readonly OrderLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}
