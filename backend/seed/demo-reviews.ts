// Reviews of two products by invented shoppers, as the merchant published them.
import { DAY_MS } from '#engine/limits.ts';
import { catalogued, fixedId } from './demo-customer.ts';

const reviews: Readonly<
  Record<string, readonly (readonly [customerName: string, stars: number | null, review: string])[]>
> = {
  'moringa-leaf-powder-200g': [
    [
      'Meera Kulkarni',
      5,
      'Bright green, and it smells like the leaves did in my grandmother’s yard. A teaspoon in the dal and nobody at home noticed, except that the bowl was empty.',
    ],
    [
      'Joseph Mathew',
      4,
      'Finer than the one from the supermarket. It clumps a little in cold water; stirred into warm milk it does not.',
    ],
    [
      'Farida Shaikh',
      null,
      'My second pack. Well sealed, and the date of packing was two weeks old.',
    ],
  ],
  'lakadong-turmeric-powder-200g': [
    [
      'Gurpreet Gill',
      5,
      'Use half of what you are used to, it really is stronger. The colour stays on the wooden spoon for days.',
    ],
    [
      'Ananya Das',
      4,
      'Good in milk at night. The pouch could close better; I keep it in a jar now.',
    ],
  ],
};

/** The documents of `reviews`; `now` in ms. */
export function demoReviews(now: number) {
  return Object.entries(reviews).flatMap(([productId, ofProduct]) =>
    ofProduct.map(([customerName, stars, review], at) => {
      const name = `${productId} ${customerName}`;
      const fields = {
        userId: fixedId(`shopper ${name}`),
        orderId: fixedId(`order ${name}`),
        productId,
        customerName,
        productName: catalogued(productId).name,
        review,
        ...(stars !== null && { stars }),
        timestamp: now - (at + 1) * 11 * DAY_MS,
        published: true,
      };
      return { id: fixedId(`review ${name}`), fields };
    }),
  );
}
