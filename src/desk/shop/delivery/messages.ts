// Texts of the working days, the holidays, and the pincode that a merchant tries.

/** From Sunday on. */
export const WEEKDAY_NAMES = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
];
export const overHolidays = (lines: readonly string[]) =>
  `Over: ${lines.join('; ')}. Remove them once the orders of that time have arrived.`;
export const REMOVE_OVER = 'Remove what is over';

export const TRY_TITLE = 'Try a pincode';
export const TRY_MEANS = 'What shoppers with this pincode read. Nothing is saved here.';
export const TRY_PINCODE = 'Pincode';
export const DELIVERED_ANYHOW = 'Delivered, without a date: there are no zones.';
export const NOT_DELIVERED = 'Not delivered: it is in no zone.';
/** `days`: such as 4 to 8 working days. `arrives`: of an order that is taken now. */
export const deliveredWords = (days: string, arrives: string) =>
  `Delivered, ${days}. Now: ${arrives}.`;
