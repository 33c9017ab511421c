/**
 * backend/storage.rules as a small table, for machines that cannot get the official rules runtime.
 * It must say what those rules say; it never runs for a real project.
 */
const largestUploadBytes = 5 * 1024 * 1024;
const phoneMadeId = /^[A-Za-z0-9_-]{20,64}$/;
const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

export type StorageRequest = {
  method: string;
  /** The object's name, or the folder that is listed, without a leading slash. */
  name: string;
  /** Who asks; null when they are signed out. */
  uid: string | null;
  /** Whether an object of that name is stored already. */
  exists: boolean;
  /** What is to be stored, on a create. */
  incoming?: { size: number; contentType: string };
};

/** Whether storage.rules would let anyone do this. */
export function allowedByTable(request: StorageRequest): boolean {
  const [folder, ...rest] = request.name.split('/').filter((segment) => segment !== '');
  const isObject = rest.length > 0;
  switch (folder) {
    case 'products':
    case 'documents':
      return request.method === 'get' && isObject;
    case 'quotations':
      return request.method === 'get' && rest.length === 2 && rest[0] === request.uid;
    case 'service-documents':
      if (rest.length !== 1) return false;
      return request.method === 'get' || mayUpload(request, rest[0] ?? '');
    default:
      return false;
  }
}

function mayUpload({ method, exists, incoming }: StorageRequest, id: string): boolean {
  return (
    method === 'create' &&
    !exists &&
    phoneMadeId.test(id) &&
    incoming !== undefined &&
    incoming.size > 0 &&
    incoming.size <= largestUploadBytes &&
    uploadTypes.includes(incoming.contentType)
  );
}
