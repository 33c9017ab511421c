// Couriers' forms that this device keeps, each as a draft of its own: what is changed is kept at once.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { CourierForm } from '#domain/order/table/courier-form.ts';
import { deleteDraft, draftNames, readDraft, saveDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';

const PREFIX = 'courier-form/';

/** `key`: the name of its draft. */
type KeptForm = { key: string; name: string };

/** The names of all forms, in their order; undefined while they are read. */
export function useCourierForms(): KeptForm[] | undefined {
  return useLiveQuery(async () => {
    const forms: KeptForm[] = [];
    for (const key of await draftNames(deviceDatabase(), PREFIX)) {
      const form = parseForm(await readDraft(deviceDatabase(), key));
      if (form) forms.push({ key, name: form.name });
    }
    return forms.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }, []);
}

/** A form as it is stored; null for one of another version. */
export function parseForm(stored: unknown): CourierForm | null {
  const form = v.safeParse(CourierForm, stored);
  return form.success ? form.output : null;
}

/** Keeps a new form. Returns its key. */
export async function keepForm(form: CourierForm): Promise<string> {
  const key = `${PREFIX}${mintId()}`;
  await saveDraft(deviceDatabase(), key, form);
  return key;
}

export const forgetForm = (key: string) => deleteDraft(deviceDatabase(), key);
