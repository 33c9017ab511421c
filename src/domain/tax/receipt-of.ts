// What a receipt is made from: an order, and what is known of the shop.
import type { Order } from '../order/order.ts';
import type { AllSettings } from '../settings/settings.fields.ts';
import { taxedOrder } from './issue.ts';
import type { Receipt } from './receipt-sheet.ts';
import { taxSettings } from './settings-of-tax.ts';

/** `name` and `address`, in lines: used where the tax settings name none. */
type ReceivingShop = { name: string; address: readonly string[]; tax: AllSettings['tax'] };

/** Whether an order has a receipt in a shop without a GSTIN: it is packed, and was not cancelled. */
export function hasReceipt({
  packed,
  deliveryStatus,
}: Pick<Order, 'packed' | 'deliveryStatus'>): boolean {
  if (deliveryStatus === 'cancel') return false;
  return packed === true || deliveryStatus === 'shipped' || deliveryStatus === 'delivered';
}

/** The receipt of an order; equal as long as nothing that stands on it has changed. */
export function receiptOf(order: Order, { name, address, tax }: ReceivingShop): Receipt {
  const { orderNo, address: deliveryAddress, paymentMethod, timestamp, totalPaise } = order;
  const { otherPhone: _, ...to } = deliveryAddress;
  const settings = taxSettings({ tax });
  const { tradeName, legalName, registeredAddress } = settings;
  const { deliveryChargePaise, discountPaise, couponCode } = taxedOrder(order);
  return {
    order: {
      ...{ orderNo, address: to, paymentMethod, timestamp, totalPaise },
      ...{ deliveryChargePaise, discountPaise, couponCode },
      lines: order.lines.map(({ productId, name: ofProduct, quantity, pricePaise }) => ({
        ...{ productId, name: ofProduct, quantity, pricePaise },
      })),
    },
    settings: {
      ...settings,
      tradeName: tradeName || legalName || name,
      registeredAddress: registeredAddress.length > 0 ? registeredAddress : [...address],
    },
  };
}
