// The shop's settings as the merchant types them: what is read, what is left alone, and what is said of what cannot be read.
import { expect, test } from 'vitest';
import { believedSettings } from '#core/model/catalogue/shop-settings.ts';
import { readTypedShop, SHOP_PARTS, type ShopPart, typedShop } from '#core/model/desk/shop-form.ts';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';
import { SHOWN, type } from './typed-shop.ts';

test('what was not touched is not written, also where it could not be written so', () => {
  for (const part of Object.keys(SHOP_PARTS) as ShopPart[]) {
    expect(type(part, {})).toEqual({ fields: {} });
  }
  const odd = { ...SHOWN, mapsUrl: 'http://maps.example' };
  const typed = { ...typedShop(SHOP_PARTS.contact, odd), email: 'new@fields.example' };
  expect(readTypedShop('contact', typed, odd)).toEqual({ fields: { email: 'new@fields.example' } });
});

test('what was typed is read without the spaces around it and with Western digits', () => {
  expect(
    type('contact', {
      phone1: ' +९१ 90000 00009 ',
      phone3: '044 2345 6789',
      chatNumber: '+91 90000-00009',
    }),
  ).toEqual({
    fields: { phones: ['+91 90000 00009', '044 2345 6789'], chatNumber: '919000000009' },
  });
  expect(type('contact', { address: ' Green Fields \n\n Madurai ' })).toEqual({
    fields: { address: ['Green Fields', 'Madurai'] },
  });
  expect(type('money', { accountNumber: '5550 0012 35', ifsc: 'gfld0000002' })).toEqual({
    fields: { bank: { ...SHOWN.bank, accountNumber: '5550001235', ifsc: 'GFLD0000002' } },
  });
});

test('hours are read line by line, and may be taken away', () => {
  expect(type('contact', { hours: ' Monday to Friday, 9 to 18 \n\nSunday: closed' })).toEqual({
    fields: { hours: ['Monday to Friday, 9 to 18', 'Sunday: closed'] },
  });
  expect(type('contact', { hours: ' \n' })).toEqual({ fields: { hours: [] } });
});

test('UPI is no longer offered where both of its fields are empty', () => {
  expect(type('money', { vpa: '', payeeName: '' })).toEqual({
    fields: { upi: { vpa: '', payeeName: '' } },
  });
});

test('a claim that is emptied is saved as one that is not made', () => {
  expect(type('claims', { rating: '', time: '12 days' })).toEqual({
    fields: {
      claims: { ...SHOWN.claims, rating: '', results: { heading: '', text: '', time: '12 days' } },
    },
  });
});

test.each([
  ['contact', { phone1: '' }, { phone1: 'Write at least one phone number.' }],
  ['contact', { phone2: 'call me' }, { phone2: expect.stringContaining('such as +91') }],
  ['contact', { phone1: '12345' }, { phone1: expect.stringContaining('such as +91') }],
  [
    'contact',
    { chatNumber: '90000 00001' },
    { chatNumber: expect.stringContaining('country code') },
  ],
  ['contact', { email: 'farm' }, { email: expect.stringContaining('farm@example.com') }],
  ['contact', { address: '\n' }, { address: expect.stringContaining('six lines') }],
  ['contact', { address: 'x'.repeat(121) }, { address: 'Write at most 120 characters in a line.' }],
  [
    'contact',
    { hours: '1\n2\n3\n4\n5\n6\n7\n8' },
    { hours: expect.stringContaining('seven lines') },
  ],
  ['contact', { hours: 'x'.repeat(121) }, { hours: 'Write at most 120 characters in a line.' }],
  ['contact', { mapsUrl: 'javascript:alert(1)' }, { mapsUrl: expect.stringContaining('https://') }],
  ['money', { branch: '' }, { branch: expect.stringContaining('shoppers need it') }],
  ['money', { accountNumber: '12' }, { accountNumber: expect.stringContaining('passbook') }],
  ['money', { ifsc: 'GFLD1' }, { ifsc: expect.stringContaining('11 characters') }],
  ['money', { vpa: 'green' }, { vpa: expect.stringContaining('name@bank') }],
  ['money', { payeeName: '' }, { payeeName: 'Write whom the UPI id belongs to.' }],
  ['questions', { answer1: '' }, { answer1: expect.stringContaining('remove its question') }],
  ['questions', { question2: '' }, { question2: expect.stringContaining('remove its answer') }],
  ['questions', { answer2: 'x'.repeat(1001) }, { answer2: 'Write at most 1000 characters.' }],
  [
    'questions',
    { question1: '', answer1: '', question2: '', answer2: '' },
    { question1: 'Keep at least one question.' },
  ],
  ['videos', { video1: 'a farm' }, { video1: expect.stringContaining('https://youtu.be/') }],
  ['videos', { video1: '' }, { video1: expect.stringContaining('https://youtu.be/') }],
  [
    'videos',
    { video2: 'https://youtu.be/aqz-KE-bpKQ?si=x' },
    { video2: 'This video stands further up already.' },
  ],
  ['videos', { title1: '' }, { title1: 'Write what the video is called.' }],
  ['videos', { by2: ' ' }, { by2: 'Write who made the video.' }],
  ['videos', { title2: 'x'.repeat(121) }, { title2: 'Write at most 120 characters.' }],
  ['banners', { wide1: '' }, { wide1: 'Take or choose a photo for this banner.' }],
  ['banners', { narrow1: 'https://x' }, { wide1: 'Take or choose a photo for this banner.' }],
  ['banners', { alt1: '' }, { alt1: expect.stringContaining('cannot see it') }],
  ['banners', { words1: ' ' }, { words1: 'Write a few words that stand on the banner.' }],
  ['banners', { words1: 'x'.repeat(61) }, { words1: 'Write at most 60 characters.' }],
  ['banners', { alt1: 'x'.repeat(121) }, { alt1: 'Write at most 120 characters.' }],
  ['banners', { category1: '' }, { category1: expect.stringContaining('taps the banner') }],
  ['claims', { produce: 'x'.repeat(61) }, { produce: 'Write at most 60 characters.' }],
] as const)('%s: %j is answered with a plain sentence', (part, typed, problems) => {
  expect(type(part, typed)).toEqual({ problems });
});

