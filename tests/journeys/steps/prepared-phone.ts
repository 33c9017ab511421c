// The phone that journeys start from: a browser’s profile after one real visit, copied for each journey.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type LaunchOptions } from 'playwright/test';
import { cacheFolder } from '../../../backend/stack/paths.ts';

const run = promisify(execFile);

/** Folder for the copies. A profile is over a thousand small files: copying in memory takes a thirtieth of the time. */
const COPIES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const PREPARED = join(cacheFolder, 'prepared-phone');

/** An address with the shop's storage and none of its code. */
export const BESIDE_THE_SHOP = '/reachable.json';

/** Starts a browser on an empty profile; closing it saves the profile for later journeys. */
export async function preparePhone(options: LaunchOptions): Promise<BrowserContext> {
  await rm(PREPARED, { recursive: true, force: true });
  await mkdir(PREPARED, { recursive: true });
  return chromium.launchPersistentContext(PREPARED, options);
}

/** Copies the prepared profile into a new folder; returns the folder. */
export async function copyPreparedProfile(): Promise<string> {
  const folder = await newFolder();
  await run('cp', ['-R', `${PREPARED}/.`, folder]);
  return folder;
}

const prepared = new WeakSet<BrowserContext>();

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

export async function removeProfile(folder: string): Promise<void> {
  await run('rm', ['-rf', folder]);
}

function newFolder(): Promise<string> {
  return mkdtemp(join(COPIES, 'haat-phone-'));
}
