// The two price fields as typed, and the range they mean.
import { DEFAULT_PRICE_RANGE } from '#domain/shared/limits.ts';

/** Rupees, both ends included. */
export type PriceRange = { min: number; max: number };
export type PriceDraft = { min: string; max: string };

/** A range as the fields show it; an end at its default is an empty field. */
export function draftOf({ min, max }: PriceRange): PriceDraft {
  return {
    min: min > DEFAULT_PRICE_RANGE.min ? String(min) : '',
    max: max < DEFAULT_PRICE_RANGE.max ? String(max) : '',
  };
}

/** The range that the fields mean; null if they contradict each other. */
export function rangeOf({ min, max }: PriceDraft): PriceRange | null {
  const range = {
    min: min === '' ? DEFAULT_PRICE_RANGE.min : Number(min),
    max: max === '' ? DEFAULT_PRICE_RANGE.max : Number(max),
  };
  const areAmounts = [range.min, range.max].every((end) => Number.isFinite(end) && end >= 0);
  return areAmounts && range.min <= range.max ? range : null;
}
