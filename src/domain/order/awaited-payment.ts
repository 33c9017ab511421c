// What an order's payment still waits for. Pure.
import { mayTransfer } from './bank-transfer.ts';
import type { Order } from './order.ts';

type Payment = Pick<
  Order,
  'paymentMethod' | 'status' | 'deliveryStatus' | 'heldReason' | 'acceptedAt' | 'transactionId'
>;

/** Whether an order waits for its online payment. A failed one may be retried; a cancelled order or one on hold is not paid for. */
export function isUnpaid({ paymentMethod, status, deliveryStatus, heldReason }: Payment): boolean {
  const isOpen = status === 'pending' || status === 'failed';
  return paymentMethod === 'online_payment' && isOpen && deliveryStatus !== 'cancel' && !heldReason;
}

/** `money`: an order that is paid before it is sent waits for it; `check`: the shop has yet to find its transfer. */
export function awaitedPayment(order: Payment): 'money' | 'check' | null {
  if (isUnpaid(order)) return 'money';
  if (!mayTransfer(order) || order.status === 'success') return null;
  return order.transactionId ? 'check' : 'money';
}
