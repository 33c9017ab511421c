// `npm run texts`: brings each src/texts/<language>.po up to date with the sources, and the rules with the list of
// languages; `-- --check` writes nothing, and fails where one is not. An empty file begins a language.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../../src/config/languages.ts';
import { root } from '../stack/paths.ts';
import { poPath, readPo, renewPo, translatedLanguages } from './po.ts';
import { renewRule } from './rule.ts';
import { sourcesIn } from './sources.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const sources = sourcesIn(root);

/** Writes a file that is not up to date, or only says so. @returns words for its line */
function renew(path: string, now: string): string {
  if (now === readFileSync(path, 'utf8')) return '';
  if (values.check) process.exitCode = 1;
  else writeFileSync(path, now);
  return values.check ? '; not up to date: npm run texts' : '; brought up to date';
}

for (const language of translatedLanguages(root)) {
  const path = poPath(language, root);
  const po = readPo(language, root);
  const gone = renewPo(po, language, sources).length;
  const translated = po.items.filter(({ msgstr }) => msgstr[0]).length;
  const doubtful = po.items.filter(({ flags }) => flags.fuzzy).length;
  const counts = `${translated} translated, ${po.items.length - translated} new, ${doubtful} doubtful, ${gone} gone`;
  console.log(`${language}: ${counts}${renew(path, po.toString())}`);
}

const rules = join(root, 'backend/firestore.rules');
const todo = renew(rules, renewRule(readFileSync(rules, 'utf8'), languages));
if (todo) console.log(`firestore.rules${todo}`);
