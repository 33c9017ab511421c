// The specification's literal texts, by the names that they have in the shop. On the right stands the specification,
// word for word: a text is changed there first or not at all. The messages of forms about a wrong field, and of checkout about a payment or an
// order, are in tests/unit/forms and tests/unit/checkout.
import { expect, test } from 'vitest';
import { demoPages as pages } from '#config/pages.ts';
import * as account from '#domain/account/messages.ts';
import { displayName } from '#domain/account/profile.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { SORT_ORDERS } from '#domain/product/messages.ts';
import * as model from '#domain/shared/messages.ts';
import * as addresses from '#shop/addresses/messages.ts';
import { blogPreview } from '#shop/blogs/blog-preview.ts';
import * as blogs from '#shop/blogs/messages.ts';
import * as cart from '#shop/cart/messages.ts';
import * as catalogue from '#shop/catalogue/messages.ts';
import * as checkout from '#shop/checkout/messages.ts';
import * as enquiry from '#shop/enquiry/messages.ts';
import * as home from '#shop/home/messages.ts';
import * as orders from '#shop/orders/messages.ts';
import * as payments from '#shop/payments/messages.ts';
import * as profile from '#shop/profile/messages.ts';
import * as quotations from '#shop/quotations/messages.ts';
import * as reviews from '#shop/reviews/messages.ts';
import * as search from '#shop/search/messages.ts';
import { placeholderName } from '#shop/search/placeholder-name.ts';
import * as shell from '#shop/shell/messages.ts';
import * as signIn from '#shop/sign-in/messages.ts';
import * as ui from '#ui/messages.ts';

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

