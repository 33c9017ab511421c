// A list's products: the device's own, kept up to date; on an empty device the shop's first ones, in the same order.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import { fetchProducts } from '#browser/sync/fetch-products.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { ListPage, ListRequest } from '#domain/catalogue/catalogue-reader.ts';
import { firstListPage } from '#domain/catalogue/list-page.ts';
import { type Filters, isAskingForAll } from '#domain/product/filters.ts';
import type { Product } from '#domain/product/product.ts';

export type ProductListView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | ({ state: 'shown' } & ListPage);

type Answer = Product[] | 'asking' | 'no-answer';

/**
 * Follows a list. `loaded` is the loader's result, undefined if it was for another request. The previous result stays
 * while a changed request is looked up.
 */
export function useProductList(
  request: ListRequest,
  loaded: ListPage | null | undefined,
): ProductListView {
  const { filters, order, limit } = request;
  const question = JSON.stringify(filters);
  const key = `${order} ${question}`;
  const [asked, setAsked] = useState<{ question: string; answer: Answer } | null>(null);
  const answer = asked?.question === question ? asked.answer : (firstAnswers.get(question) ?? null);
  const live = useDeviceQuery(
    async () => {
      const { followedList } = await import('#browser/sync/page-catalogue.ts');
      return async () => ({ key, page: await followedList(request) });
    },
    [key, limit],
    { key, page: loaded },
  );
  const followed = live.key === key || loaded === undefined ? live.page : loaded;
  // Until the mirror is here, show the list that the page was drawn with.
  const page = followed ?? loaded ?? null;
  const reachable = useReachability() === 'reachable';

  const ask = useCallback(async () => {
    setAsked({ question, answer: 'asking' });
    const products = await fetchProducts(JSON.parse(question));
    if (products) firstAnswers.set(question, products);
    setAsked({ question, answer: products ?? 'no-answer' });
  }, [question]);

  // Ask the shop once per list, and again when it is reachable after not answering.
  const mustAsk = page === null && (answer === null || (answer === 'no-answer' && reachable));
  useEffect(() => {
    if (mustAsk) void ask();
  }, [mustAsk, ask]);

  if (page) return { state: 'shown', ...page };
  if (Array.isArray(answer)) return { state: 'shown', ...firstListPage(answer, request) };
  return answer === 'no-answer' ? { state: 'no-answer', retry: ask } : { state: 'asking' };
}

/** The shop's answers while this phone was empty, kept as long as the page lives, so that Back finds the same list. */
const firstAnswers = new Map<string, Product[]>();

/** A list's total number of products; null while unknown. The unfiltered list is counted only after it is shown. */
export function useTotal(list: ProductListView, filters: Filters): number | null {
  const isUncounted = list.state === 'shown' && list.total === null && isAskingForAll(filters);
  const counted = useDeviceQuery(
    async () => {
      const { followedProducts } = await import('#browser/sync/page-catalogue.ts');
      return async () => (isUncounted ? ((await followedProducts())?.length ?? null) : null);
    },
    [isUncounted],
    null,
  );
  const question = JSON.stringify(filters);
  const last = useRef<{ question: string; total: number } | null>(null);
  const total = list.state === 'shown' ? (list.total ?? counted) : null;
  useEffect(() => {
    if (total !== null) last.current = { question, total };
  }, [question, total]);
  if (list.state !== 'shown') return null;
  // While the phone counts, keep the number that the page came with.
  return total ?? (last.current?.question === question ? last.current.total : null);
}
