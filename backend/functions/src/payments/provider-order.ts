// The one provider order by which a shop's order is paid. However often and concurrently it is asked for, and whatever
// crashes on the way, there is never a second one.
import { setTimeout as sleep } from 'node:timers/promises';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { type NotPayable, type Payable, payable } from './payable.ts';
import {
  FIRST_LOOK_MS,
  orderDocument,
  type PaymentRecord,
  preconditionOf,
  readPayment,
  recordOf,
} from './payment-record.ts';
import type { PaymentProvider } from './provider.ts';

/** Longer than any function that asks the provider may run. ms */
const CLAIM_MS = 60_000;
/** How long to wait for another call that is asking the provider now. ms */
const CLAIM_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 250;

export type Asked = {
  readonly uid: string;
  readonly orderId: string;
  readonly shownPaise?: number | undefined;
};

export type ProviderOrderAnswer =
  | { outcome: 'ready'; providerOrderId: string; amountPaise: number; orderNo: string }
  | Exclude<Payable, { outcome: 'payable' }>;

type Claim =
  | ProviderOrderAnswer
  | { outcome: 'wait' }
  | { outcome: 'mine'; isFirst: boolean; amountPaise: number; orderNo: string };

/** @throws ProviderError; a retry later is safe */
export async function providerOrderFor(
  asked: Asked,
  provider: PaymentProvider,
): Promise<ProviderOrderAnswer> {
  for (const start = Date.now(); ; ) {
    const claim = await claimOrder(asked);
    if (claim.outcome === 'mine') return await create(asked, claim, provider);
    if (claim.outcome !== 'wait') return claim;
    if (Date.now() - start > CLAIM_TIMEOUT_MS) return { outcome: 'not-ready' satisfies NotPayable };
    await sleep(POLL_INTERVAL_MS);
  }
}

async function claimOrder({ uid, orderId, shownPaise }: Asked): Promise<Claim> {
  const [order, payment] = await Promise.all([
    orderDocument(uid, orderId).get(),
    readPayment(uid, orderId),
  ]);
  const record = recordOf(payment);
  const answer = payable(orderId, order.data(), { shownPaise, state: record?.state });
  if (answer.outcome !== 'payable') return answer;
  const { amountPaise, orderNo } = answer;
  if (record?.providerOrderId) {
    // The provider's order cannot be changed, and a second one could be paid twice.
    if (record.amountPaise !== amountPaise) return { outcome: 'other-amount' };
    return { outcome: 'ready', providerOrderId: record.providerOrderId, amountPaise, orderNo };
  }
  const now = Date.now();
  if (record && now - record.claimedAt < CLAIM_MS) return { outcome: 'wait' };
  const claim: PaymentRecord = {
    uid,
    orderId,
    amountPaise,
    providerOrderId: null,
    claimedAt: now,
    state: 'created',
    paymentId: null,
    held: [],
    ended: [],
    refunds: {},
    createdAt: record?.createdAt ?? now,
    updatedAt: now,
    lookAt: now + FIRST_LOOK_MS,
    failedLooks: 0,
  };
  try {
    if (record) await payment.ref.update(claim, preconditionOf(payment));
    else await payment.ref.create(claim);
  } catch (error) {
    if (isPreconditionFailed(error)) return { outcome: 'wait' };
    throw error;
  }
  return { outcome: 'mine', isFirst: !record, amountPaise, orderNo };
}

async function create(
  { uid, orderId }: Asked,
  { isFirst, amountPaise, orderNo }: Extract<Claim, { outcome: 'mine' }>,
  provider: PaymentProvider,
): Promise<ProviderOrderAnswer> {
  const document = (await readPayment(uid, orderId)).ref;
  const wanted = { receipt: orderId, amountPaise, notes: { uid, orderId, order: orderNo } };
  try {
    // An earlier call may have created one and crashed before storing it.
    const earlier = isFirst ? [] : await provider.findOrders(orderId);
    const known = earlier.find((it) => it.amountPaise === amountPaise && it.notes.uid === uid);
    const { id } = known ?? (await provider.createOrder(wanted));
    await document.update({ providerOrderId: id, updatedAt: Date.now() });
    return { outcome: 'ready', providerOrderId: id, amountPaise, orderNo };
  } catch (error) {
    await document.update({ claimedAt: 0 }).catch(() => undefined);
    throw error;
  }
}
