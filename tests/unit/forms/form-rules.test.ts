// What each form asks for: the specification’s words beside a wrong field or file, and none beside a right one; and email addresses as
// people have them, in every form and in the security rules alike.
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { Profile } from '#domain/account/profile-form.ts';
import {
  beginsLikeUpload,
  FeedbackForm,
  fileProblem,
  isLargePhoto,
} from '#domain/feedback/feedback.ts';
import { ContactForm, EMPTY_CONTACT_FORM } from '#domain/message/contact-message.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { ReviewForm } from '#domain/review/review.ts';
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#domain/shared/limits.ts';
import { type FormSchema, formProblems } from '#forms/form-problems.ts';
import { TypedAddress } from '#forms/typed-address.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import { typedMessage } from '#shop/contact/typed-message.ts';
import { documentName } from '#shop/downloads/document-name.ts';
import { fileSize } from '#ui/form/file-size.ts';
import { mailTo } from '#ui/text/mail-to.ts';
import { readAddress } from '../../../src/desk/edits/rich-text/LinkField.tsx';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';
import { IMPOSSIBLE_PINCODES, UNLISTED_PINCODES } from '../../support/known-pincodes.ts';
import { ruleText } from '../../support/rules-lists.ts';
import { ADDRESS } from '../given.ts';

beforeAll(async () => {
  expect(await preparePhone()).toEqual({});
});

