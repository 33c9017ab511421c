// The phone that journeys start from: a browser’s profile after one real visit, of which each journey has a copy.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type LaunchOptions } from 'playwright/test';
import { cacheFolder } from '../../../backend/stack/paths.ts';

const run = promisify(execFile);

/** Where the copies are made. A profile is over a thousand small files: in memory they are copied in a thirtieth of the time. */
const COPIES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** The profile that is copied. */
const PREPARED = join(cacheFolder, 'prepared-phone');

/** An address that has the shop's storage and nothing of its code. */
export const BESIDE_THE_SHOP = '/reachable.json';

/** Starts a browser on an empty profile; closing it keeps the profile for the journeys that come after. */
export async function preparePhone(options: LaunchOptions): Promise<BrowserContext> {
  await rm(PREPARED, { recursive: true, force: true });
  await mkdir(PREPARED, { recursive: true });
  return chromium.launchPersistentContext(PREPARED, options);
}

/** A copy of the prepared profile in a new folder; returns the folder. */
export async function copyPreparedProfile(): Promise<string> {
  const folder = await newFolder();
  await run('cp', ['-R', `${PREPARED}/.`, folder]);
  return folder;
}

const prepared = new WeakSet<BrowserContext>();

/** Whether a browser runs on a copy of the prepared profile. */
export function isPreparedPhone(context: BrowserContext): boolean {
  return prepared.has(context);
}

/** Starts a browser on a copy, or on an empty profile; `remove` deletes the profile once the browser is closed. */
export async function openPhone(
  options: LaunchOptions,
  isPrepared: boolean,
): Promise<{ context: BrowserContext; remove(): Promise<void> }> {
  const folder = isPrepared ? await copyPreparedProfile() : await newFolder();
  const context = await chromium.launchPersistentContext(folder, options);
  if (isPrepared) prepared.add(context);
  return { context, remove: () => removeProfile(folder) };
}

/** Deletes a profile whose browser is closed. */
export async function removeProfile(folder: string): Promise<void> {
  await run('rm', ['-rf', folder]);
}

function newFolder(): Promise<string> {
  return mkdtemp(join(COPIES, 'haat-phone-'));
}
