// A shop that has no time is left alone for as long as it asks, and for no longer.
import { expect, test } from 'vitest';
import { drain } from '#core/sync/outbox/drain.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();

test('a shop that is busy is left alone for as long as it asks', async () => {
  const id = await phone().raiseEnquiry();
  const body = JSON.stringify({
    error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'later' },
  });
  phone().shop.faults.push({ reply: { status: 429, body, headers: { 'Retry-After': '90' } } });
  await drain(phone().setup());
  const row = await phone().row(id);
  expect(row?.state).toBe('backoff');
  expect((row?.nextAt ?? 0) - phone().now).toBeGreaterThanOrEqual(90_000);
  letTimePass(phone(), 60_000);
  await drain(phone().setup());
  // A network that is back does not change what the shop asked for.
  await drain(phone().setup(), { ignoreBackoff: true });
  expect(phone().shop.commits.length).toBe(1);
  letTimePass(phone(), 31_000);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
});

test('who claims to be busy for a day is asked again within a quarter of an hour', async () => {
  await phone().raiseEnquiry();
  const headers = { 'Content-Type': 'text/html', 'Retry-After': '86400' };
  phone().shop.faults.push({ reply: { status: 503, body: '<html>Later</html>', headers } });
  await drain(phone().setup());
  letTimePass(phone(), 15 * 60_000);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
});

test('a clock that is set back by a day keeps no enquiry waiting for that day', async () => {
  phone().isOnline = false;
  await phone().raiseEnquiry();
  await drain(phone().setup());
  const leased = await phone().raiseEnquiry('amla');
  const lease = { holder: 'dead', until: phone().now + 30_000 };
  await phone().database.outbox.where({ id: leased }).modify({ state: 'sending', lease });
  phone().isOnline = true;
  phone().now -= 86_400_000;
  expect(await drain(phone().setup())).toMatchObject({ synced: 2, sendable: 0 });
});
