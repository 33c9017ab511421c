// The interface that the shop needs from a payment provider.
import type { SeenPayment } from './payment-state.ts';

export type ProviderOrder = {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  /** As given when it was created. */
  readonly notes: Readonly<Record<string, string>>;
};

export type NewProviderOrder = {
  /** The shop's own id of the order, by which the provider's can be found again; at most 40 characters. */
  readonly receipt: string;
  readonly amountPaise: number;
  readonly notes: Readonly<Record<string, string>>;
};

/** Every call may throw a ProviderError. */
export type PaymentProvider = {
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** The orders created with a receipt, oldest first. */
  findOrders(receipt: string): Promise<ProviderOrder[]>;
  /** Every attempt to pay an order, oldest first. */
  paymentsOf(providerOrderId: string): Promise<SeenPayment[]>;
  payment(paymentId: string): Promise<SeenPayment>;
  /**
   * Gives a captured payment back, or a part of it, and returns the refund's id. Of requests with the same key only the
   * first gives anything; more than was paid is refused. `key`: letters, digits, `-` and `_`, at least ten.
   */
  refund(paymentId: string, amountPaise: number, key: string): Promise<string>;
};

/** The provider did not answer, or refused. */
export class ProviderError extends Error {
  /** The HTTP status of its answer; undefined without an answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
