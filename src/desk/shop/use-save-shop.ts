// Saves one part of the shop's settings on this device, with the new pictures in it.
import { deviceDatabase } from '#domain/device/database.ts';
import { baseOf, type EditedFields, type EditFile } from '#domain/editing/edited-fields.ts';
import { bannerPictures } from '#domain/settings/desk/banner-pictures.ts';
import { saveShopEdit } from '#domain/settings/desk/settings-write.ts';
import { isMadeAtDesk } from '#domain/settings/home-page.ts';
import type { ShopPart } from '#domain/settings/settings.fields.ts';
import { deleteDraft } from '#engine/device/drafts.ts';
import type { Draft } from '../edits/kept-typing.ts';
import { LOST_PICTURE } from '../edits/messages.ts';
import { filesDraftOf, readDraftFiles } from '../edits/use-draft-files.ts';
import { usePress } from '../edits/use-save-edit.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { shownSettings } from './built-settings.ts';

/**
 * `save` takes the settings as they were when typing began; false if it could not be saved, and the values stay in their
 * fields. `clear` discards the typing.
 */
export function useSaveShop(part: ShopPart, draft: Draft<string>) {
  const { uid } = useOwnDesk();
  const { press, problem, setProblem } = usePress();
  async function save(fields: EditedFields, seen: EditedFields | null): Promise<boolean> {
    setProblem(null);
    if (Object.keys(fields).length === 0) {
      clear();
      return true;
    }
    const files = await newPictures(draft.name, fields, seen);
    if (!files) {
      setProblem(LOST_PICTURE);
      return false;
    }
    const base = baseOf(fields, seen ?? {});
    const drafts = [draft.name, filesDraftOf(draft.name)];
    const isSaved = await press(async (id) => {
      await draft.settled();
      const edit = { id, uid, part, drafts, files, fields, base };
      return saveShopEdit(deviceDatabase(), edit, Date.now());
    });
    if (isSaved) clear();
    return isSaved;
  }
  function clear() {
    draft.clear();
    void deleteDraft(deviceDatabase(), filesDraftOf(draft.name));
  }
  return { save, clear, problem };
}

/** Pictures made here that the banners did not have before; null if one of them is no longer on this phone. */
async function newPictures(
  name: string,
  fields: EditedFields,
  seen: EditedFields | null,
): Promise<EditFile[] | null> {
  const before = bannerPictures(shownSettings(seen ?? {}).banners);
  const added = bannerPictures(fields.banners).filter(
    (it) => isMadeAtDesk(it) && !before.includes(it),
  );
  const files = (await readDraftFiles(name)).filter((it) => added.includes(it.name));
  return added.every((it) => files.some((file) => file.name === it)) ? files : null;
}
