import { useState } from 'react';
import { isSavingData } from '#core/model/saving-data.ts';

/** Whether data is to be saved here. What is on the screen stays as it came, however the line changes. */
export function useSavingData(): boolean {
  const [isSaving] = useState(isSavingData);
  return isSaving;
}