const NAMED = { name: 'Asha Rao', email: 'asha@example.com', countryCode: '91' };
const REVIEWED = { customerName: 'Asha Rao', productName: 'Moringa', stars: '' };
const FORMS: Record<string, readonly [FormSchema, object]> = {
  address: [TypedAddress, ADDRESS],
  message: [typedMessage('91'), { ...NAMED, phone: '9876543210', message: 'Do you deliver?' }],
  profile: [Profile, { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' }],
  feedback: [FeedbackForm, { name: 'Beetroot chips', description: 'Crisp' }],
  review: [ReviewForm, { ...REVIEWED, review: 'Fresh.' }],
};
const problems = (form: string, typed: object) => {
  const [rules, right] = FORMS[form] ?? [];
  return rules && formProblems(rules, { ...right, ...typed });
};

const x = (count: number) => 'x'.repeat(count);
const LONG =
  'First Name can have at most 10 characters. Shorten it here: your full name goes in your address, as on parcels.';

test.each([
  ['address', 'name', ' \t', 'Name is required!'],
  ['address', 'name', x(301), 'Name is too long. Please shorten it.'],
  ['address', 'phone', '', 'Phone number is required!'],
  ['address', 'phone', '12345678901', 'Invalid Phone Number!'],
  ['address', 'phone', '+977 9841 234567', 'Invalid Phone Number!'],
  ['address', 'address', '\n\n', 'Address is required!'],
  ['address', 'address', x(501), 'Address is too long. Please shorten it.'],
  ['address', 'zipcode', '', 'Zipcode is required!'],
  ['address', 'zipcode', '5000011', 'Invalid Zipcode!'],
  ...IMPOSSIBLE_PINCODES.map((it) => ['address', 'zipcode', it, 'Invalid Zipcode!']),
  ['address', 'city', '  ', 'City is required! Enter a valid zipcode to fetch city and state.'],
  ['address', 'city', x(301), 'City is too long. Please shorten it.'],
  ['address', 'state', '--Select State--', 'State is required!'],
  ['address', 'state', 'Punjab (Pakistan)', 'State is required!'],
  ['address', 'landmark', x(301), 'Landmark is too long. Please shorten it.'],
  ['address', 'otherPhone', '98765', 'Invalid Phone Number!'],
  ['message', 'name', '   ', 'Name is required'],
  ['message', 'phone', '   ', 'Phone Number is required'],
  ['message', 'phone', '98765x3210', 'Phone Number is invalid'],
  ['message', 'phone', '+971 50 123 4567', 'Phone Number is invalid'],
  ['message', 'email', ' \t', 'Email is required'],
  ['message', 'email', 'asha@example', 'Email is invalid'],
  ['message', 'message', '\n\n', 'Message is required'],
  ['profile', 'first_name', '   ', 'First Name is required'],
  ['profile', 'first_name', 'Chandrasekh', LONG],
  ['profile', 'first_name', 'ह'.repeat(11), LONG],
  ['profile', 'email', '  ', 'Email is required'],
  ['profile', 'email', 'asha@example', 'Email is invalid'],
  ['feedback', 'name', '  ', 'Product Name is required!'],
  ['feedback', 'description', ' \n ', 'Please Give Some Feedback!'],
  ['review', 'customerName', '', 'Name is required'],
  ['review', 'productName', '  ', 'Product is required'],
  ['review', 'review', '\n', 'Review is required'],
  ['review', 'customerName', x(MAX_NAME_LENGTH + 1), 'Name is too long. Please shorten it.'],
  ['review', 'productName', x(MAX_NAME_LENGTH + 1), 'Product is too long. Please shorten it.'],
  ['review', 'review', x(MAX_MESSAGE_LENGTH + 1), 'Review is too long. Please shorten it.'],
])('%s: the words of the specification for %s %j: %s', (form, field, value, message) => {
  expect(problems(`${form}`, { [`${field}`]: value })).toEqual({ [`${field}`]: message });
});

test.each<[form: string, field: string, values: readonly string[]]>([
  ['address', 'name', [x(300), 'हि'.repeat(300)]],
  ['address', 'landmark', ['', 'Near the Hanuman temple']],
  ['address', 'otherPhone', [' ', '+91 91234-56780']],
  ['address', 'phone', ['०९८७६५ ४३२१०']],
  ['address', 'address', [x(500)]],
  ['address', 'zipcode', [...UNLISTED_PINCODES.map(({ zipcode }) => zipcode), '900056']],
  ['address', 'state', STATES_OF_INDIA],
  ['message', 'phone', ['+91 98765 43210']],
  ['message', 'email', [' asha+farm@mail.example.co.in ']],
  ['message', 'message', ['हिं'.repeat(5_000)]],
  ['profile', 'first_name', ['सुनंदाकुमारीदेवी']],
  ['profile', 'email', [' asha+farm@mail.example.co.in ']],
  ['feedback', 'name', ['हल्दी']],
  ['review', 'productName', [x(MAX_NAME_LENGTH)]],
  ['review', 'review', [x(MAX_MESSAGE_LENGTH)]],
])('%s: nothing is said against a right %s', (form, field, values) => {
  for (const value of values) expect(problems(form, { [field]: value }), value).toEqual({});
});

const RULE = new RegExp(`^${/matches\('(.*?)'\)/.exec(ruleText('isEmail'))?.[1]}$`);
const SHOP = shownSettings({ email: 'farm@fields.example' });

/** For each place where an address is typed, and for the rules: whether it takes this one. */
function takenBy(email: string): Record<string, boolean> {
  const typed = { ...typedShop(settingsOf('contact'), SHOP), email };
  const profile = formProblems(Profile, { first_name: 'Asha', last_name: 'Rao', email });
  const message = formProblems(ContactForm, { ...EMPTY_CONTACT_FORM, email });
  return {
    profile: profile.email === undefined,
    message: message.email === undefined,
    settings: 'fields' in readTypedShop('contact', typed, SHOP),
    link: readAddress(email) === mailTo(email),
    rules: RULE.test(email),
  };
}

const LABEL = 'a'.repeat(63);

const TAKEN = `
  tim.o'connor@example.com raj&co@example.co.in asha+farm@mail.example.com first_last-2@example.in
  !#$%&'*+/=?^_\`{|}~-@example.com a@b.co ravi@xn--11b4c3d.xn--h2brj9c ravi@my--farm.example
  farm@green.photography x@y.international orders@farm.xn--vermgensberatung-pwb 1@2.3com.in
  राम@उदाहरण.भारत jörg@müller.example ${'l'.repeat(64)}@${LABEL}.${LABEL}.example.com`;

test.each(TAKEN.trim().split(/\s+/))('%s is an address', (email) => {
  expect(Object.values(takenBy(email))).not.toContain(false);
});

const REFUSED = `
  asha asha@example @example.com asha@ asha@@example.com asha@ravi@example.com .asha@example.com
  asha.@example.com asha..rao@example.com asha@example..com asha@.example.com asha@example.com.
  asha@-example.com asha@example-.com asha@exam_ple.com asha@example.c asha@192.168.1.10
  ${'l'.repeat(65)}@example.com asha@${LABEL}x.com asha@${`${LABEL}.`.repeat(4)}com`;
const WITH_BLANKS = ['asha rao@example.com', 'a@example.com, b@example.com', 'A <a@example.com>'];

test.each([...REFUSED.trim().split(/\s+/), ...WITH_BLANKS])('%s is none', (email) => {
  const { rules: _, ...forms } = takenBy(email);
  expect(Object.values(forms)).not.toContain(true);
});

test('a link to an address keeps all of its signs', () => {
  expect(mailTo('raj&co?x#1%@example.com')).toBe('mailto:raj%26co%3Fx%231%25@example.com');
});

const MB = 1024 * 1024;
const OTHER =
  'This kind of file cannot be sent. Please choose a photo (JPG, PNG or WebP) or a PDF.';
const TOO_LARGE = (size: string) => `This file is ${size} MB. Please choose one of at most 5 MB.`;

test.each<[type: string, size: number, words: string | null, isMadeSmaller: boolean]>([
  ['image/jpeg', 5 * MB, null, false],
  ['image/png', 5 * MB, null, false],
  ['image/webp', 6 * MB, TOO_LARGE('6'), true],
  ['application/pdf', 5 * MB, null, false],
  ['application/pdf', 6 * MB, TOO_LARGE('6'), false],
  ...['image/svg+xml', 'text/html', 'image/heic', ''].map(
    (type): [string, number, string, boolean] => [type, 6 * MB, OTHER, false],
  ),
  ['image/png', 0, 'This file is empty. Please choose another one.', false],
  ['image/png', Math.floor(7.3 * MB), TOO_LARGE('7.3'), true],
  // One byte too many, in a message that is not absurd.
  ['image/jpeg', 5 * MB + 1, TOO_LARGE('5.1'), true],
])('a file %j of %d bytes: %s; it is made smaller: %s', (type, size, words, isMadeSmaller) => {
  expect(fileProblem({ type, size })).toBe(words);
  expect(isLargePhoto({ type, size })).toBe(isMadeSmaller);
  expect(fileProblem(null)).toBe('File is required');
});

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
const text = (words: string) => new TextEncoder().encode(words);

test('a JPEG, a PNG, a WebP and a PDF may stay at the shop, recognised by their first bytes; a size is said in KB, or in MB with one decimal', async () => {
  const program = Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0);
  // Sound comes in the wrapping that WebP has.
  const others = [program, new Uint8Array(4_100), ...['GIF89a', 'RIFF0000WAVEfmt '].map(text)];
  const pictures = [square.clone().jpeg(), square.clone().png(), square.clone().webp()];
  const made = await Promise.all(pictures.map((it) => it.toBuffer()));
  const fine: Uint8Array[] = [...made, text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')];
  expect([...others, ...fine].filter(beginsLikeUpload)).toEqual(fine);
  const sizes = [1023 * 1024, MB - 1, 1.26 * MB, 5 * MB].map(fileSize);
  expect(sizes).toEqual(['1023 KB', '1 MB', '1.3 MB', '5 MB']);
});

test.each([
  ['Oil: cold/pressed "A" <1 l>', 'Oil cold pressed A 1 l.pdf'],
  ['हल्दी पाउडर', 'हल्दी पाउडर.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('the document of %j is saved as %j', (product, file) => {
  expect(documentName(product)).toBe(file);
});
