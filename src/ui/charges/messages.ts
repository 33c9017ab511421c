// Texts about what an order costs besides its goods.

export const SUBTOTAL = 'Subtotal';
export const DELIVERY = 'Delivery';
export const FREE = 'Free';
export const couponOf = (code: string) => `Coupon ${code}`;
export const moreForFree = (amount: string) => `${amount} more for free delivery`;
export const leastOrder = (least: string, missing: string) =>
  `The minimum order is ${least}: add ${missing} more.`;
