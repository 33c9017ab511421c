// The specification's literal texts, by the part of the shop and the names that they have there. On the right stands the specification,
// word for word: a text is changed there first or not at all. The messages of forms about a wrong field, and of checkout about a payment or an
// order, are in tests/unit/forms and tests/unit/checkout.
import { expect, test } from 'vitest';
import { demoPages as pages } from '#config/pages.ts';
import * as account from '#domain/account/messages.ts';
import { displayName } from '#domain/account/profile.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { SORT_ORDERS } from '#domain/product/messages.ts';
import * as model from '#domain/shared/messages.ts';
import { blogPreview } from '#shop/blogs/blog-preview.ts';
import * as orders from '#shop/orders/messages.ts';
import * as profile from '#shop/profile/messages.ts';
import * as search from '#shop/search/messages.ts';
import { placeholderName } from '#shop/search/placeholder-name.ts';
import * as shell from '#shop/shell/messages.ts';
import * as signIn from '#shop/sign-in/messages.ts';
import * as ui from '#ui/messages.ts';

const parts = import.meta.glob<object>('../../../src/shop/*/messages.ts', { eager: true });

/** What a function of the shop says. */
const spoken = {
  notSent: signIn.sendWords('other'),
  more: orders.moreProducts(3),
  results: Object.values(pages.claims.results).join(' '),
  preview: blogPreview(`<p>${'word '.repeat(101)}</p>`),
  inCategory: search.SHOW_RESULTS_IN.replace('{category}', '{categoryName}'),
  poweredBy: shell.poweredBy('Haat'),
  names: ['Black Cumin Seeds', 'Thirteen char', 'मोरिंगा पाउडर और बीज'].map(placeholderName),
  nobody: displayName({ first_name: '', last_name: '' }),
};

test.each<[said: string | object, texts: object]>([
  ['home', { OUR_PRODUCTS: 'Our Products' }],
  ['search', { PLACEHOLDER: 'Search your item here...' }],
  ['catalogue', { FILTERS: 'Filters', SORT: 'Sort', CLOSE: 'Close' }],
  ['catalogue', { NO_PRODUCTS: 'No products found!' }],
  ['cart', { ADD_TO_CART: 'Add to Cart', GO_TO_CART: 'Go to Cart' }],
  ['cart', { CART_EMPTY: 'Your cart is empty.', REMOVE: 'Remove', PLACE_ORDER: 'Place Order' }],
  ['cart', { BROWSE_MORE: 'Browse More Products', NOTHING_SELECTED: 'No Products selected' }],
  ['cart', { AVAILABLE_SOON: 'Available Soon' }],
  ['enquiry', { ENQUIRY_RAISED: 'Query was successfully raised' }],
  ['sign-in', { SEND_OTP: 'Send OTP', VERIFY: 'Verify', RESEND_OTP: 'Resend OTP' }],
  ['addresses', { ADD_ADDRESS: 'Add a new address', EDIT_ADDRESS: 'Edit Address', NAME: 'Name' }],
  ['addresses', { PHONE_NUMBER: 'Phone Number', CITY: 'City' }],
  ['addresses', { ADDRESS_OR_STREET: 'Address / Street', PINCODE: 'Pincode' }],
  ['addresses', { STATE_OR_TERRITORY: 'State / Union Territory', SAVE_ADDRESS: 'Save Address' }],
  ['addresses', { SELECT_STATE: '--Select State--', INVALID_PINCODE: 'Invalid ZIP Code' }],
  ['checkout', { SELECT_ADDRESS: 'Please select an address.', PLACE_ORDER: 'Place Order' }],
  ['checkout', { ADD_TRANSACTION_ID: 'Add Transaction Id' }],
  ['profile', { UPDATE: 'Update', MY_QUOTATIONS: 'My Quotations' }],
  ['orders', { NO_ORDER: 'No order available...', TO_PRODUCTS: 'Browse products' }],
  ['orders', { EDIT_ADDRESS: 'Edit Address', ADD_TRANSACTION_ID: 'Add Transaction Id' }],
  ['orders', { CHANGE_ADDRESS: 'Change Address', ADDRESS_NOT_UPDATED: 'Error updating address' }],
  ['orders', { ADDRESS_UPDATED: 'Address updated successfully' }],
  ['payments', { DO_IT_LATER: 'Do it later' }],
  ['reviews', { SUBMIT_REVIEW: 'Submit Review', REVIEWER_NAME: 'Name' }],
  ['reviews', { REVIEWED_PRODUCT: 'Product', REVIEW_TEXT: 'Review' }],
  ['quotations', { MY_QUOTATIONS: 'My Quotations', PLACE_ORDER: 'Place Order' }],
  ['blogs', { BLOGS: 'Blogs', BLOG: 'Blog' }],
  ['shell', { LOG_IN_OR_SIGN_UP: 'Login / Signup', LOG_OUT: 'Log Out', LOG_IN: 'Log In' }],
  ['shell', { MY_PROFILE: 'My Profile', ORDERS: 'Orders', SUPPORT: 'Support' }],
  ['shell', { USEFUL_LINKS: 'Useful Links', CONTACT: 'Contact' }],
  [SORT_ORDERS, { recommended: 'Recommended', 'price-low': 'Price: Low to High' }],
  [SORT_ORDERS, { 'price-high': 'Price: High to Low' }],
  [ui, { BROWSE_PRODUCTS: 'Browse Products', TOTAL: 'Total' }],
  [ui, { NO_SUCH_ORDER: 'Sorry, some error occurred' }],
  [spoken, { notSent: 'Failed to send OTP. Please try again.', more: '+3 more' }],
  [spoken, { results: 'Quick Results: results visible in 12-15 days' }],
  [spoken, { preview: `${'word '.repeat(99)}word...` }],
  [spoken, { names: ['Black Cumin S...', 'Thirteen char', 'मोरिंगा पाउडर और बी...'] }],
  [spoken, { inCategory: 'Show results in {categoryName}', nobody: 'User' }],
  [spoken, { poweredBy: 'Powered by Haat' }],
  [account.PROFILE_PROBLEMS.lastName, { missing: 'Last Name is required' }],
  [profile.PROFILE_OUTCOME, { sent: 'Profile Updated successfully' }],
  [model.PAYMENT_STATUS_WORDS, { success: 'Successful', failed: 'Failed', pending: 'Pending' }],
  [model.PAYMENT_STATUS_WORDS, { authorized: 'Pending' }],
  [model.DELIVERY_STATUS_WORDS, { cancel: 'Cancelled' }],
  [model.TRANSACTION_PROBLEMS, { missing: 'Transaction Id is required!' }],
  [pages.claims, { rating: '4.7/5 rating', delivery: 'Farm To Door', produce: 'Natural Products' }],
])('%$: the specification’s texts are the shop’s, to the letter', (said, texts) => {
  const words = typeof said === 'string' ? parts[`../../../src/shop/${said}/messages.ts`] : said;
  expect({ ...words }).toMatchObject({ ...texts });
});

test('the states that the specification names are in the list, by its own spelling, and there are four questions', () => {
  const named = [
    ...['Andaman & Nicobar Islands', 'Dadra & Nagar Haveli & Daman & Diu', 'Delhi'],
    ...['Jammu & Kashmir', 'Ladakh', 'Lakshadweep', 'Puducherry'],
  ];
  expect(STATES_OF_INDIA).toEqual(expect.arrayContaining(named));
  expect(pages.faqs).toHaveLength(4);
});
