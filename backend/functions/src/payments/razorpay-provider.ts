// Payments by Razorpay, through its own SDK. Its answers are accepted only in the shape that its reference gives.
import type Razorpay from 'razorpay';
import * as v from 'valibot';
import { CURRENCY, type SeenPayment } from './payment-state.ts';
import {
  type NewProviderOrder,
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
} from './provider.ts';

const TIMEOUT_MS = 10_000;

/**
 * Minutes in which a payment that the bank allows late is still accepted, as long as an order waits; after that it goes
 * back.
 */
const TAKEN_WITHIN_MIN = 24 * 60;
const GIVEN_BACK_AFTER_MIN = TAKEN_WITHIN_MIN + 60;

/** Repeats of a refund with the same key are none. Source: Razorpay API reference, idempotent refunds. */
const IDEMPOTENCY = 'X-Refund-Idempotency';

/** Amounts come as numbers or as digits. Source: the SDK's types. */
const Paise = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());

/** Source: Razorpay API reference, order entity. */
const Order = v.pipe(
  v.object({
    id: v.string(),
    amount: Paise,
    currency: v.string(),
    // Razorpay sends an empty list if there are none.
    notes: v.fallback(v.record(v.string(), v.string()), {}),
  }),
  v.transform(({ id, amount, currency, notes }): ProviderOrder => {
    return { id, amountPaise: amount, currency, notes };
  }),
);

/** Source: Razorpay API reference, payment entity. `amount_refunded`: of all its refunds, in paise. */
export const Payment = v.pipe(
  v.object({
    id: v.string(),
    order_id: v.nullish(v.string(), ''),
    amount: Paise,
    currency: v.string(),
    status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: v.nullish(Paise),
  }),
  v.transform(({ id, order_id, amount, currency, status, amount_refunded }): SeenPayment => {
    const refundedPaise = amount_refunded ?? undefined;
    const seen = { id, providerOrderId: order_id, amountPaise: amount, currency, status };
    return refundedPaise === undefined ? seen : { ...seen, refundedPaise };
  }),
);

/** Source: Razorpay API reference, refund entity. */
const Refund = v.object({ id: v.string(), status: v.picklist(['pending', 'processed', 'failed']) });

const listOf = <T extends v.GenericSchema>(item: T) => v.object({ items: v.array(item) });

type Account = {
  readonly keyId: string;
  readonly keySecret: string;
  /** The API's origin, if not Razorpay's. */
  readonly origin?: string;
};

/** Loads the SDK only here: all functions start with the same file, and most need no provider. */
export async function razorpayProvider({
  keyId,
  keySecret,
  origin,
}: Account): Promise<PaymentProvider> {
  const { default: Sdk } = await import('razorpay');
  const clientWith = (headers: Record<string, string>) => {
    const client = new Sdk({ key_id: keyId, key_secret: keySecret });
    const connection = connectionOf(client);
    Object.assign(connection, { timeout: TIMEOUT_MS, ...(origin && { baseURL: origin }) });
    Object.assign(connection.headers, headers);
    return client;
  };
  const client = clientWith({});
  return {
    createOrder: ({ receipt, amountPaise, notes }: NewProviderOrder) =>
      asked(Order, () =>
        client.orders.create({
          amount: amountPaise,
          currency: CURRENCY,
          receipt,
          notes: { ...notes },
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: TAKEN_WITHIN_MIN,
              manual_expiry_period: GIVEN_BACK_AFTER_MIN,
              refund_speed: 'normal',
            },
          },
        }),
      ),
    findOrders: async (receipt) => {
      const { items } = await asked(listOf(Order), () => client.orders.all({ receipt }));
      return items.reverse();
    },
    paymentsOf: async (providerOrderId) => {
      const all = () => client.orders.fetchPayments(providerOrderId);
      return (await asked(listOf(Payment), all)).items.reverse();
    },
    payment: (paymentId) => asked(Payment, () => client.payments.fetch(paymentId)),
    refund: async (paymentId, amountPaise, key) => {
      const once = clientWith({ [IDEMPOTENCY]: key });
      const sum = { amount: amountPaise, speed: 'normal' } as const;
      const { id, status } = await asked(Refund, () => once.payments.refund(paymentId, sum));
      if (status === 'failed') throw new ProviderError(`Razorpay could not make refund ${id}.`);
      return id;
    },
  };
}

type Connection = { baseURL?: string; timeout?: number; headers: object };

/** The SDK has no options for these; its HTTP client has. */
function connectionOf({ api }: Razorpay): Connection {
  const { rq } = api as unknown as { rq: { defaults: Connection } };
  return rq.defaults;
}

async function asked<T extends v.GenericSchema>(
  schema: T,
  ask: () => Promise<unknown>,
): Promise<v.InferOutput<T>> {
  const reply = await ask().catch((fault: unknown) => {
    throw problemOf(fault);
  });
  const read = v.safeParse(schema, reply);
  if (read.success) return read.output;
  throw new ProviderError('Razorpay answered with something that its reference does not know.');
}

const Fault = v.object({
  statusCode: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  error: v.optional(
    v.object({ code: v.optional(v.string()), description: v.optional(v.string()) }),
  ),
});

function problemOf(fault: unknown): ProviderError {
  const said = v.safeParse(Fault, fault);
  // Without an answer the SDK throws an error of its own.
  if (!said.success) return new ProviderError('Razorpay did not answer.');
  const { statusCode, error } = said.output;
  return new ProviderError(
    `Razorpay said ${statusCode}: ${error?.description ?? error?.code ?? 'no reason'}`,
    statusCode,
  );
}
