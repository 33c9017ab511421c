/**
 * Keeps the Storage emulator from sending events for files that no function handles. The functions emulator starts a
 * process for every event that finds the others busy: hundreds for the demo catalogue's pictures.
 */
import { createRequire } from 'node:module';

/**
 * The folders of backend/functions/src/uploads/judge-upload.ts, whose names may begin with extra slashes, of
 * backend/functions/src/catalogue/product-documents.ts, and of backend/functions/src/pictures/make-sizes.ts.
 */
const lookedAt = {
  stored: /^(\/*service-documents|documents|products\/[^/]+\/original)\//,
  deleted: /^documents\//,
};

type Dispatch = (action: string, object: { name: string }) => Promise<void>;

type EventsModule = { StorageCloudFunctions: { prototype: { dispatch: Dispatch } } };

/**
 * Makes this process's Storage emulator send events only for customers' uploads and for the documents and photos of
 * products.
 */
export function announceUploadsOnly(): void {
  // The lock file pins firebase-tools; the types above name the parts of this module in use.
  const { StorageCloudFunctions } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/storage/cloudFunctions.js',
  ) as EventsModule;
  const { dispatch } = StorageCloudFunctions.prototype;
  StorageCloudFunctions.prototype.dispatch = async function (action, object) {
    const names = action === 'delete' ? lookedAt.deleted : lookedAt.stored;
    if (names.test(object.name)) await dispatch.call(this, action, object);
  };
}