test('phones believe all that the form lets be saved, at its longest', () => {
  const x = (count: number) => 'x'.repeat(count);
  const faqs = Array.from({ length: 20 }, (_, at) => [
    [`question${at + 1}`, x(1000)],
    [`answer${at + 1}`, x(1000)],
  ]).flat();
  const videos = Array.from({ length: 6 }, (_, at) => [
    [`video${at + 1}`, `${at}aaaaaaaaaa`],
    [`title${at + 1}`, x(120)],
    [`by${at + 1}`, x(120)],
  ]).flat();
  const banners = Array.from({ length: 5 }, (_, at) => [
    [`wide${at + 1}`, 'a'.repeat(32)],
    [`narrow${at + 1}`, `${x(75)}.webp`],
    [`alt${at + 1}`, x(120)],
    [`words${at + 1}`, x(60)],
    [`category${at + 1}`, x(128)],
  ]).flat();
  const typed = {
    contact: {
      phone1: '+91 (90000) 00001 - 0'.padEnd(40, ' ').slice(0, 40),
      address: Array(6).fill(x(120)).join('\n'),
      email: `${x(246)}@x.co.in`,
      mapsUrl: `https://${x(992)}`,
      hours: Array(7).fill(x(120)).join('\n'),
      chatNumber: '123456789012345',
    },
    money: {
      ...{ accountName: x(120), accountNumber: x(34), ifsc: 'GFLD0ABCDEF', bankName: x(120) },
      ...{ branch: x(120), vpa: `${x(110)}@fields`, payeeName: x(120) },
    },
    questions: Object.fromEntries(faqs),
    videos: Object.fromEntries(videos),
    banners: Object.fromEntries(banners),
    claims: {
      ...{ rating: x(60), delivery: x(60), produce: x(60) },
      ...{ heading: x(60), text: x(60), time: x(60) },
    },
  };
  for (const part of Object.keys(SHOP_PARTS) as ShopPart[]) {
    const reading = type(part, typed[part]);
    expect(reading).toHaveProperty('fields');
    if ('fields' in reading) expect(believedSettings(reading.fields)).toEqual(reading.fields);
  }
});

test('where nothing was said, the form shows what the shop was built with, and that can be saved', () => {
  const built = shownSettings({});
  expect(believedSettings(built)).toEqual(
    expect.objectContaining({
      phones: built.phones,
      bank: built.bank,
      faqs: built.faqs,
      videos: built.videos,
      banners: built.banners,
    }),
  );
  expect(shownSettings({ email: 'farm@fields.example', mapsUrl: 'javascript:' })).toEqual({
    ...built,
    email: 'farm@fields.example',
  });
});
