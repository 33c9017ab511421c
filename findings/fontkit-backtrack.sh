#!/bin/sh
# fontkit matches the backtrack of a chained context in the wrong order, so that the dot of सिंह is drawn in the hook of its vowel.
#
# Version: fontkit 2.0.4, the newest, which pdfkit shapes with; @expo-google-fonts/hind 0.4.1; held against harfbuzzjs 1.6.4; Node 20 or newer.
# Behaviour: OpenType stores the glyphs before the input from the nearest on: backtrack[0] stands directly before it. fontkit takes backtrack[0] for the
#   farthest. A rule whose glyphs before the input are all of one kind works by chance; Hind chooses the form of ं or र् after "ि and a consonant" by
#   rules of two kinds, and these never apply. A pull request mends it (foliojs/fontkit 372), and no release has it.
# Consequence: no error and no missing glyph: another glyph, in a place where it cannot be seen. A look at some words of Hindi does not find it.
# Instead: shape with HarfBuzz.
# Output seen:
#   सिंह: fontkit 962 347 298 348, HarfBuzz 962 347 926 348
#   320 of 36395 Nepali words differ
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund fontkit@2.0.4 harfbuzzjs@1.6.4 @expo-google-fonts/hind@0.4.1 dictionary-ne@1.0.3
cat > run.js <<'JS'
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const file = readFileSync('node_modules/@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf');
const ofFontkit = create(file);
const ofHarfBuzz = new Font(new Face(new Blob(file)));
const byFontkit = (word) => ofFontkit.layout(word).glyphs.map(({ id }) => id).join(' ');
function byHarfBuzz(word) {
  const row = new Buffer();
  row.addText(word);
  row.guessSegmentProperties();
  shape(ofHarfBuzz, row);
  return row.getGlyphInfos().map(({ codepoint }) => codepoint).join(' ');
}

const wrong = ['सिंह', 'हिंदी', 'गोविंद', 'मूर्ति', 'आर्थिक'].filter((word) => {
  console.log(`${word}: fontkit ${byFontkit(word)}, HarfBuzz ${byHarfBuzz(word)}`);
  return byFontkit(word) !== byHarfBuzz(word);
});
const listed = readFileSync('node_modules/dictionary-ne/index.dic', 'utf8').split('\n').map((line) => line.split('/')[0].trim());
const words = listed.filter((word) => /^\p{Script=Devanagari}+$/u.test(word));
console.log(`${words.filter((word) => byFontkit(word) !== byHarfBuzz(word)).length} of ${words.length} Nepali words differ`);
const isAsSeen = wrong.length === 5;
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
