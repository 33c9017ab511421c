// The texts that a merchant sends to a customer, as the shop comes with them. Each may be changed on this device. A line
// with a place that has no value is left out.
import type { WordsName } from '#domain/order/desk/customer-texts.ts';

export const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof LANGUAGES;

type Wordings = Readonly<Record<WordsName, string>>;

const english: Wordings = {
  received: `Namaste {name}, thank you for your order {order} at {shop}.
{products}
Total: {sum}
Please keep {cash} ready when it comes.
We will tell you when we send it.`,
  transfer: `Namaste {name}, thank you for your order {order} at {shop}.
{products}
Please pay {sum}, and write {order} in the note.
UPI: {upi}
Bank: {bank}
We will pack it when the money has come.`,
  packed: `Namaste {name}, your order {order} from {shop} is packed.
{products}
We will send you the tracking number when the courier has it.`,
  partSent: `Namaste {name}, a part of your order {order} from {shop} is on its way.
In this parcel: {part}
Courier: {courier}
Tracking number: {number}
Track it here: {link}
Please keep {cash} ready when it comes.
To follow in a second parcel: {rest}
Expected: about {day}.`,
  shipped: `Namaste {name}, your order {order} from {shop} is on its way.
Courier: {courier}
Tracking number: {number}
Track it here: {link}
Please keep {cash} ready when it comes.`,
  arriving: `Namaste {name}, your order {order} from {shop} should reach you today.
Please keep {cash} ready.
Please keep your phone switched on: the courier may call you.`,
  delivered: `Namaste {name}, your order {order} from {shop} was delivered. Thank you!
If something is not right, please tell us here.
If you like it, please write a review: {review}`,
  late: `Namaste {name}, we are sorry: your pre-order {order} takes longer than we told you.
We had told you: about {day}.
{products}
We will send it as soon as we have it. If you do not want to wait, please tell us here.`,
  cancelled: `Namaste {name}, your order {order} at {shop} is cancelled.
Reason: {reason}
We will give {owed} back to you.`,
  refunded: `Namaste {name}, we have given {sum} back to you for your order {order}.
Reference number: {reference}
Your bank may take a few days to show it.`,
};

const hindi: Wordings = {
  received: `नमस्ते {name} जी, {shop} पर आपके ऑर्डर {order} के लिए धन्यवाद।
{products}
कुल: {sum}
डिलीवरी के समय कृपया {cash} तैयार रखें।
पार्सल भेजते ही हम आपको बताएँगे।`,
  transfer: `नमस्ते {name} जी, {shop} पर आपके ऑर्डर {order} के लिए धन्यवाद।
{products}
कृपया {sum} का पेमेंट करें और नोट में {order} लिखें।
UPI: {upi}
बैंक: {bank}
पेमेंट मिलते ही हम आपका पार्सल पैक करेंगे।`,
  packed: `नमस्ते {name} जी, {shop} से आपका ऑर्डर {order} पैक हो गया है।
{products}
पार्सल कूरियर को देते ही हम आपको ट्रैकिंग नंबर भेजेंगे।`,
  partSent: `नमस्ते {name} जी, {shop} से आपके ऑर्डर {order} का एक हिस्सा रवाना हो गया है।
इस पार्सल में: {part}
कूरियर: {courier}
ट्रैकिंग नंबर: {number}
पार्सल कहाँ पहुँचा, यहाँ देखें: {link}
डिलीवरी के समय कृपया {cash} तैयार रखें।
बाकी सामान दूसरे पार्सल में आएगा: {rest}
इसके लिए हमने आपको लगभग {day} बताया था।`,
  shipped: `नमस्ते {name} जी, {shop} से आपका ऑर्डर {order} रवाना हो गया है।
कूरियर: {courier}
ट्रैकिंग नंबर: {number}
पार्सल कहाँ पहुँचा, यहाँ देखें: {link}
डिलीवरी के समय कृपया {cash} तैयार रखें।`,
  arriving: `नमस्ते {name} जी, {shop} से आपका ऑर्डर {order} आज आप तक पहुँच जाना चाहिए।
कृपया {cash} तैयार रखें।
कृपया अपना फ़ोन चालू रखें: कूरियर आपको फ़ोन कर सकता है।`,
  delivered: `नमस्ते {name} जी, {shop} से आपका ऑर्डर {order} डिलीवर हो गया है। धन्यवाद!
कुछ ठीक न हो तो कृपया हमें यहीं बताएँ।
पसंद आया हो तो कृपया रिव्यू लिखें: {review}`,
  late: `नमस्ते {name} जी, माफ़ कीजिए: आपके प्री-ऑर्डर {order} में हमारे बताए समय से ज़्यादा समय लग रहा है।
हमने आपको लगभग {day} बताया था।
{products}
सामान आते ही हम आपको भेज देंगे। अगर आप इंतज़ार नहीं करना चाहते, तो कृपया हमें यहीं बताएँ।`,
  cancelled: `नमस्ते {name} जी, {shop} पर आपका ऑर्डर {order} कैंसल हो गया है।
कारण: {reason}
हम आपको {owed} वापस कर देंगे।`,
  refunded: `नमस्ते {name} जी, आपके ऑर्डर {order} के {sum} हमने आपको वापस कर दिए हैं।
रेफ़रेंस नंबर: {reference}
बैंक में दिखने में कुछ दिन लग सकते हैं।`,
};

export const WORDINGS: Readonly<Record<Language, Wordings>> = { en: english, hi: hindi };

/** The words for products that a text does not name. */
export const MORE_PRODUCTS: Readonly<Record<Language, (products: number) => string>> = {
  en: (products) => (products === 1 ? '1 more product' : `${products} more products`),
  hi: (products) => `और ${products} प्रोडक्ट`,
};
