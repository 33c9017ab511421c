import { createContext, useContext, useState } from 'react';
import { isSavingData } from '#domain/product/saving-data.ts';

/** Whether a page is drawn for data saving; null in the browser. */
export const DrawnForSaving = createContext<boolean | null>(null);

let firstPage: boolean | null = null;

/**
 * Sets whether the first page was drawn for data saving. Hydration has to match that, whatever the connection says now:
 * otherwise React would throw the page away and render it again, on the slowest connections. null: that page has been left.
 */
export function setFirstPageSaving(saves: boolean | null): void {
  firstPage = saves;
}

/** Whether to save data here. Fixed at mount, so the screen does not change with the connection. */
export function useSavingData(): boolean {
  const drawnFor = useContext(DrawnForSaving);
  const [isSaving] = useState(() => drawnFor ?? firstPage ?? isSavingData());
  return isSaving;
}
