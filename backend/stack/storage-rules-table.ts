/**
 * backend/storage.rules as a small table, for machines that cannot get the official rules runtime.
 * It must say what those rules say; it never runs for a real project.
 */
const largestUploadBytes = 5 * 1024 * 1024;
const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

export type StorageRequest = {
  method: string;
  /** The object's name, or the folder that is listed, without a leading slash. */
  name: string;
  /** Whether an object of that name is stored already. */
  exists: boolean;
  /** What is to be stored, on a create. */
  incoming?: { size: number; contentType: string };
};

/** Whether storage.rules would let anyone do this. */
export function allowedByTable({ method, name, exists, incoming }: StorageRequest): boolean {
  const [folder, ...rest] = name.split('/').filter((segment) => segment !== '');
  switch (folder) {
    case 'products':
    case 'documents':
      return method === 'get' || method === 'list' || method === 'read';
    case 'service-documents':
      return (
        method === 'create' &&
        rest.length === 1 &&
        !exists &&
        incoming !== undefined &&
        incoming.size <= largestUploadBytes &&
        uploadTypes.includes(incoming.contentType)
      );
    default:
      return false;
  }
}
