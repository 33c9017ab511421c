#!/bin/sh
# Chromium's Intl says that it supports Punjabi, and writes its dates as "M01 1, Thu".
#
# Version: Chromium 156 through playwright-core 1.65.1; beside it Node 20 or newer, which carries all of ICU's data.
# Guess before the run: what supportedLocalesOf lists is written in that language, and what is not listed in the browser's.
# Behaviour: the second half holds (Odia, Assamese and Nepali fall back to the browser's language). Punjabi, Sindhi and Konkani are listed by
#   supportedLocalesOf and named by resolvedOptions().locale, but have no words: months are M01 … M12, days and units are English, numbers are
#   grouped by thousands, not by lakhs, and "2 days ago" is "-2 d". Their plural rules are there. Node writes all of them properly, so a page
#   drawn by a server changes once the browser takes over.
# Consequence: no check through Intl's own interface tells a supported language from an empty one, and "use the locale if it is supported" shows
#   M01 to shoppers.
# Instead: write dates and numbers from texts of your own, or compare what a month is called with a pattern such as M01.
# Output seen:
#   chromium gu: supported, written ગુરુવાર, 1 જાન્યુઆરી, 12,34,567
#   chromium pa: supported, written M01 1, Thu, 1,234,567
#   chromium or: not supported, written Thursday, 1 January, 12,34,567
#   node pa: supported, written ਵੀਰਵਾਰ, 1 ਜਨਵਰੀ, 12,34,567
# Exits 0 while that is so, 1 when it has changed. Uses the system's Chromium, else playwright-core's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund playwright-core@1.65.1
CHROMIUM=$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome || true)
export CHROMIUM
[ -n "$CHROMIUM" ] || npx playwright-core install --only-shell chromium
cat > run.js <<'JS'
import { chromium } from 'playwright-core';

function written(language) {
  const look = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
  const date = new Intl.DateTimeFormat(language, look);
  return {
    isSupported: Intl.DateTimeFormat.supportedLocalesOf([language]).length === 1,
    resolved: date.resolvedOptions().locale,
    words: `${date.format(0)}, ${new Intl.NumberFormat(language).format(1234567)}`,
  };
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined, args: ['--no-sandbox'] });
const page = await (await browser.newContext({ locale: 'en-IN' })).newPage();
const seen = {};
for (const language of ['gu', 'pa', 'or']) seen[`chromium ${language}`] = await page.evaluate(written, language);
seen['node pa'] = written('pa');
await browser.close();
for (const [who, { isSupported, words }] of Object.entries(seen)) {
  console.log(`${who}: ${isSupported ? '' : 'not '}supported, written ${words}`);
}
const punjabi = seen['chromium pa'];
const isAsSeen =
  punjabi.isSupported && punjabi.resolved === 'pa' && punjabi.words === 'M01 1, Thu, 1,234,567' &&
  /\p{Script=Gujarati}/u.test(seen['chromium gu'].words) && !seen['chromium or'].isSupported &&
  /\p{Script=Gurmukhi}/u.test(seen['node pa'].words);
process.exit(isAsSeen ? 0 : 1);
JS
node run.js
