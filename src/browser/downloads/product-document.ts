// A product's document (a batch report, instructions): fetched once, then cached on this device until the merchant
// replaces it.
import { fileAddress } from '#engine/firestore/upload-file.ts';

const CACHE = 'product-documents';
const TIMEOUT_MS = 60_000;

function addressOf(productId: string): string {
  return fileAddress(`documents/${productId}`);
}

/** Whether the document is cached. `bytes`: its size now; a cached file of another size has been replaced since. */
export async function isDocumentKept(productId: string, bytes: number): Promise<boolean> {
  return (await keptDocument(await caches.open(CACHE), productId, bytes)) !== null;
}

async function keptDocument(cache: Cache, productId: string, bytes: number): Promise<Blob | null> {
  const kept = await (await cache.match(addressOf(productId)))?.blob();
  return kept?.size === bytes ? kept : null;
}

/** The document as a blob, cached or fetched and cached; null when the shop does not answer. */
export async function fetchDocument(productId: string, bytes: number): Promise<Blob | null> {
  const cache = await caches.open(CACHE);
  const address = addressOf(productId);
  const kept = await keptDocument(cache, productId, bytes);
  if (kept) return kept;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const type = reply.headers.get('Content-Type') ?? '';
    // Captive portals and proxies reply with pages and JSON; a shop's documents are neither.
    if (reply.status !== 200 || /^(text\/|application\/json)/i.test(type)) return null;
    const copy = reply.clone();
    const blob = await reply.blob();
    // A full device still gets its download.
    await cache.put(address, copy).catch(() => undefined);
    return blob;
  } catch {
    return null;
  }
}
