// `npm run texts`: brings each src/texts/<language>.po up to date with the sources; `-- --check` writes nothing, and
// fails where one is not. An empty file begins a language.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../stack/paths.ts';
import { poPath, readPo, renewPo, translatedLanguages } from './po.ts';
import { sourcesIn } from './sources.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const sources = sourcesIn(root);

for (const language of translatedLanguages(root)) {
  const path = poPath(language, root);
  const po = readPo(language, root);
  const gone = renewPo(po, language, sources).length;
  const translated = po.items.filter(({ msgstr }) => msgstr[0]).length;
  const doubtful = po.items.filter(({ flags }) => flags.fuzzy).length;
  const counts = `${translated} translated, ${po.items.length - translated} new, ${doubtful} doubtful, ${gone} gone`;
  const isStale = po.toString() !== readFileSync(path, 'utf8');
  if (isStale && !values.check) writeFileSync(path, po.toString());
  if (isStale && values.check) process.exitCode = 1;
  const todo = isStale && values.check ? '; not up to date: npm run texts' : '';
  console.log(`${language}: ${counts}${todo}`);
}
