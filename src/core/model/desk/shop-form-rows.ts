// What of the shop's settings the merchant types in rows: questions with their answers, videos, and banners.
import * as v from 'valibot';
import { BANNER_FIELDS } from '../catalogue/home-page.ts';
import { BannerPicture } from '../catalogue/shop-settings.ts';
import { SHOP_PROBLEMS, tooLong } from './messages.ts';
import { filledRows, type RowForm } from './typed-rows.ts';
import { youtubeId } from './youtube-link.ts';

type Typed = Readonly<Record<string, string>>;
type Problems = Record<string, string>;

export const QUESTION_ROWS = { fields: ['question', 'answer'], max: 20 } as const satisfies RowForm;
export const VIDEO_ROWS = { fields: ['video', 'title', 'by'], max: 6 } as const satisfies RowForm;

export const BANNER_ROWS = { fields: BANNER_FIELDS, max: 5 } as const satisfies RowForm;

/** Characters that a field takes. Source: core/model/catalogue/shop-settings.ts. */
const MAX_ANSWER = 1000;
const MAX_LINE = 120;
const MAX_WORDS = 60;

/** Questions and answers by turns, as they are stored. */
export function readFaqs(typed: Typed, problems: Problems): string[] {
  const faqs = filledRows(QUESTION_ROWS, typed).flatMap(({ number, row }) => {
    const { question, answer } = row;
    if (question === '') problems[`question${number}`] = SHOP_PROBLEMS.question;
    if (answer === '') problems[`answer${number}`] = SHOP_PROBLEMS.answer;
    noteTooLong({ question, answer }, MAX_ANSWER, number, problems);
    return [question, answer];
  });
  if (faqs.length === 0) problems.question1 = SHOP_PROBLEMS.noFaqs;
  return faqs;
}

/** Ids, titles and makers by turns. */
export function readVideos(typed: Typed, problems: Problems): string[] {
  const known = new Set<string>();
  return filledRows(VIDEO_ROWS, typed).flatMap(({ number, row: { video, title, by } }) => {
    const id = youtubeId(video) ?? '';
    if (id === '') problems[`video${number}`] = SHOP_PROBLEMS.video;
    else if (known.has(id)) problems[`video${number}`] = SHOP_PROBLEMS.sameVideo;
    known.add(id);
    if (title === '') problems[`title${number}`] = SHOP_PROBLEMS.title;
    if (by === '') problems[`by${number}`] = SHOP_PROBLEMS.by;
    noteTooLong({ title, by }, MAX_LINE, number, problems);
    return [id, title, by];
  });
}

/** Pictures, what they show, words and categories by turns. */
export function readBanners(typed: Typed, problems: Problems): string[] {
  return filledRows(BANNER_ROWS, typed).flatMap(({ number, row }) => {
    const { wide, narrow, alt, words, category } = row;
    if (!v.is(BannerPicture, wide) || !v.is(BannerPicture, narrow)) {
      problems[`wide${number}`] = SHOP_PROBLEMS.picture;
    }
    if (alt === '') problems[`alt${number}`] = SHOP_PROBLEMS.alt;
    if (words === '') problems[`words${number}`] = SHOP_PROBLEMS.words;
    if (category === '') problems[`category${number}`] = SHOP_PROBLEMS.category;
    noteTooLong({ alt }, MAX_LINE, number, problems);
    noteTooLong({ words }, MAX_WORDS, number, problems);
    return [wide, narrow, alt, words, category];
  });
}

function noteTooLong(row: Typed, longest: number, number: number, problems: Problems): void {
  for (const [field, text] of Object.entries(row)) {
    if (text.length > longest) problems[`${field}${number}`] = tooLong(longest);
  }
}
