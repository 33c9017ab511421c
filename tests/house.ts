/** `npx tsx tests/house.ts`: how large the house is. One figure a line, without judging any. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { packageFile, root } from '../backend/stack/paths.ts';

/** Tracked files under these folders whose paths end in one of these. */
function tracked(folders: readonly string[], endings = /./): string[] {
  const list = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' });
  return list.split('\n').filter((path) => path !== '' && endings.test(path));
}

function linesOf(path: string): string[] {
  return readFileSync(`${root}/${path}`, 'utf8').split('\n').slice(0, -1);
}

const COMMENT = /^\s*(\/\/|\/?\*)/;
const LEANS = /\bwhat (is|was|are|were|it|the|they|that)\b|^\W*What\b/i;

/** Exports that no other file uses, as knip lists them. With `--include` it looks at fewer files, and lists more. */
function unusedExports(): number {
  const knip = [packageFile('knip/bin/knip.js'), '--reporter', 'json'];
  const { stdout } = spawnSync(process.execPath, knip, { cwd: root, encoding: 'utf8' });
  const { issues } = JSON.parse(stdout) as { issues: Record<string, unknown>[] };
  const count = (of: unknown) => (Array.isArray(of) ? of.length : 0);
  return issues.reduce((sum, it) => sum + count(it.exports) + count(it.types), 0);
}

const code = tracked(['src', 'sw', 'backend'], /\.(ts|tsx|css|rules)$/);
const lines = code.flatMap(linesOf);
/** The places where a stage of the build begins. */
const entries = linesOf('backend/stack/chunk-groups.ts')
  .join(' ')
  .match(/(?<=entries: \[)[^\]]*/g)
  ?.flatMap((list) => list.match(/'[^']+'/g) ?? []);

const figures = {
  'lines in src, sw, backend (ts, tsx, css, rules)': lines.length,
  'files in src': tracked(['src']).length,
  'comment lines that lean on "what is", "what was"': lines.filter(
    (line) => COMMENT.test(line) && LEANS.test(line),
  ).length,
  'pages in docs/decisions': tracked(['docs/decisions']).length,
  'entries in backend/stack/chunk-groups.ts': entries?.length ?? 0,
  'exports that no other file uses': unusedExports(),
};

for (const [what, figure] of Object.entries(figures)) {
  console.log(`${String(figure).padStart(7)}  ${what}`);
}
