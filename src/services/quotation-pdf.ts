// Fetches the PDF of a quotation, so that it can be kept for the time without a network. Only the shop's own Storage is asked: what
// lies elsewhere opens in its own tab and is nobody else's to read.
import { firebaseProject } from '#core/model/firebase-project.ts';
import { MAX_KEPT_PDF_BYTES } from '#core/model/limits.ts';

const TIMEOUT_MS = 60_000;
/** What every PDF begins with. Source: ISO 32000, file header. */
const PDF_HEADER = '%PDF-';

/** Whether a PDF at this address can be kept. */
export function canBeKept(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === firebaseProject.storageOrigin;
}

/** The bytes of a PDF; null when it cannot be had, is too large, or is none. */
export async function fetchPdf(address: string): Promise<ArrayBuffer | null> {
  try {
    const reply = await fetch(address, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status !== 200) return null;
    const bytes = await reply.arrayBuffer();
    const head = new TextDecoder('latin1').decode(bytes.slice(0, PDF_HEADER.length));
    return head === PDF_HEADER && bytes.byteLength <= MAX_KEPT_PDF_BYTES ? bytes : null;
  } catch {
    return null;
  }
}
