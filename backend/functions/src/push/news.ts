// What all notifications say, in the language that is spoken now.
import { inboxNews } from '../../../../src/domain/inbox/inbox-news.ts';
import { deskNews } from '../../../../src/domain/order/news/desk-news.ts';
import { orderNews } from '../../../../src/domain/order/order-news.ts';
import { isBackNews, moneyNews } from '../../../../src/domain/shared/messages.ts';

export const news = () => ({ deskNews, inboxNews, isBackNews, moneyNews, orderNews });

export type Words = { readonly title: string; readonly body: string };
/** Makes the words of a notification with the news of any language. */
export type MakeWords = (of: ReturnType<typeof news>) => Words;
