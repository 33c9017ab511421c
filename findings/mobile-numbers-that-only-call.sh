#!/bin/sh
# libphonenumber calls India's numbers 1600 … mobile numbers, from which banks only call.
#
# Version: libphonenumber-js 1.13.16, on Node 20 or newer; its patterns are those of Google's libphonenumber.
# Behaviour: the pattern of Indian mobiles has 160[01] and six digits, besides 6 to 9 and nine more. India set the series 1600 aside for service calls
#   of banks, insurers and government offices; nobody holds such a number in a phone, and no SMS reaches it. The ten digits also pass as "valid".
# Consequence: a login by SMS that asks only for the type MOBILE sends codes that cannot arrive, at a cost.
# Instead: ask for MOBILE and a first digit from 6 to 9. The first digit alone is not enough: 80 2345 6789 is a landline in Bengaluru.
# Output seen:
#   +911600123456: MOBILE
#   +919876543210: MOBILE
#   +918023456789: FIXED_LINE
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat > run.js <<'JS'
import parse from 'libphonenumber-js/max';

const EXPECTED = { '+911600123456': 'MOBILE', '+919876543210': 'MOBILE', '+918023456789': 'FIXED_LINE' };
const types = Object.keys(EXPECTED).map((number) => [number, parse(number).getType()]);
for (const [number, type] of types) console.log(`${number}: ${type}`);
const isAsSeen = types.every(([number, type]) => type === EXPECTED[number]);
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
