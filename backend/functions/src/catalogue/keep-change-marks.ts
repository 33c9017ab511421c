// Follows one change of a catalogue document through: stamp it, put up its tombstone, or announce it. An event may
// come late, twice or out of order; every step looks at what is stored now before it acts.
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
  // Nobody knows of what was hidden and still is.
  if (!before && !after && change.after.exists) return;
  const effect = effectOf(before, after);
  if (effect === 'tombstone' && change.collection === 'shop') return emptySettings(change.after);
  if (effect === 'tombstone') {
    const deletedAt = await putTombstone(change.collection, change.id, change.at);
    if (deletedAt) await announce(deletedAt);
    return;
  }
  if (!before) await removeTombstone(change.collection, change.id);
  // The stamp is a change of its own, and announces itself when its event comes. A later change that came in between may be one
  // that nobody hears of, such as an order's, so this one is announced by itself.
  if (effect === 'ignore' || (effect === 'stamp' && (await stamp(change.after)))) return;
  if (after) await announce(after.writtenAt);
}

/** What phones have of it: of what the merchant hides as little as of what is gone. */
function versionOf(snapshot: DocumentSnapshot): Version | undefined {
  const fields = isHidden(snapshot.data()) ? undefined : snapshot.data();
  return fields && snapshot.updateTime && { fields, writtenAt: snapshot.updateTime };
}

/**
 * Puts back settings that say nothing in place of those that were deleted, which has an event of its own: older phones take no part of the
 * catalogue that has the tombstone of anything but what they know.
 */
async function emptySettings({ ref }: DocumentSnapshot): Promise<void> {
  if (ref.id !== SETTINGS_ID) return;
  try {
    await ref.create({ updatedAt: FieldValue.serverTimestamp() });
  } catch (error) {
    // Somebody has said something meanwhile.
    if (!isPreconditionFailed(error)) throw error;
  }
}
