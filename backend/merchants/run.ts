// `npm run merchant -- add +919876543210`, `remove …`, `list`: who may open the merchant's desk. On the local stack, or on the project that
// .env names (`--project demo-haat` for the local stack all the same).
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { loadEnv } from 'vite';
import { root } from '../stack/paths.ts';
import { Problem, wording } from '../stack/problem.ts';
import { emulatorAddresses, projectId } from '../stack/suite.ts';
import {
  type Accounts,
  addMerchant,
  listMerchants,
  merchantsNumber,
  removeMerchant,
} from './merchants.ts';

const USAGE =
  'Say what to do: npm run merchant -- add +919876543210, remove +919876543210, or list.';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const named = loadEnv('production', root, 'VITE_').VITE_FIREBASE_PROJECT_ID?.trim();
  await inProject(values.project ?? (named || projectId), (accounts, project) =>
    run(accounts, project, positionals),
  );
} catch (error) {
  console.error(inPlainWords(error));
  process.exitCode = 1;
}

async function run(accounts: Accounts, project: string, [verb, ...rest]: string[]): Promise<void> {
  const [typed] = rest;
  if (verb === 'list' && rest.length === 0) {
    const numbers = await listMerchants(accounts);
    const none = `Nobody can open the desk of ${project} yet. ${USAGE}`;
    console.log(numbers.length > 0 ? numbers.join('\n') : none);
    return;
  }
  if ((verb !== 'add' && verb !== 'remove') || !typed || rest.length > 1) throw new Problem(USAGE);
  const number = merchantsNumber(typed);
  if (verb === 'add') {
    const isNew = await addMerchant(accounts, number);
    console.log(
      isNew
        ? `${number} can open the desk of ${project}: log in with it, then open /desk.`
        : `${number} could open the desk of ${project} already.`,
    );
    return;
  }
  const wasOne = await removeMerchant(accounts, number);
  console.log(
    wasOne
      ? `${number} can no longer open the desk of ${project}; a phone that is logged in notices within an hour.`
      : `${number} could not open the desk of ${project} anyway.`,
  );
}

async function inProject(
  project: string,
  work: (accounts: Accounts, project: string) => Promise<void>,
): Promise<void> {
  if (project.startsWith('demo-')) {
    process.env = { ...emulatorAddresses, ...process.env };
    // No account is needed here, so nobody should ask the machine's cloud for one.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
  } else {
    process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  }
  const app = initializeApp({ projectId: project });
  try {
    await work(getAuth(app), project);
  } finally {
    await deleteApp(app);
  }
}

/** What went wrong, and what to do about it. */
function inPlainWords(error: unknown): string {
  const words = wording(error);
  if (error instanceof Problem) return words;
  if (/ECONNREFUSED/.test(words)) {
    return 'The local stack does not answer. Start it first: npm start. For your own project, name it in .env (see .env.example).';
  }
  if (/credential|PERMISSION_DENIED|insufficient permission/i.test(words)) {
    return `Google does not know who you are, or this account does not own the project. Make a key in the Firebase console (Project settings → Service accounts → Generate new private key), save it outside of this folder, and try again with GOOGLE_APPLICATION_CREDENTIALS=/path/to/the-key.json in front of the command. (${words})`;
  }
  return words;
}
