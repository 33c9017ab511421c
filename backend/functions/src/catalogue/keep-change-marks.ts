// Handles one change of a catalogue document: stamps it, writes its tombstone, or announces it. An event may come late,
// twice or out of order; every step checks the stored state before it acts.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isHidden } from '../../../../src/domain/product/parse-product.ts';
import { SETTINGS_ID } from '../../../../src/domain/settings/shop-settings.ts';
import { announce } from './announce.ts';
import { effectOf, type Version } from './change.ts';
import { isPreconditionFailed } from './precondition-failed.ts';
import { stamp } from './stamp.ts';
import { putTombstone, removeTombstone } from './tombstones.ts';

export interface CatalogueChange {
  readonly collection: string;
  readonly id: string;
  readonly at: Date;
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
}

export async function keepChangeMarks(change: CatalogueChange): Promise<void> {
  const before = versionOf(change.before);
  const after = versionOf(change.after);
  // A document that was hidden and still is concerns no phone.
  if (!before && !after && change.after.exists) return;
  const effect = effectOf(before, after);
  if (effect === 'tombstone' && change.collection === 'shop') return emptySettings(change.after);
  if (effect === 'tombstone') {
    const deletedAt = await putTombstone(change.collection, change.id, change.at);
    if (deletedAt) await announce(deletedAt);
    return;
  }
  if (!before) await removeTombstone(change.collection, change.id);
  // The stamp is a change of its own, and its event announces it. If a later change came in between, it may be one that
  // nobody announces, such as an order's, so this one is announced here.
  if (effect === 'ignore' || (effect === 'stamp' && (await stamp(change.after)))) return;
  if (after) await announce(after.writtenAt);
}

/** The version that phones have: none of a hidden or deleted document. */
function versionOf(snapshot: DocumentSnapshot): Version | undefined {
  const fields = isHidden(snapshot.data()) ? undefined : snapshot.data();
  return fields && snapshot.updateTime && { fields, writtenAt: snapshot.updateTime };
}

/**
 * Replaces deleted settings by empty ones, which is a change with an event of its own: older phones reject a part with
 * a tombstone of a collection that they do not know.
 */
async function emptySettings({ ref }: DocumentSnapshot): Promise<void> {
  if (ref.id !== SETTINGS_ID) return;
  try {
    await ref.create({ updatedAt: FieldValue.serverTimestamp() });
  } catch (error) {
    // Somebody has stored settings meanwhile.
    if (!isPreconditionFailed(error)) throw error;
  }
}
