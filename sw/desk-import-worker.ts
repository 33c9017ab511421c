// A dedicated worker of the desk for the heavy parts of an import: reading, checking and writing a spreadsheet, and
// preparing photos. The screen stays responsive, whatever the file holds.
import { expose, transfer } from 'comlink';
import type { ImportTasks, PreparedPhoto } from '#domain/product/desk/import-task.ts';
import { fillSpreadsheet } from '#domain/product/table/files/fill-spreadsheet.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet, writeWorkbook } from '#domain/product/table/files/write-spreadsheet.ts';
import { columnQuestion } from '#domain/product/table/find-table.ts';
import { PHOTO_PROBLEMS } from '#domain/product/table/messages.ts';
import {
  MAX_PHOTO_BYTES,
  MAX_PIXELS,
  photoProblem,
  photoType,
  pictureNumber,
} from '#domain/product/table/photo.ts';
import { checkSheets, productTable } from '#domain/product/table/read-table.ts';
import { refusedRows } from '#domain/product/table/refused-rows.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { speakLanguage } from '#engine/texts/speak-language.ts';

/** The shorter side of a photo to upload, px: the shop shows squares of at most 800. */
const SHORTER_SIDE = 1_200;
const QUALITY = 0.9;

const tasks: ImportTasks = {
  speak,
  readTable,
  askColumns,
  refusedTable,
  preparePhoto,
  writeSpreadsheet,
  writeWorkbook,
  readSheets,
  fillForm: (form, ...rest) => fillSpreadsheet(new Uint8Array(form), ...rest),
};
expose(tasks);

async function speak(language: string): Promise<void> {
  if (language !== spokenLanguage()) await speakLanguage(language).catch(console.warn);
}

async function readTable(...[bytes, answers]: Parameters<ImportTasks['readTable']>) {
  const read = await readSpreadsheet(new Uint8Array(bytes));
  if ('problem' in read) return read;
  const table = checkSheets(read.sheets, answers);
  if (!('rows' in table)) return table;
  // Copies: several pictures may share one buffer.
  const pictures = table.pictures.map((it) => ({ ...it, bytes: it.bytes.slice() }));
  return transfer(
    { ...table, pictures },
    pictures.map((it) => it.bytes.buffer),
  );
}

async function askColumns(...[bytes, answers]: Parameters<ImportTasks['askColumns']>) {
  const read = await readSpreadsheet(new Uint8Array(bytes));
  return 'problem' in read ? read : columnQuestion(read.sheets, answers);
}

async function readSheets(bytes: ArrayBuffer) {
  const read = await readSpreadsheet(new Uint8Array(bytes));
  if ('problem' in read) return read;
  return { sheets: read.sheets.map((sheet) => ({ ...sheet, pictures: [] })) };
}

async function refusedTable(
  ...[bytes, answers, problems]: Parameters<ImportTasks['refusedTable']>
) {
  const read = await readSpreadsheet(new Uint8Array(bytes));
  const table = 'problem' in read ? read : productTable(read.sheets, answers);
  if (!('rows' in table)) throw new Error('the table has no rows');
  const { headings, rows } = refusedRows(table, problems);
  return writeSpreadsheet('xlsx', headings, rows);
}

/** The picture's number comes from the chosen file's bytes, even when the photo is shrunk. */
async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  if (file.size > MAX_PHOTO_BYTES) {
    return { problem: PHOTO_PROBLEMS.tooLarge(file.size, MAX_PHOTO_BYTES) };
  }
  const bytes = await file.arrayBuffer();
  const problem = photoProblem(new Uint8Array(bytes));
  if (problem !== null) return { problem };
  const type = photoType(new Uint8Array(bytes)) ?? '';
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => null);
  if (!bitmap) return { problem: PHOTO_PROBLEMS.damaged };
  const pixels = bitmap.width * bitmap.height;
  if (pixels > MAX_PIXELS) return { problem: PHOTO_PROBLEMS.tooManyPixels(pixels, MAX_PIXELS) };
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const picture = pictureNumber(Array.from(hash, hexadecimal).join(''));
  const smaller = await shrunk(bitmap);
  bitmap.close();
  if (!smaller || smaller.size >= bytes.byteLength) return { picture, type, bytes };
  return { picture, type: smaller.type, bytes: await smaller.arrayBuffer() };
}

const hexadecimal = (byte: number) => byte.toString(16).padStart(2, '0');

/** The photo shrunk for upload; null where it is small enough. */
async function shrunk(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = SHORTER_SIDE / Math.min(bitmap.width, bitmap.height);
  if (scale >= 1) return null;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round);
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency; the shop shows it as white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (webp.type === 'image/webp') return webp;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
