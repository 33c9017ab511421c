// The rows that still wait to be sent, in the phone's own database.
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { everythingOnDevice } from '../../support/device-storage.ts';

const WaitingRow = v.object({
  id: v.string(),
  kind: v.string(),
  entityKey: v.string(),
  state: v.string(),
});
export type WaitingRow = v.InferOutput<typeof WaitingRow>;

export async function waitingRows(page: Page): Promise<WaitingRow[]> {
  const { outbox = [] } = await everythingOnDevice(page);
  return v.parse(v.array(WaitingRow), outbox);
}
