// Compares an order on hold with the shop today: which lines and values keep it on hold, and on which terms the
// merchant can accept it.
import { type ChargeFields, chargesPaise } from '../charges.ts';
import type { Order, OrderLine } from '../order.ts';
import { isAgreed, type ReleaseTerms } from '../release-terms.ts';
import { chargesFor, couponMoment, NO_TERMS, type SellingTerms } from '../selling-terms.ts';
import { sumPaise } from '../table/order-facts.ts';

/** A product as this device knows it, including unsent changes. */
type TodaysProduct = { name: string; pricePaise: number; pieces: number };

/**
 * `gone`: no such product; `free`: the order has no price for it; `dearer`: it costs more today; `few`: too few pieces.
 */
export type HeldProblem = 'gone' | 'free' | 'dearer' | 'few';

export type HeldLine = {
  line: OrderLine;
  today: TodaysProduct | null;
  problems: HeldProblem[];
};

/** Terms on which the order can be accepted, what a piece of each line costs on them, and what comes to the goods. */
export type HeldChoice = {
  prices: ReleaseTerms['prices'];
  totalPaise: number;
  linePaise: number[];
  charges: ChargeFields;
};

export type HeldOrder = {
  lines: HeldLine[];
  /** The sum of the lines at the prices that were sent. */
  sumPaise: number;
  /** Whether lines and charges come to the total. */
  doesAddUp: boolean;
  /** The charges at today's prices, where they come to another sum than those that were sent. */
  newCharges: ChargeFields | null;
  /** Today's prices first, then the sent ones where they differ; empty if it cannot be accepted as it is. */
  choices: HeldChoice[];
  /** Products with fewer pieces in stock than the order asks for. */
  tooFew: { name: string; wanted: number; pieces: number }[];
};

type Held = Pick<Order, 'lines' | 'totalPaise' | 'heldReason' | 'timestamp' | keyof ChargeFields>;

/** The shop today; `todayOf`: undefined for a product that it does not have; `now` in ms. */
type Today = {
  todayOf(productId: string): TodaysProduct | undefined;
  terms: SellingTerms;
  now: number;
};

/** Compares it with the shop today, as the function that accepts it does. */
export function heldOrder(
  { lines, totalPaise, heldReason, timestamp, deliveryCharge, coupon }: Held,
  { todayOf, terms, now }: Today,
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
  const charges = { deliveryCharge, coupon };
  const goodsAt = (linePaise: readonly number[]) =>
    sumPaise(lines.map((line, at) => ({ ...line, pricePaise: linePaise[at] ?? 0 })));
  const choice = (
    prices: HeldChoice['prices'],
    linePaise: number[],
    charges: ChargeFields,
  ): HeldChoice => ({
    ...{ prices, linePaise, charges },
    totalPaise: goodsAt(linePaise) + chargesPaise(charges),
  });
  const sent = choice(
    'sent',
    lines.map(({ pricePaise }) => pricePaise),
    charges,
  );
  // Held only for stock or a limit: quoted prices stay valid for the quoted pieces.
  const isQuoteGood = heldReason === 'stock' || heldReason === 'limit';
  const todayPaise = shown.map(({ line, today }) =>
    isQuoteGood && line.quoted ? line.pricePaise : (today?.pricePaise ?? 0),
  );
  const isAtQuote = isQuoteGood && lines.some(({ quoted }) => quoted);
  const moment = couponMoment(timestamp, now);
  const ofToday = chargesFor(
    isAtQuote ? NO_TERMS : terms,
    coupon?.code ?? '',
    goodsAt(todayPaise),
    moment,
  );
  const today = choice('today', todayPaise, ofToday);
  const isOnSale = lines.length > 0 && shown.every(({ today }) => today);
  const isOther =
    sent.totalPaise !== today.totalPaise ||
    sent.linePaise.some((paise, at) => paise !== today.linePaise[at]);
  const choices = [
    ...(isOnSale ? [today] : []),
    ...(isAgreed(lines, charges, totalPaise) && (isOther || !isOnSale) ? [sent] : []),
  ];
  const tooFew = [...wanted].flatMap(([id, count]) => {
    const product = todayOf(id);
    return product && isShort(id)
      ? [{ name: product.name, wanted: count, pieces: Math.max(0, product.pieces) }]
      : [];
  });
  return {
    ...{ lines: shown, choices, tooFew },
    ...{ sumPaise: sumPaise(lines), doesAddUp: sent.totalPaise === totalPaise },
    newCharges: isOnSale && chargesPaise(ofToday) !== chargesPaise(charges) ? ofToday : null,
  };
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
