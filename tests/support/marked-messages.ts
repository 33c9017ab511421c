// Messages to the shop that a test can tell from all others.
import { randomUUID } from 'node:crypto';
import { listDocuments, type StoredDocument } from './shop-server.ts';

/** Words that occur in one message only. */
export function newMark(): string {
  return `mark-${randomUUID().slice(0, 12)}`;
}

/** The messages received by the shop with this mark. */
export async function messagesWith(mark: string): Promise<StoredDocument[]> {
  const all = await listDocuments('contact-us');
  return all.filter(({ fields }) => JSON.stringify(fields).includes(mark));
}
