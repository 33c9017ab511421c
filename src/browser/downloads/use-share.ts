import { useState } from 'react';
import { fileSheet } from '#engine/lib/capabilities.ts';

/** Hands a file to the phone's share sheet. `share`: null where there is none. */
export function useShare(file: File | undefined, title: string) {
  const [isNotShared, setIsNotShared] = useState(false);
  const sheet = file ? fileSheet(navigator, file) : null;
  async function share() {
    if (!sheet || !file) return;
    try {
      await sheet.share({ files: [file], title });
      setIsNotShared(false);
    } catch (error) {
      // Closing the share sheet is not an error.
      setIsNotShared(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }
  return { share: sheet && share, isNotShared };
}
