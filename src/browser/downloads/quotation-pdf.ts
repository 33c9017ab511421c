// Fetches a quotation's PDF for offline use, or only its size. Only from the shop's own Storage: files elsewhere open
// in their own tab, and the shop may not read them.
import * as v from 'valibot';
import { MAX_KEPT_PDF_BYTES } from '#domain/shared/limits.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

const TIMEOUT_MS = 60_000;
const SIZE_TIMEOUT_MS = 10_000;
/** The first bytes of every PDF. Source: ISO 32000, file header. */
const PDF_HEADER = '%PDF-';

/** Whether a PDF at this address can be stored. */
export function canBeKept(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === firebaseProject.storageOrigin;
}

/** The bytes of a PDF; null when it cannot be fetched, is too large, or is not a PDF. */
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

const Metadata = v.object({ size: v.pipe(v.string(), v.digits(), v.transform(Number)) });

/**
 * The size in bytes of the PDF at this address, from the metadata that the shop's Storage gives its owner; null when
 * unknown. Source: Firebase SDK, getMetadata.
 */
export async function pdfSize(address: string, idToken: string): Promise<number | null> {
  const url = new URL(address);
  url.searchParams.delete('alt');
  try {
    const reply = await fetch(url, {
      headers: { Authorization: `Firebase ${idToken}` },
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(SIZE_TIMEOUT_MS),
    });
    const metadata = v.safeParse(Metadata, await reply.json());
    return reply.status === 200 && metadata.success ? metadata.output.size : null;
  } catch {
    return null;
  }
}
