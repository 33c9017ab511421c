// Who sells and whom to complain to, on the pages where a shopper looks, and nothing of it while the merchant has not said it.
import { expect, test } from 'vitest';
import { demoTexts } from '#config/texts.demo.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { pickSettings } from '#domain/settings/shop-settings.ts';
import { STOP } from '#shop/notifications/messages.ts';
import { WRITE_ABOUT_ORDER } from '#shop/orders/messages.ts';
import { DELETE_ACCOUNT, MY_PROFILE } from '#shop/profile/messages.ts';
import { FEEDBACK } from '#shop/shell/messages.ts';
import { GRIEVANCE_OFFICER, WHEN_ANSWERED, WHO_SELLS } from '#ui/seller/messages.ts';
import { catalogue, drawnDocument } from './drawn-shop.ts';

const OFFICER = {
  ...{ officer: 'Asha Rao', designation: 'Owner' },
  ...{ officerPhone: '+91 90000 00003', officerEmail: 'asha@fields.example' },
};
const NOBODY = { officer: '', designation: '', officerPhone: '', officerEmail: '' };
const TAX = {
  ...{ gstin: '', dealer: 'regular', legalName: 'Green Fields LLP', tradeName: '' },
  ...{ registeredAddress: 'Farm 7\nTheni 625531', series: 'GF', signatory: 'Asha Rao' },
  fssai: '12345678901234',
} as const;

async function drawn(path: string, said: ShopSettings) {
  const settings = async (names: readonly (keyof ShopSettings)[]) => pickSettings(said, names);
  const page = await drawnDocument(path, { ...catalogue, settings });
  const part = (label: string) => page.querySelector(`main [aria-label="${label}"]`);
  const isCarried = page.documentElement.outerHTML.includes(TAX.registeredAddress.slice(0, 6));
  return { officer: part(GRIEVANCE_OFFICER), seller: part(WHO_SELLS), isCarried };
}

const POLICIES = ['/privacy-policy', '/cancellation-policy', '/return-policy'];

test.each([
  ...[...POLICIES, '/terms-and-condition'].map((path) => [path, true] as const),
  ...['/', '/products', '/faqs', '/about-us'].map((path) => [path, false] as const),
])('%s names the grievance officer at its end: %s', async (path, isNamed) => {
  const { officer } = await drawn(path, { grievance: OFFICER });
  expect(officer !== null).toBe(isNamed);
  if (!officer) return;
  for (const words of ['Asha Rao', 'Owner', WHEN_ANSWERED])
    expect(officer.textContent).toContain(words);
  const links = [...officer.querySelectorAll('a')].map((it) => it.getAttribute('href'));
  expect(links).toEqual(['tel:+919000000003', 'mailto:asha@fields.example']);
  expect((await drawn(path, { grievance: NOBODY })).officer).toBeNull();
});

test.each([
  ['/terms-and-condition', true],
  ['/privacy-policy', false],
  ['/products', false],
])('%s says under which name and where the seller is registered: %s', async (path, isSaid) => {
  const { seller, isCarried } = await drawn(path, { tax: TAX });
  expect([seller !== null, isCarried]).toEqual([isSaid, isSaid]);
  if (!seller) return;
  const lines = [...seller.querySelectorAll('address span')].map((it) => it.textContent);
  expect(lines).toEqual(['Farm 7', 'Theni 625531']);
  expect(seller.textContent).toContain('Green Fields LLP');
  expect(seller.textContent).toContain('FSSAI licence no. 12345678901234');
  const unregistered = { ...TAX, registeredAddress: '', fssai: '' };
  const other = await drawn(path, { tax: unregistered, address: ['Green Fields'] });
  expect(other.seller?.querySelector('address')?.textContent).toBe('Green Fields');
  expect(other.seller?.textContent).not.toContain('FSSAI');
  expect((await drawn(path, { tax: { ...TAX, legalName: '' } })).seller).toBeNull();
});

test('who gives their number is led to what is kept of it, and what for', async () => {
  const page = await drawnDocument('/login', catalogue);
  expect(page.querySelector('main form a')?.getAttribute('href')).toBe('/privacy-policy');
  expect(demoTexts.policies['privacy-policy'].sections[0].heading).toContain('and what for');
});

test('the policies call the buttons as the shop does', () => {
  const said = (id: keyof typeof demoTexts.policies) => JSON.stringify(demoTexts.policies[id]);
  for (const words of [MY_PROFILE, `“${DELETE_ACCOUNT}”`, `“${STOP}”`])
    expect(said('privacy-policy')).toContain(words);
  expect(said('return-policy')).toContain(`“${WRITE_ABOUT_ORDER}”`);
  expect(said('return-policy')).toContain(`under ${FEEDBACK}`);
});
