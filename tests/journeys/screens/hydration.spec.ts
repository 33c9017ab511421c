// A drawn page that its code does not find as it would draw it itself: the shopper sees the right page, and a journey hears of it.
import { expect, test } from '../steps/journey.ts';

test('a heading that was changed on its way is put right, and the browser complains of it, which no journey lets pass', async ({
  page,
  network,
  complaints,
}) => {
  network.fault(({ url }) => url.pathname === '/faqs', {
    do: 'rewrite',
    text: (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Questions for somebody else'),
  });
  const reply = await page.goto('/faqs');
  expect(await reply?.text()).toContain('>Questions for somebody else</h1>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  // React's number for a page that is not as it was drawn. Whatever is unexpected fails a journey at its end.
  const mismatch = /React error #418/;
  await expect.poll(() => complaints.unexpected.join('\n')).toMatch(mismatch);
  complaints.expectNotes(mismatch);
});
