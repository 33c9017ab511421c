import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { switchPaymentMethod } from '#browser/payments/payment-server.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { recordAccountChanged } from '#domain/account/account-mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Order } from '#domain/order/order.ts';
import { changeOrder } from '#domain/order/orders.ts';
import { cashProblem } from '#domain/order/selling-terms.ts';
import { useTerms } from '#ui/charges/use-terms.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { ONE_MOMENT } from '#ui/messages.ts';
import { usePaymentMethods } from '#ui/payment/use-payment-methods.ts';
import { OTHER_WAY_FAILED, OTHER_WAYS, OTHER_WAYS_NEED_CONNECTION } from './messages.ts';

const WAYS = ['cod', 'NEFT'] as const;
type Way = (typeof WAYS)[number];

/** After a failed online payment: pay the same order by bank transfer or, where the shop takes cash for it, at the door. */
export function SwitchPaymentMethod({ uid, order }: { uid: string; order: Order }) {
  const { orderId, quotationId, subTotalPaise } = order;
  const navigate = useNavigate();
  const isConnected = useReachability() !== 'unreachable';
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const methods = usePaymentMethods();
  const terms = useTerms();
  const isOpen = (way: Way) => quotationId || !cashProblem(terms, way, subTotalPaise);
  const isBusy = useRef(false);

  async function press(way: Way) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('asking');
    const isChanged = await payAnotherWay(uid, orderId, way).catch(() => false);
    isBusy.current = false;
    setState(isChanged ? 'idle' : 'failed');
    if (isChanged && way === 'NEFT') await navigate({ to: '/payments', search: { orderId } });
  }

  return (
    <div className="pay-again__others">
      <p id="other-ways">{isConnected ? OTHER_WAYS : OTHER_WAYS_NEED_CONNECTION}</p>
      {WAYS.filter(isOpen).map((way) => (
        <Button
          key={way}
          variant="secondary"
          aria-describedby="other-ways"
          disabled={!isConnected}
          onClick={() => void press(way)}
        >
          {methods[way]}
        </Button>
      ))}
      {state === 'failed' && (
        <Notice tone="careful" isUrgent>
          {OTHER_WAY_FAILED}
        </Notice>
      )}
      <p role="status">{state === 'asking' && ONE_MOMENT}</p>
    </div>
  );
}

/** Asks the shop to switch the method; on success updates this phone's copy at once and returns true. */
async function payAnotherWay(uid: string, orderId: string, paymentMethod: Way): Promise<boolean> {
  const server = { idToken: (fresh: boolean) => accountToken(uid, fresh), shop: '' };
  const answer = await switchPaymentMethod(server, { orderId, paymentMethod });
  const database = deviceDatabase();
  const { orders, deviceState } = database;
  await database.transaction('rw', [orders, deviceState], async () => {
    if (answer.outcome === 'changed') {
      await changeOrder(database, uid, orderId, { paymentMethod, status: 'pending' });
    }
    // Whatever the answer, the shop's order may have changed.
    await recordAccountChanged(database);
  });
  return answer.outcome === 'changed';
}
