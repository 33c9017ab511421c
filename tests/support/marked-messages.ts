// Messages to the shop that can be told from all others.
import { randomUUID } from 'node:crypto';
import { listDocuments, type StoredDocument } from './shop-server.ts';

/** Words that stand in one message only. */
export function newMark(): string {
  return `mark-${randomUUID().slice(0, 12)}`;
}

/** The messages with this mark that the shop has received. */
export async function messagesWith(mark: string): Promise<StoredDocument[]> {
  const all = await listDocuments('contact-us');
  return all.filter(({ fields }) => JSON.stringify(fields).includes(mark));
}
