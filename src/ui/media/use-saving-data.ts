import { createContext, useContext, useState } from 'react';
import { isSavingData } from '#core/model/catalogue/saving-data.ts';

/** For whom a page is drawn where there is no browser to ask; null in the shopper's own. */
export const DrawnForSaving = createContext<boolean | null>(null);

/** Whether data is to be saved here. What is on the screen stays as it came, however the line changes. */
export function useSavingData(): boolean {
  const drawnFor = useContext(DrawnForSaving);
  const [isSaving] = useState(() => drawnFor ?? isSavingData());
  return isSaving;
}
