// Messages to the shop that a test can tell from all others.
import { randomUUID } from 'node:crypto';
import { listDocuments, type StoredDocument } from './shop-server.ts';

export function newMark(): string {
  return `mark-${randomUUID().slice(0, 12)}`;
}

export async function messagesWith(mark: string): Promise<StoredDocument[]> {
  const all = await listDocuments('contact-us');
  return all.filter(({ fields }) => JSON.stringify(fields).includes(mark));
}
