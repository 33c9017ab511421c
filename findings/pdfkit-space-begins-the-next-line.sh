#!/bin/sh
# In pdfkit, a word that just fills a line leaves its space to the next line, which then begins a space too far to the right.
#
# Version: pdfkit 0.20.2, with its built-in Helvetica; Node 20 or newer.
# Behaviour: a word is measured together with the space after it. If the word fits and word and space do not, it counts as longer than a line and is split
#   by letters: the word stays, and the space alone goes on to the next line, where it is drawn.
# Guess before the run: the space at the end of a full line is dropped, as browsers and word processors do.
# Consequence: addresses on labels and names in tables stand crooked, only for certain words at certain sizes; heightOfString agrees, so nothing complains.
# Instead: write a line break in place of the space after a word that fits alone and not with its space.
# Output seen:
#   room for 0.5 pt more than the word: ["Thiruvananthapuram"," 695001"]
#   room for 5 pt more than the word: ["Thiruvananthapuram ","695001"]
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund pdfkit@0.20.2
cat > run.js <<'JS'
import PDFDocument from 'pdfkit';

const WORD = 'Thiruvananthapuram';

/** The lines into which pdfkit breaks the word and a pincode, in a column that is wider than the word by `room`, pt. */
function linesWith(room) {
  const document = new PDFDocument({ font: 'Helvetica' });
  const lines = [];
  const draw = document._fragment;
  document._fragment = function (text, ...others) {
    lines.push(text);
    return draw.call(this, text, ...others);
  };
  document.text(`${WORD} 695001`, 50, 50, { width: document.widthOfString(WORD) + room });
  document.end();
  return JSON.stringify(lines);
}

const [tight, wide] = [0.5, 5].map(linesWith);
console.log(`room for 0.5 pt more than the word: ${tight}`);
console.log(`room for 5 pt more than the word: ${wide}`);
const isAsSeen = tight === `["${WORD}"," 695001"]` && wide === `["${WORD} ","695001"]`;
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
