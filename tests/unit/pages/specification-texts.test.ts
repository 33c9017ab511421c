// The specification's literal texts, each beside the shop's. On the left stands the specification,
// word for word: a text is changed there first or not at all. The messages of forms about a wrong field, and of checkout about a payment or an
// order, are in tests/unit/forms and tests/unit/checkout.
import { describe, expect, test } from 'vitest';
import { demoPages as pages } from '#config/pages.ts';
import * as account from '#domain/account/messages.ts';
import { displayName } from '#domain/account/profile.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import * as catalogueModel from '#domain/product/messages.ts';
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

/** By the specification's headings: the text, and where the shop says it. */
const TEXTS: Readonly<Record<string, readonly (readonly [text: string, said: string])[]>> = {
  Home: [['Our Products', home.OUR_PRODUCTS]],
  'Search screen': [['Search your item here...', search.PLACEHOLDER]],
  'Product list': [
    ['Filters', catalogue.FILTERS],
    ['Sort', catalogue.SORT],
    ['Close', catalogue.CLOSE],
    ['Recommended', catalogueModel.SORT_ORDERS.recommended],
    ['Price: Low to High', catalogueModel.SORT_ORDERS['price-low']],
    ['Price: High to Low', catalogueModel.SORT_ORDERS['price-high']],
    ['No products found!', catalogue.NO_PRODUCTS],
  ],
  'Product detail': [
    ['Add to Cart', cart.ADD_TO_CART],
    ['Go to Cart', cart.GO_TO_CART],
    ['Query was successfully raised', enquiry.ENQUIRY_RAISED],
  ],
  Cart: [
    ['Your cart is empty.', cart.CART_EMPTY],
    ['Browse Products', ui.BROWSE_PRODUCTS],
    ['Remove', cart.REMOVE],
    ['Browse More Products', cart.BROWSE_MORE],
    ['Total', ui.TOTAL],
    ['Place Order', cart.PLACE_ORDER],
  ],
  'Login and verification': [
    ['Send OTP', signIn.SEND_OTP],
    ['Verify', signIn.VERIFY],
    ['Resend OTP', signIn.RESEND_OTP],
    ['Failed to send OTP. Please try again.', signIn.sendWords('other')],
  ],
  'Place order': [
    ['No Products selected', cart.NOTHING_SELECTED],
    ['Available Soon', cart.AVAILABLE_SOON],
    ['Add a new address', addresses.ADD_ADDRESS],
    ['Edit Address', addresses.EDIT_ADDRESS],
    ['Please select an address.', checkout.SELECT_ADDRESS],
    ['Place Order', checkout.PLACE_ORDER],
  ],
  'Order confirmation': [['Sorry, some error occurred', ui.NO_SUCH_ORDER]],
  'Profile area': [
    ['Update', profile.UPDATE],
    ['Last Name is required', account.PROFILE_PROBLEMS.lastName.missing],
    ['Profile Updated successfully', profile.PROFILE_OUTCOME.sent],
  ],
  'My orders': [
    ['+3 more', orders.moreProducts(3)],
    ['No order available...', orders.NO_ORDER],
    ['Browse products', orders.TO_PRODUCTS],
  ],
  'Order details': [
    ['Edit Address', orders.EDIT_ADDRESS],
    ['Add Transaction Id', orders.ADD_TRANSACTION_ID],
    ['Add Transaction Id', checkout.ADD_TRANSACTION_ID],
    ['Successful', model.PAYMENT_STATUS_WORDS.success],
    ['Failed', model.PAYMENT_STATUS_WORDS.failed],
    ['Pending', model.PAYMENT_STATUS_WORDS.pending],
    ['Pending', model.PAYMENT_STATUS_WORDS.authorized],
    ['Cancelled', model.DELIVERY_STATUS_WORDS.cancel],
  ],
  'Change Address': [
    ['Change Address', orders.CHANGE_ADDRESS],
    ['Name', addresses.NAME],
    ['Phone Number', addresses.PHONE_NUMBER],
    ['Address / Street', addresses.ADDRESS_OR_STREET],
    ['City', addresses.CITY],
    ['State / Union Territory', addresses.STATE_OR_TERRITORY],
    ['Pincode', addresses.PINCODE],
    ['Save Address', addresses.SAVE_ADDRESS],
    ['--Select State--', addresses.SELECT_STATE],
    ['Invalid ZIP Code', addresses.INVALID_PINCODE],
    ['Error updating address', orders.ADDRESS_NOT_UPDATED],
    ['Address updated successfully', orders.ADDRESS_UPDATED],
  ],
  Payments: [
    ['Do it later', payments.DO_IT_LATER],
    ['Transaction Id is required!', model.TRANSACTION_PROBLEMS.missing],
  ],
  Review: [
    ['Submit Review', reviews.SUBMIT_REVIEW],
    ['Name', reviews.REVIEWER_NAME],
    ['Product', reviews.REVIEWED_PRODUCT],
    ['Review', reviews.REVIEW_TEXT],
  ],
  Quotations: [
    ['My Quotations', quotations.MY_QUOTATIONS],
    ['My Quotations', profile.MY_QUOTATIONS],
    ['Place Order', quotations.PLACE_ORDER],
  ],
  Feedback: [
    ['4.7/5 rating', pages.claims.rating],
    ['Farm To Door', pages.claims.delivery],
    ['Natural Products', pages.claims.produce],
    ['Quick Results: results visible in 12-15 days', Object.values(pages.claims.results).join(' ')],
  ],
  Blogs: [
    ['Blogs', blogs.BLOGS],
    ['Blog', blogs.BLOG],
    [`${'word '.repeat(99)}word...`, blogPreview(`<p>${'word '.repeat(101)}</p>`)],
  ],
  'App shell': [
    ['Login / Signup', shell.LOG_IN_OR_SIGN_UP],
    ['Black Cumin S...', placeholderName('Black Cumin Seeds')],
    ['Thirteen char', placeholderName('Thirteen char')],
    ['मोरिंगा पाउडर और बी...', placeholderName('मोरिंगा पाउडर और बीज')],
    [
      'Show results in {categoryName}',
      search.SHOW_RESULTS_IN.replace('{category}', '{categoryName}'),
    ],
    ['My Profile', shell.MY_PROFILE],
    ['Orders', shell.ORDERS],
    ['Log Out', shell.LOG_OUT],
    ['Log In', shell.LOG_IN],
    ['Support', shell.SUPPORT],
    ['Useful Links', shell.USEFUL_LINKS],
    ['Contact', shell.CONTACT],
    ['Powered by Haat', shell.poweredBy('Haat')],
    ['User', displayName({ first_name: '', last_name: '' })],
  ],
};

describe('a text that the specification gives is the shop’s, to the letter', () => {
  test.each(Object.entries(TEXTS))('%s', (_, texts) => {
    expect(texts.map(([, said]) => said)).toEqual(texts.map(([text]) => text));
  });
});

test('the states that the specification names are in the list, by its own spelling, and there are four questions', () => {
  const named = [
    ...['Andaman & Nicobar Islands', 'Dadra & Nagar Haveli & Daman & Diu', 'Delhi'],
    ...['Jammu & Kashmir', 'Ladakh', 'Lakshadweep', 'Puducherry'],
  ];
  expect(STATES_OF_INDIA).toEqual(expect.arrayContaining(named));
  expect(pages.faqs).toHaveLength(4);
});
