// Slips in the phone's storage, calculations and drawing.
import { breaksOf } from './break.ts';

export const OF_THE_PHONE = breaksOf({
  'sync/sign-out.test.ts': {
    'A sign-out leaves what was typed into forms for the next person': [
      'src/domain/account-mirror/sign-in.ts',
      '  await database.drafts.clear();\n',
    ],
  },
  'sync/backup.test.ts': {
    'A sign-out is done though the second copy of the account is still there': [
      'src/domain/device/backup.ts',
      'await Promise.race([deleteBackup(), whenLate(signal)]);',
      'void Promise.race([deleteBackup(), whenLate(signal)]).catch(() => undefined);',
    ],
    'The backup before goes before the new one is whole': [
      'src/domain/device/backup-stores.ts',
      '  await cache.put(older, new Response(JSON.stringify(tables), { headers }));\n  await cache.delete(newer);',
      '  await cache.delete(newer);\n  await cache.put(older, new Response(JSON.stringify(tables), { headers }));',
    ],
    'What was asked is not in the second copy': ['src/domain/device/backup.ts', "  'enquiries',\n"],
  },
  'sync/mirror-tabs.test.ts': {
    'Two tabs show a catalogue that is half one’s and half the other’s': [
      'src/domain/catalogue/write-mirror.ts',
      'if (!isSameState(await readMirrorState(database), basis.state)) return false;',
    ],
  },
  'sync/mirror.test.ts': {
    'A phone that slept for months keeps products that are long gone': [
      'src/domain/catalogue/refresh.ts',
      'return now - refreshedAt > MIRROR_CURSOR_MAX_AGE_MS;',
      'return refreshedAt - now > MIRROR_CURSOR_MAX_AGE_MS;',
    ],
  },
  'sync/mirror-schedules.test.ts': {
    'A change that was landing while the catalogue was read is never seen': [
      'src/domain/catalogue/firestore-source.ts',
      'Date.parse(readTime) - MIRROR_SETTLE_MS',
      'Date.parse(readTime)',
    ],
  },
  'sync/account-mirror.test.ts': {
    'An answer that a write has overtaken puts the old address back': [
      'src/domain/account-mirror/refresh-account.ts',
      'if (!isStill || before.changes !== changes)',
      'if (!isStill || before.changes < changes)',
    ],
  },
  'unit/model/numbers-and-days.test.ts': {
    'Rupees lose a paisa': [
      'src/domain/shared/money.ts',
      'Math.round(rupees * 100)',
      'Math.floor(rupees * 100)',
    ],
  },
  'sync/quotation-in-a-mixed-cart.test.ts': {
    'Pieces beyond a quotation cost the quoted price': [
      'src/domain/cart/cart.ts',
      'quotationId ? Math.min(quantity, quotedPieces) : 0',
      'quotationId ? quantity : 0',
    ],
  },
  'unit/pincode/table.test.ts': {
    'A pincode is found at its neighbour’s place': [
      'src/domain/pincode/pincode-table.ts',
      '(zipcodes[middle] ?? 0) < wanted',
      '(zipcodes[middle] ?? 0) <= wanted',
    ],
    'An unknown pincode gets the place of another sorting district': [
      'src/domain/pincode/pincode-table.ts',
      'Math.min(firstFrom(table, wanted), to - 1)',
      'firstFrom(table, wanted)',
    ],
  },
  'unit/delivery/delivery-zones.test.ts': {
    'A delivery day is promised to a pincode that cannot be': [
      'src/domain/delivery/delivery-zones.ts',
      "  if (!isPossiblePincode(zipcode)) return { answer: 'no-such-pincode' };\n",
    ],
  },
  'unit/forms/form-rules.test.ts': {
    'A name in Hindi is too long because its vowel signs are counted': [
      'src/engine/lib/characters.ts',
      'charactersOf(text).length <= max',
      'text.length <= max',
    ],
  },
  'unit/model/return-path.test.ts': {
    'The way back from the sign-in leads out of the shop': [
      'src/domain/account/return-path.ts',
      " && !path.includes('//')",
    ],
  },
  'unit/functions/clean-html.test.ts': {
    'Links in a merchant’s text may run scripts': [
      'src/domain/shared/allowed-html.ts',
      'mailto:|tel:|',
      'mailto:|tel:|javascript:|',
    ],
  },
  'unit/draw/before-hydration.test.ts': {
    'Text in a product’s name ends the data inside a drawn page': [
      'src/shop/draw/dehydrated-state.ts',
      "JSON.stringify(dehydrated).replaceAll('<', '\\\\u003c')",
      'JSON.stringify(dehydrated)',
    ],
  },
  'unit/product-table/compare-row.test.ts': {
    'A table that is imported late takes back what was sold meanwhile': [
      'src/domain/product/table/compare-row.ts',
      "if (typeof then === 'number' && then !== now) {",
      "if (typeof then === 'number' && then < 0) {",
    ],
  },
  'rules/desk-import.test.ts': {
    'Rows that somebody else changed during an import count as written': [
      'src/domain/product/table/write-rows.ts',
      "if (end === 'overtaken') return part.map(({ row }) => row);",
      "if (end === 'overtaken') return [];",
    ],
  },
});
