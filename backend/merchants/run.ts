// `npm run merchant -- add +919876543210`, `add … --role packer`, `remove …`, `list`: manages who may open the
// merchant's desk of the project that .env names; of the local stack if it names none, or with `--project demo-haat`.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Role } from '#domain/account/desk/people.ts';
import { inProject } from '../stack/open-project.ts';
import { Problem, wording } from '../stack/problem.ts';
import {
  addPerson,
  listMerchants,
  merchantsNumber,
  type Project,
  removePerson,
} from './merchants.ts';

const USAGE =
  'Usage: npm run merchant -- add +919876543210 (--role packer for somebody who packs only), remove +919876543210, or list.';
const AS: Readonly<Record<Role, string>> = {
  merchant: 'can open the desk',
  packer: 'can pack at the desk',
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, role: { type: 'string', default: 'merchant' } },
  });
  const role = v.safeParse(Role, values.role);
  if (!role.success) throw new Problem(`A role is merchant or packer, and not ${values.role}.`);
  await inProject(values.project, (it) => run(it, it.projectId, positionals, role.output));
} catch (error) {
  console.error(wording(error));
  process.exitCode = 1;
}

async function run(
  project: Project,
  name: string,
  [verb, ...rest]: string[],
  role: Role,
): Promise<void> {
  const [typed] = rest;
  if (verb === 'list' && rest.length === 0) {
    const people = await listMerchants(project);
    const lines = people.map(({ phone, role }) => `${phone} (${role})`);
    const none = `Nobody can open the desk of ${name} yet. ${USAGE}`;
    console.log(lines.length > 0 ? lines.join('\n') : none);
    return;
  }
  if ((verb !== 'add' && verb !== 'remove') || !typed || rest.length > 1) throw new Problem(USAGE);
  const number = merchantsNumber(typed);
  const outcome =
    verb === 'add' ? await addPerson(project, number, role) : await removePerson(project, number);
  if (outcome === 'last-merchant') {
    throw new Problem(
      `${number} is the only one who runs the shop of ${name}. Add another merchant first.`,
    );
  }
  if (verb === 'add') {
    console.log(
      outcome === 'done'
        ? `${number} ${AS[role]} of ${name}: log in with it, then open /desk.`
        : `${number} ${AS[role]} of ${name} already.`,
    );
    return;
  }
  console.log(
    outcome === 'done'
      ? `${number} can no longer open the desk of ${name}, from this moment.`
      : `${number} could not open the desk of ${name} anyway.`,
  );
}