test.each<[heading: string, said: object, texts: object]>([
  ['Home', home, { OUR_PRODUCTS: 'Our Products' }],
  ['Search screen', search, { PLACEHOLDER: 'Search your item here...' }],
  ['Product list', catalogue, { FILTERS: 'Filters', SORT: 'Sort', CLOSE: 'Close' }],
  ['Product list', catalogue, { NO_PRODUCTS: 'No products found!' }],
  ['Product list', SORT_ORDERS, { recommended: 'Recommended', 'price-low': 'Price: Low to High' }],
  ['Product list', SORT_ORDERS, { 'price-high': 'Price: High to Low' }],
  ['Product detail', cart, { ADD_TO_CART: 'Add to Cart', GO_TO_CART: 'Go to Cart' }],
  ['Product detail', enquiry, { ENQUIRY_RAISED: 'Query was successfully raised' }],
  ['Cart', cart, { CART_EMPTY: 'Your cart is empty.', REMOVE: 'Remove' }],
  ['Cart', cart, { PLACE_ORDER: 'Place Order' }],
  ['Cart', cart, { BROWSE_MORE: 'Browse More Products' }],
  ['Cart', ui, { BROWSE_PRODUCTS: 'Browse Products', TOTAL: 'Total' }],
  ['Login', signIn, { SEND_OTP: 'Send OTP', VERIFY: 'Verify', RESEND_OTP: 'Resend OTP' }],
  ['Login', spoken, { notSent: 'Failed to send OTP. Please try again.' }],
  ['Place order', cart, { NOTHING_SELECTED: 'No Products selected' }],
  ['Place order', cart, { AVAILABLE_SOON: 'Available Soon' }],
  ['Place order', addresses, { ADD_ADDRESS: 'Add a new address', EDIT_ADDRESS: 'Edit Address' }],
  ['Place order', checkout, { SELECT_ADDRESS: 'Please select an address.' }],
  ['Place order', checkout, { PLACE_ORDER: 'Place Order' }],
  ['Place order', checkout, { ADD_TRANSACTION_ID: 'Add Transaction Id' }],
  ['Order confirmation', ui, { NO_SUCH_ORDER: 'Sorry, some error occurred' }],
  ['Profile area', profile, { UPDATE: 'Update' }],
  ['Profile area', account.PROFILE_PROBLEMS.lastName, { missing: 'Last Name is required' }],
  ['Profile area', profile.PROFILE_OUTCOME, { sent: 'Profile Updated successfully' }],
  ['My orders', spoken, { more: '+3 more' }],
  ['My orders', orders, { NO_ORDER: 'No order available...', TO_PRODUCTS: 'Browse products' }],
  ['Order details', orders, { EDIT_ADDRESS: 'Edit Address' }],
  ['Order details', orders, { ADD_TRANSACTION_ID: 'Add Transaction Id' }],
  ['Order details', model.PAYMENT_STATUS_WORDS, { success: 'Successful', failed: 'Failed' }],
  ['Order details', model.PAYMENT_STATUS_WORDS, { pending: 'Pending', authorized: 'Pending' }],
  ['Order details', model.DELIVERY_STATUS_WORDS, { cancel: 'Cancelled' }],
  ['Change Address', orders, { CHANGE_ADDRESS: 'Change Address' }],
  ['Change Address', addresses, { NAME: 'Name', PHONE_NUMBER: 'Phone Number', CITY: 'City' }],
  ['Change Address', addresses, { ADDRESS_OR_STREET: 'Address / Street', PINCODE: 'Pincode' }],
  ['Change Address', addresses, { STATE_OR_TERRITORY: 'State / Union Territory' }],
  ['Change Address', addresses, { SAVE_ADDRESS: 'Save Address', SELECT_STATE: '--Select State--' }],
  ['Change Address', addresses, { INVALID_PINCODE: 'Invalid ZIP Code' }],
  ['Change Address', orders, { ADDRESS_NOT_UPDATED: 'Error updating address' }],
  ['Change Address', orders, { ADDRESS_UPDATED: 'Address updated successfully' }],
  ['Payments', payments, { DO_IT_LATER: 'Do it later' }],
  ['Payments', model.TRANSACTION_PROBLEMS, { missing: 'Transaction Id is required!' }],
  ['Review', reviews, { SUBMIT_REVIEW: 'Submit Review', REVIEWER_NAME: 'Name' }],
  ['Review', reviews, { REVIEWED_PRODUCT: 'Product', REVIEW_TEXT: 'Review' }],
  ['Quotations', quotations, { MY_QUOTATIONS: 'My Quotations', PLACE_ORDER: 'Place Order' }],
  ['Quotations', profile, { MY_QUOTATIONS: 'My Quotations' }],
  ['Feedback', pages.claims, { rating: '4.7/5 rating', delivery: 'Farm To Door' }],
  ['Feedback', pages.claims, { produce: 'Natural Products' }],
  ['Feedback', spoken, { results: 'Quick Results: results visible in 12-15 days' }],
  ['Blogs', blogs, { BLOGS: 'Blogs', BLOG: 'Blog' }],
  ['Blogs', spoken, { preview: `${'word '.repeat(99)}word...` }],
  ['App shell', shell, { LOG_IN_OR_SIGN_UP: 'Login / Signup', LOG_OUT: 'Log Out' }],
  ['App shell', shell, { LOG_IN: 'Log In' }],
  ['App shell', spoken, { names: ['Black Cumin S...', 'Thirteen char', 'मोरिंगा पाउडर और बी...'] }],
  ['App shell', spoken, { inCategory: 'Show results in {categoryName}', nobody: 'User' }],
  ['App shell', shell, { MY_PROFILE: 'My Profile', ORDERS: 'Orders', SUPPORT: 'Support' }],
  ['App shell', shell, { USEFUL_LINKS: 'Useful Links', CONTACT: 'Contact' }],
  ['App shell', spoken, { poweredBy: 'Powered by Haat' }],
])('%s: the specification’s texts are the shop’s, to the letter: %3$j', (_, said, texts) => {
  expect({ ...said }).toMatchObject({ ...texts });
});

test('the states that the specification names are in the list, by its own spelling, and there are four questions', () => {
  const named = [
    ...['Andaman & Nicobar Islands', 'Dadra & Nagar Haveli & Daman & Diu', 'Delhi'],
    ...['Jammu & Kashmir', 'Ladakh', 'Lakshadweep', 'Puducherry'],
  ];
  expect(STATES_OF_INDIA).toEqual(expect.arrayContaining(named));
  expect(pages.faqs).toHaveLength(4);
});
