// Feedback with a file: its form with the specification's messages, and the document that is sent.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import type { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_UPLOAD_BYTES } from '#engine/limits.ts';
import {
  MAX_MESSAGE_CODE_UNITS,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  UPLOAD_TYPES,
} from '../shared/limits.ts';
import { FEEDBACK_PROBLEMS } from './messages.ts';

/** The texts typed into the form. Source: specification, validation rules. */
export const FeedbackForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => FEEDBACK_PROBLEMS.nameMissing),
    maxCharacters(MAX_NAME_LENGTH, () => FEEDBACK_PROBLEMS.nameTooLong),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => FEEDBACK_PROBLEMS.descriptionMissing),
    maxCharacters(
      MAX_MESSAGE_LENGTH,
      () => FEEDBACK_PROBLEMS.descriptionTooLong,
      MAX_MESSAGE_CODE_UNITS,
    ),
  ),
});
export type FeedbackForm = v.InferInput<typeof FeedbackForm>;

/** The payload of a feedback row: its texts; the file waits on the device under the same id. */
export const Feedback = v.strictObject({ name: v.string(), description: v.string() });
export type Feedback = v.InferOutput<typeof Feedback>;

/** Why a chosen file cannot be sent, in the shopper's words; null if it can. */
export function fileProblem(file: { type: string; size: number } | null): string | null {
  if (!file) return FEEDBACK_PROBLEMS.fileMissing;
  if (!UPLOAD_TYPES.some((type) => type === file.type)) {
    return FEEDBACK_PROBLEMS.fileOfOtherType;
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    // Rounded up, so that a file just over the limit does not seem to be at it.
    const megabytes = Math.ceil((file.size / 1024 / 1024) * 10) / 10;
    return FEEDBACK_PROBLEMS.fileTooLarge(megabytes);
  }
  return file.size === 0 ? FEEDBACK_PROBLEMS.fileEmpty : null;
}

/** Whether it is a photo, of a type that can be sent. */
export function isPhoto({ type }: { type: string }): boolean {
  return type !== 'application/pdf' && UPLOAD_TYPES.some((taken) => taken === type);
}

/** Whether a photo is only too large, so that it can be made smaller. */
export function isLargePhoto(file: { type: string; size: number }): boolean {
  return isPhoto(file) && file.size > MAX_UPLOAD_BYTES;
}

/** How many of a file's first bytes tell what it is. */
export const FIRST_BYTES = 16;

/**
 * Whether these first bytes are of a JPEG, PNG, WebP or PDF. Any of them will do, whatever type its sender named:
 * phones often call a WebP a JPEG, which does no harm. Only fixed bytes are compared, so that no file can make this
 * fail.
 */
export function beginsLikeUpload(bytes: Uint8Array): boolean {
  const begins = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
  const isWebp = begins.startsWith('RIFF') && begins.slice(8, 12) === 'WEBP';
  return (
    isWebp || ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', '%PDF-'].some((it) => begins.startsWith(it))
  );
}

/** Storage path of a feedback's file: `service-documents/{id}`. Source: specification, calls. */
export function feedbackFilePath(id: v.InferOutput<typeof DocumentId>): string {
  return `service-documents/${id}`;
}
