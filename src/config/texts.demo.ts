// The demo's longer texts: the "about" page and four policies.

type PolicyId = 'privacy-policy' | 'terms-and-condition' | 'cancellation-policy' | 'return-policy';

type Section = { heading: string; text: string };
type Policy = {
  /** In force since this day, YYYY-MM-DD. */
  updated: string;
  sections: readonly Section[];
};
export type ShopTexts = {
  about: readonly Section[];
  policies: Readonly<Record<PolicyId, Policy>>;
};

const policies = {
  'privacy-policy': {
    updated: '2026-11-28',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your phone number, name, email and addresses if you give them to us, what you ordered, and what you write to us. We use them to deliver your order and to answer you, and for nothing else.',
      },
      {
        heading: 'What stays on your phone',
        text: 'The catalogue, your cart and whatever waits to be sent are kept on your own phone. Nobody else can see them there. Logging out removes what belongs to your account.',
      },
      {
        heading: 'Who else sees it',
        text: 'The carrier who brings your parcel sees your name, address and phone number. The payment provider sees what it needs for your payment. We sell nothing to anybody.',
      },
      {
        heading: 'Your rights',
        text: 'You can correct your details and delete your account yourself, in My Profile. Or write to us: we tell you what we keep about you, and correct or delete it, as far as tax law lets us.',
      },
    ],
  },
  'terms-and-condition': {
    updated: '2026-11-01',
    sections: [
      {
        heading: 'Ordering',
        text: 'An order is placed when you read “We received your order!”. Until then it is only saved on your phone. We may decline an order, for example when a harvest is sold out; you are told at once and pay nothing.',
      },
      {
        heading: 'Prices',
        text: 'Prices are in Indian rupees including all taxes. Delivery is free all over India. You never pay more than the total that you accepted.',
      },
      {
        heading: 'Our produce',
        text: 'Farm produce differs a little from batch to batch in colour and taste. What we write about it is not medical advice.',
      },
      {
        heading: 'Law',
        text: 'Indian law applies. If something goes wrong, please talk to us first; we want to put it right.',
      },
    ],
  },
  'cancellation-policy': {
    updated: '2026-11-28',
    sections: [
      {
        heading: 'Before it is packed',
        text: 'You can cancel an order free of charge until we have packed it: open it in My Orders and press “Cancel order”. Without a connection it is cancelled once you are back online, if it is not packed by then.',
      },
      {
        heading: 'After it is packed',
        text: 'Once it is packed it is on its way to you. You can refuse the parcel at the door, or send it back as the return policy says.',
      },
      {
        heading: 'Your money',
        text: 'What you have paid for a cancelled order is returned the way it came within 7 working days.',
      },
    ],
  },
  'return-policy': {
    updated: '2026-11-01',
    sections: [
      {
        heading: 'Damaged or wrong',
        text: 'Tell us within 7 days of delivery, with a photo. We send it again or return your money, as you like, and we pay for the return.',
      },
      {
        heading: 'Changed your mind',
        text: 'Unopened packets can be sent back within 7 days. For reasons of food safety we cannot take back opened ones.',
      },
      {
        heading: 'Refunds',
        text: 'Refunds are made within 7 working days after the parcel has reached us, the way the payment came. For cash on delivery we ask for your bank details.',
      },
    ],
  },
} as const;

export const demoTexts = {
  about: [
    {
      heading: 'Who we are',
      text: 'We are a small market of farms. Each of them grows without synthetic fertiliser or pesticide, dries in the shade and packs in small batches. We know every one of them by name.',
    },
    {
      heading: 'What we promise',
      text: 'What is on the label is in the packet, and nothing else. Every batch can be traced to its field. Prices are in rupees, all taxes included, and delivery is free all over India.',
    },
    {
      heading: 'Made for the village, too',
      text: 'This shop works where the network does not. Everything you have looked at stays on your phone, and what you send waits there until it has really arrived.',
    },
  ],

  policies,
} as const satisfies ShopTexts;
