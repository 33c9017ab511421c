/**
 * backend/storage.rules as a small table, for machines that cannot get the official rules runtime. It must match those
 * rules; it never runs for a real project.
 */
import { MAX_THUMBNAIL_BYTES } from '../../src/domain/product/desk/product-files.ts';
import {
  MAX_TEXT_PICTURE_BYTES,
  TEXT_PICTURE_TYPES,
} from '../../src/domain/product/desk/text-pictures.ts';
import { CLIENT_ID } from '../../src/engine/lib/identifiers.ts';

const largestUploadBytes = 5 * 1024 * 1024;
const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const largestPhotoBytes = 30 * 1000 * 1000;
const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const ownDisposition = /^(inline(; filename[*]=utf-8''[A-Za-z0-9_%-]*)?)?$/;
const ownEncodings = ['', 'identity'];

type Stored = { size: number; contentType: string };
type Incoming = Stored & { contentDisposition: string; contentEncoding: string };

export type StorageRequest = {
  method: string;
  /** The object's name, or the listed folder, without a leading slash. */
  name: string;
  /** The signed-in account; null for none. */
  uid: string | null;
  /** Whether the token says that they are a merchant. */
  isMerchant: boolean;
  /** The existing object of that name. */
  stored?: Stored | undefined;
  /** The new object, on a create. */
  incoming?: Incoming | undefined;
};

/** Whether storage.rules would allow the request. */
export function allowedByTable(request: StorageRequest): boolean {
  const [folder, ...rest] = request.name.split('/');
  const isObject = rest.length > 0 && !rest.includes('');
  if (!isObject) return false;
  switch (folder) {
    case 'products':
      if (rest.length !== 3) return false;
      if (request.method === 'get') return mayReadPicture(request, rest[1]);
      return rest[1] === 'original'
        ? mayPutPhoto(request, rest[2] ?? '')
        : rest[1] === 'thumbs' && mayPutPicture(request, rest[2] ?? '');
    case 'documents':
      return request.method === 'get' || (rest.length === 1 && mayPutDocument(request));
    case 'pictures':
      if (rest.length !== 1) return false;
      return request.method === 'get' || mayPutTextPicture(request, rest[0] ?? '');
    case 'quotations':
      return request.method === 'get' && rest.length === 2 && rest[0] === request.uid;
    case 'desk-quotations':
      if (rest.length !== 1) return false;
      return request.method === 'get' ? request.isMerchant : mayPutPdf(request, rest[0] ?? '');
    case 'service-documents':
      if (rest.length !== 1) return false;
      return request.method === 'get' ? request.isMerchant : mayUpload(request, rest[0] ?? '');
    default:
      return false;
  }
}

/** Everybody may read the sizes, but not the original photos. */
function mayReadPicture({ isMerchant }: StorageRequest, folder: string | undefined): boolean {
  return folder === 'thumbs' || (folder === 'original' && isMerchant);
}

function mayPutPhoto(
  { method, isMerchant, stored, incoming }: StorageRequest,
  photo: string,
): boolean {
  return (
    method === 'create' &&
    isMerchant &&
    incoming !== undefined &&
    /^[0-9a-f]{24}$/.test(photo) &&
    (stored === undefined || stored.size === incoming.size) &&
    incoming.size > 0 &&
    incoming.size <= largestPhotoBytes &&
    photoTypes.includes(incoming.contentType)
  );
}

function mayPutPicture(
  { method, isMerchant, stored, incoming }: StorageRequest,
  name: string,
): boolean {
  const size = /^[0-9a-f]{24}_(100|200|400|800)x\1$/.exec(name)?.[1];
  return (
    method === 'create' &&
    isMerchant &&
    incoming !== undefined &&
    (stored === undefined || stored.size === incoming.size) &&
    incoming.contentType === 'image/webp' &&
    incoming.size > 0 &&
    incoming.size <= (size === undefined ? 0 : MAX_THUMBNAIL_BYTES[Number(size) as 100])
  );
}

function mayPutTextPicture(
  { method, isMerchant, stored, incoming }: StorageRequest,
  name: string,
): boolean {
  return (
    method === 'create' &&
    isMerchant &&
    incoming !== undefined &&
    /^[0-9a-f]{32}$/.test(name) &&
    (stored === undefined || stored.size === incoming.size) &&
    incoming.size > 0 &&
    incoming.size <= MAX_TEXT_PICTURE_BYTES &&
    TEXT_PICTURE_TYPES.includes(incoming.contentType)
  );
}

function mayPutDocument({ method, isMerchant, incoming }: StorageRequest): boolean {
  return (
    method === 'create' &&
    isMerchant &&
    incoming !== undefined &&
    incoming.contentType === 'application/pdf' &&
    incoming.size > 0 &&
    incoming.size <= largestUploadBytes
  );
}

/** The PDF of a quotation from the desk. */
function mayPutPdf(request: StorageRequest, id: string): boolean {
  const { stored, incoming } = request;
  return (
    mayPutDocument(request) &&
    CLIENT_ID.test(id) &&
    (stored === undefined || stored.size === incoming?.size)
  );
}

function mayUpload({ method, stored, incoming }: StorageRequest, id: string): boolean {
  return (
    method === 'create' &&
    incoming !== undefined &&
    (stored === undefined || isSentAgain(stored, incoming)) &&
    CLIENT_ID.test(id) &&
    incoming.size > 0 &&
    incoming.size <= largestUploadBytes &&
    uploadTypes.includes(incoming.contentType) &&
    ownDisposition.test(incoming.contentDisposition) &&
    ownEncodings.includes(incoming.contentEncoding)
  );
}

function isSentAgain(stored: Stored, incoming: Stored): boolean {
  return stored.size === incoming.size && stored.contentType === incoming.contentType;
}
