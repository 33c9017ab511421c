import { useEffect, useRef, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { tickKey } from '../orders/ticked-orders.ts';
import type { ShownOrder } from '../orders/use-desk-orders.ts';
import { saveStep } from '../orders/use-take-step.ts';
import type { Left } from './messages.ts';
import { type SharedStep, takeEach } from './take-each.ts';

/** After a press: how many orders were marked, and as what; and which were not. */
export type Outcome = { does: SharedStep['does']; count: number; left: readonly Left[] };

/**
 * Saves a step of several orders, each once, however quickly it is tapped again before the screen updates. `take` returns
 * the orders that were marked. `all`: all orders of the desk, in which the steps then show.
 */
export function useTakeSeveral(all: readonly ShownOrder[]) {
  const { uid, role } = useOwnDesk();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSaving = useRef(false);
  const latest = useRef(all);
  /** Orders whose step is saved, and the list in which it may not show yet. */
  const saved = useRef<{ keys: ReadonlySet<string>; in: readonly ShownOrder[] } | null>(null);
  useEffect(() => {
    latest.current = all;
  }, [all]);
  async function take(
    orders: readonly ShownOrder[],
    does: SharedStep['does'],
    stepOf: (order: DeskOrder) => SharedStep,
  ): Promise<ShownOrder[]> {
    if (isSaving.current) return [];
    isSaving.current = true;
    const before = saved.current?.in === all ? saved.current.keys : NONE;
    const { done, left } = await takeEach(
      orders.filter((it) => !before.has(tickKey(it))),
      role,
      stepOf,
      (order, step) => saveStep(uid, order, step),
    );
    saved.current = { keys: new Set(done.map(tickKey)), in: latest.current };
    isSaving.current = false;
    setOutcome({ does, count: done.length, left });
    return done;
  }
  return { take, outcome, forget: () => setOutcome(null) };
}

const NONE: ReadonlySet<string> = new Set();
