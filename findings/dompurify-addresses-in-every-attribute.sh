#!/bin/sh
# DOMPurify's ALLOWED_URI_REGEXP also removes attributes that hold no address, such as start="3" and colspan="2".
#
# Version: dompurify 3.4.18 with jsdom 26.1.0, on Node 20 or newer.
# Behaviour: the documentation says that it allows "specific protocols handlers in URL attributes". The value of every attribute is compared with it,
#   except of a dozen that are known to be safe (alt, class, id, name, role, style, title …). An attribute that ALLOWED_ATTR names is removed without
#   a word where its value does not look like an allowed address.
# Consequence: with /^https?:/ a list that begins at 3 begins at 1, and a cell across two columns takes one.
# Instead: name all allowed attributes but those with addresses in ADD_URI_SAFE_ATTR.
# Output seen:
#   allowed addresses only: <ol><li value="7">a</li></ol>
#   and named as safe: <ol start="3"><li value="7">a</li></ol>
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund dompurify@3.4.18 jsdom@26.1.0
cat > run.js <<'JS'
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const purifier = createDOMPurify(new JSDOM('').window);
const HTML = '<ol start="3"><li value="7">a</li></ol>';
const allowed = { ALLOWED_TAGS: ['ol', 'li'], ALLOWED_ATTR: ['start', 'value'], ALLOWED_URI_REGEXP: /^https?:/ };
const bare = purifier.sanitize(HTML, allowed);
const named = purifier.sanitize(HTML, { ...allowed, ADD_URI_SAFE_ATTR: ['start', 'value'] });
console.log(`allowed addresses only: ${bare}`);
console.log(`and named as safe: ${named}`);
const isAsSeen = !bare.includes('start') && named === HTML;
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
