/** The checks that read the code without running it: types, style, unused. Each counts as one test. */
import { startNode } from '../../backend/stack/children.ts';
import { packageFile } from '../../backend/stack/paths.ts';
import { asOneTest, type Counted } from './stack-stage.ts';

const limitMs = 5 * 60_000;

export function checkTypes(): Promise<Counted> {
  return asOneTest(startNode('types', [packageFile('typescript/bin/tsc'), '-b']), limitMs);
}

/** Lint and format. */
export function checkStyle(): Promise<Counted> {
  const biome = packageFile('@biomejs/biome/bin/biome');
  return asOneTest(startNode('style', [biome, 'check', '.']), limitMs);
}

/** Files that nothing imports, and dependencies that are unused or not listed. */
export function checkUnused(): Promise<Counted> {
  const knip = [packageFile('knip/bin/knip.js'), '--no-progress'];
  return asOneTest(startNode('unused', knip), limitMs);
}
