import { createContext, useContext, useState } from 'react';
import { isSavingData } from '#domain/product/saving-data.ts';

/** For whom a page is drawn where there is no browser to ask; null in the shopper's own. */
export const DrawnForSaving = createContext<boolean | null>(null);

let firstPage: boolean | null = null;

/**
 * The first page was drawn for one who saves data, or not, and is taken over as it stands, whatever this line seems to be by now: it
 * would be thrown away otherwise, and shown anew on the very lines that are slowest. null: that page has been left.
 */
export function setFirstPageSaving(saves: boolean | null): void {
  firstPage = saves;
}

/** Whether data is to be saved here. What is on the screen stays as it came, however the line changes. */
export function useSavingData(): boolean {
  const drawnFor = useContext(DrawnForSaving);
  const [isSaving] = useState(() => drawnFor ?? firstPage ?? isSavingData());
  return isSaving;
}
