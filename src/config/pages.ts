// Hours, claims and questions until the merchant writes others at the desk (/desk/shop): the demo's; none in any other
// shop. Only the contact, feedback and FAQ pages load them.
import { isDemo } from './shop.ts';

export const demoPages = {
  /** Opening or answering hours, one line each. Empty: none are shown. */
  hours: [],

  /** Tiles beside the feedback form. Empty ones are not shown. */
  claims: {
    rating: '4.7/5 rating',
    delivery: 'Farm To Door',
    produce: 'Natural Products',
    results: { heading: 'Quick Results:', text: 'results visible in', time: '12-15 days' },
  },

  faqs: [
    {
      question: 'Do you deliver to my village?',
      answer:
        'Yes, all over India; what delivery costs stands on the page of a product and in the cart. Most orders arrive within 4 to 8 working days; hills and islands may take a few days more. Enter your pincode on the page of a product, and it says by which day your order arrives. We also deliver to army post offices, whose pincodes begin with 9; that takes up to 14 working days.',
    },
    {
      question: 'Is everything really organic?',
      answer:
        'Every farm we work with grows without synthetic fertiliser or pesticide. Many products carry a batch report that you can download under the product.',
    },
    {
      question: 'What if a product is out of stock?',
      answer:
        'Where it says “Pre-order” you can order it now, and it says in about how many weeks it ships. Or open the product and raise an enquiry: the farm sees that people are asking for it. On a phone that takes notifications you can also ask there to be told when it is back.',
    },
    {
      question: 'Does the shop work without internet?',
      answer:
        'Yes. You can browse, search and fill your cart without a connection. Messages and enquiries are saved on your phone and sent automatically when you are back online.',
    },
  ],
} as const;

const noPages = {
  hours: [],
  claims: { rating: '', delivery: '', produce: '', results: { heading: '', text: '', time: '' } },
  faqs: [],
};

type Pages = {
  hours: readonly string[];
  claims: (typeof noPages)['claims'];
  faqs: readonly { question: string; answer: string }[];
};

export const pages: Pages = isDemo ? demoPages : noPages;
