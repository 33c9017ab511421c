// Saves what was typed of one part of the shop's settings on this device, with the pictures that are new in it.
import { deviceDatabase } from '#core/device/database/database.ts';
import { deleteDraft } from '#core/device/drafts/drafts.ts';
import { isMadeAtDesk } from '#core/model/catalogue/home-page.ts';
import type { ShopPart } from '#core/model/catalogue/settings.fields.ts';
import { bannerPictures } from '#core/model/desk/banner-pictures.ts';
import { baseOf, type EditedFields, type EditFile } from '#core/model/desk/edited-fields.ts';
import { saveShopEdit } from '#core/sync/writes/desk-shop.ts';
import { LOST_PICTURE } from '../edits/messages.ts';
import { filesDraftOf, readDraftFiles } from '../edits/use-draft-files.ts';
import { usePress } from '../edits/use-save-edit.ts';
import type { Draft } from '../edits/use-typed.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { shownSettings } from './built-settings.ts';

/** `save`: false where it could not be saved, and stays in its fields; `clear` gives up what was typed. */
export function useSaveShop(part: ShopPart, draft: Draft<string>) {
  const { uid } = useOwnDesk();
  const { press, problem, setProblem } = usePress();
  async function save(fields: EditedFields): Promise<boolean> {
    setProblem(null);
    if (Object.keys(fields).length === 0) {
      clear();
      return true;
    }
    const files = await newPictures(fields, draft);
    if (!files) {
      setProblem(LOST_PICTURE);
      return false;
    }
    const base = baseOf(fields, draft.seen ?? {});
    const drafts = [draft.name, filesDraftOf(draft.name)];
    const isSaved = await press(async (id) => {
      await draft.settled();
      const edit = { id, uid, part, drafts, files, fields, base };
      return saveShopEdit(deviceDatabase(), edit, Date.now());
    });
    if (isSaved) draft.clear();
    return isSaved;
  }
  function clear() {
    draft.clear();
    void deleteDraft(deviceDatabase(), filesDraftOf(draft.name));
  }
  return { save, clear, problem };
}

/** Those that were made here and that banners did not have before; null where one of them is not on this phone any more. */
async function newPictures(
  fields: EditedFields,
  { name, seen }: Draft<string>,
): Promise<EditFile[] | null> {
  const before = bannerPictures(shownSettings(seen ?? {}).banners);
  const added = bannerPictures(fields.banners).filter(
    (it) => isMadeAtDesk(it) && !before.includes(it),
  );
  const files = (await readDraftFiles(name)).filter((it) => added.includes(it.name));
  return added.every((it) => files.some((file) => file.name === it)) ? files : null;
}
