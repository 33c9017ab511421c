// An order on hold beside the shop as it is today: which line, and which value of it, keeps it on hold, and on what terms it can be taken.
import type { Order, OrderLine } from '../order.ts';
import { isAgreed, type ReleaseTerms } from '../release-terms.ts';

/** A product as this device knows it, with what it has still to send. */
export type TodaysProduct = { name: string; pricePaise: number; pieces: number };

/** `gone`: the shop has no such product; `free`: no price was sent; `dearer`: it costs more today; `few`: there are fewer pieces. */
export type HeldProblem = 'gone' | 'free' | 'dearer' | 'few';

export type HeldLine = {
  line: OrderLine;
  today: TodaysProduct | null;
  problems: HeldProblem[];
};

/** Terms on which it can be taken, and what a piece of each line costs on them. */
export type HeldChoice = {
  prices: ReleaseTerms['prices'];
  totalPaise: number;
  linePaise: number[];
};

export type HeldOrder = {
  lines: HeldLine[];
  /** What the lines come to at the prices that were sent. */
  sumPaise: number;
  doesAddUp: boolean;
  /** Those of today first, the others where they differ; none where it cannot be taken as it is. */
  choices: HeldChoice[];
  /** Products of which there are fewer pieces than it asks for. */
  tooFew: { name: string; wanted: number; pieces: number }[];
};

type Held = Pick<Order, 'lines' | 'totalPaise' | 'heldReason'>;

/** `todayOf`: undefined for what the shop does not have. */
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
  // Where its quotation is not what it is held for, its prices hold for as many pieces as were quoted.
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

/** What is written with the press; `beyondStock`: the merchant has seen of what there is too little. */
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
