/**
 * Keeps the Storage emulator from telling functions of files that none of ours looks at. It starts a process for
 * every event that finds the others busy: the hundreds of pictures of the demo catalogue would start hundreds.
 */
import { createRequire } from 'node:module';

/**
 * The folder of backend/functions/src/uploads/judge-upload.ts, which a name may also reach with slashes too many, that of
 * backend/functions/src/catalogue/product-documents.ts, and those of backend/functions/src/pictures/make-sizes.ts.
 */
const lookedAt = {
  stored: /^(\/*service-documents|documents|products\/[^/]+\/original)\//,
  deleted: /^documents\//,
};

type Dispatch = (action: string, object: { name: string }) => Promise<void>;

type EventsModule = { StorageCloudFunctions: { prototype: { dispatch: Dispatch } } };

/** From now on the Storage emulator of this process announces only what customers sent, and the documents and photos of products. */
export function announceUploadsOnly(): void {
  // firebase-tools is pinned by the lock file; the parts of this module that we use are named above.
  const { StorageCloudFunctions } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/storage/cloudFunctions.js',
  ) as EventsModule;
  const { dispatch } = StorageCloudFunctions.prototype;
  StorageCloudFunctions.prototype.dispatch = async function (action, object) {
    const names = action === 'delete' ? lookedAt.deleted : lookedAt.stored;
    if (names.test(object.name)) await dispatch.call(this, action, object);
  };
}
