// The demo's longer texts: the "about" page and four policies, which say what the app does. What privacy has to say
// (what is kept and why, taking back consent, complaints): Digital Personal Data Protection Act, 2023, and Rules, 2025,
// binding on shops from mid-May 2027; looked up on 29 November 2026.

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
    updated: '2026-11-29',
    sections: [
      {
        heading: 'What we keep, and what for',
        text: 'Your phone number, to log you in. Name, email and addresses, to deliver your order and to answer you. Orders, payments and invoices, to fulfil them and for our books. What you write to us, your reviews and your wish list, to answer you and to show them. If you ask for notifications, the address of your browser for them. We use all this for nothing else.',
      },
      {
        heading: 'What stays on your phone',
        text: 'The catalogue, your cart, what you looked at and searched for, and whatever waits to be sent are kept on your own phone. Nobody else can see them there. Logging out removes what belongs to your account.',
      },
      {
        heading: 'Who else sees it',
        text: 'The carrier who brings your parcel sees your name, address and phone number. The payment provider sees what it needs for your payment. Google keeps our data for us, sends the codes for logging in, and checks that no robot asks for them. Your reviews, with the name you give there, can be read by everybody. We sell nothing to anybody.',
      },
      {
        heading: 'Nobody follows you',
        text: 'There is no advertising here, and nobody counts your visits. YouTube learns of you only if you play a video, and the chat app only if you open it.',
      },
      {
        heading: 'How long',
        text: 'Messages, enquiries and feedback are deleted after a year. Your account stays until you delete it. Invoices stay as long as tax law wants.',
      },
      {
        heading: 'Your rights',
        text: 'You can correct your details and delete your account yourself, in My Profile: the button “Delete my account” stands below your details and needs a connection. It says what is deleted and what stays for our books. That takes back your consent. Notifications you end with “Stop telling me”. Or write to us: we tell you what we keep about you, and correct or delete it, as far as tax law lets us.',
      },
      {
        heading: 'If you are not content',
        text: 'Complain to our grievance officer. From May 2027 on, if the answer does not help you, you can also turn to the Data Protection Board of India.',
      },
    ],
  },
  'terms-and-condition': {
    updated: '2026-11-29',
    sections: [
      {
        heading: 'Ordering',
        text: 'An order is placed when you read “We received your order!”. Until then it is only saved on your phone. We may decline an order, or take off what has run out until it is packed, for example when a harvest is sold out. You read it in My Orders, and what you paid for it goes back to you.',
      },
      {
        heading: 'Prices',
        text: 'Prices are in Indian rupees including all taxes. What delivery costs stands on the page of a product and in the cart. You never pay more than the total that you accepted.',
      },
      {
        heading: 'Our produce',
        text: 'Farm produce differs a little from batch to batch in colour and taste. Ingredients and allergens stand on a product’s page where we know them; what is printed on the pack counts. What we write about our produce is not medical advice.',
      },
      {
        heading: 'Law',
        text: 'Indian law applies. If something goes wrong, please talk to us first; we want to put it right.',
      },
    ],
  },
  'cancellation-policy': {
    updated: '2026-11-29',
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
        text: 'What you paid online for an order that you cancelled goes back to where you paid from, without your asking. What you sent by bank transfer we send back by bank transfer. We do so within 7 working days; your bank may take a week to show it. The order in My Orders says how far it is.',
      },
    ],
  },
  'return-policy': {
    updated: '2026-11-29',
    sections: [
      {
        heading: 'Damaged or wrong',
        text: 'Tell us within 7 days of delivery: open the order in My Orders and press “Write about this order”. A photo you can send under Feedback. You send the parcel back, we pay for that, and return your money.',
      },
      {
        heading: 'Changed your mind',
        text: 'An order whose packets are all unopened can be sent back within 7 days; write to us first, in the same way. For reasons of food safety we cannot take back opened packets.',
      },
      {
        heading: 'Refunds',
        text: 'When the parcel has reached us, the order in My Orders says that it came back. Within 7 working days after that, your money is returned the way it came. For cash on delivery we ask for your bank details. The order says when the money was sent.',
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
      text: 'What is on the label is in the packet, and nothing else. Who packed it and what is in it stand on its page. Prices are in rupees, all taxes included, and we deliver all over India.',
    },
    {
      heading: 'Made for the village, too',
      text: 'This shop works where the network does not. Everything you have looked at stays on your phone, and what you send waits there until it has really arrived.',
    },
  ],

  policies,
} as const satisfies ShopTexts;
