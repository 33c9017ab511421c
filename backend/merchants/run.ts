// `npm run merchant -- add +919876543210`, `remove …`, `list`: who may open the merchant's desk. On the local stack, or on the project that
// .env names (`--project demo-haat` for the local stack all the same).
import { parseArgs } from 'node:util';
import { inProject } from '../stack/open-project.ts';
import { Problem, wording } from '../stack/problem.ts';
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
  await inProject(values.project, ({ auth, projectId }) => run(auth, projectId, positionals));
} catch (error) {
  console.error(wording(error));
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
