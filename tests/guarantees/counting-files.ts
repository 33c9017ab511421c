/** Finds the test files that count for a promise. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../backend/stack/paths.ts';

/** Files under tests/{folder} that record a count, as paths from the project's root. */
export function countingFiles(folder: 'sync' | 'functions' | 'journeys' | 'engines'): string[] {
  return readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec|guarantee)\.ts$/.test(file))
    .map((file) => `tests/${folder}/${file}`)
    .filter((file) => readFileSync(join(root, file), 'utf8').match(/noteTally\(|guarantee\(/))
    .sort();
}
