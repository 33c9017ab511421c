// Email addresses as people have them, in every form and in the security rules alike.
import { expect, test } from 'vitest';
import { Profile } from '#domain/account/profile-form.ts';
import { ContactForm, EMPTY_CONTACT_FORM } from '#domain/message/contact-message.ts';
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { formProblems } from '#forms/form-problems.ts';
import { mailTo } from '#ui/text/mail-to.ts';
import { readAddress } from '../../../src/desk/edits/rich-text/LinkField.tsx';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';
import { ruleText } from '../../support/rules-lists.ts';

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

const LONG = 'a'.repeat(63);

const TAKEN = `
  tim.o'connor@example.com raj&co@example.co.in asha+farm@mail.example.com first_last-2@example.in
  !#$%&'*+/=?^_\`{|}~-@example.com a@b.co ravi@xn--11b4c3d.xn--h2brj9c ravi@my--farm.example
  farm@green.photography x@y.international orders@farm.xn--vermgensberatung-pwb 1@2.3com.in
  राम@उदाहरण.भारत jörg@müller.example ${'l'.repeat(64)}@${LONG}.${LONG}.example.com`;

test.each(TAKEN.trim().split(/\s+/))('%s is an address', (email) => {
  expect(Object.values(takenBy(email))).not.toContain(false);
});

const REFUSED = `
  asha asha@example @example.com asha@ asha@@example.com asha@ravi@example.com .asha@example.com
  asha.@example.com asha..rao@example.com asha@example..com asha@.example.com asha@example.com.
  asha@-example.com asha@example-.com asha@exam_ple.com asha@example.c asha@192.168.1.10
  ${'l'.repeat(65)}@example.com asha@${LONG}x.com asha@${`${LONG}.`.repeat(4)}com`;
const WITH_BLANKS = ['asha rao@example.com', 'a@example.com, b@example.com', 'A <a@example.com>'];

test.each([...REFUSED.trim().split(/\s+/), ...WITH_BLANKS])('%s is none', (email) => {
  const { rules: _, ...forms } = takenBy(email);
  expect(Object.values(forms)).not.toContain(true);
});

test('a link to an address keeps all of its signs', () => {
  expect(mailTo('raj&co?x#1%@example.com')).toBe('mailto:raj%26co%3Fx%231%25@example.com');
});
