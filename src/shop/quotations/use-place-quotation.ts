// Puts a quotation into the cart and goes on to the order; asks first if the cart holds other things.
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { fillCartFromQuotation } from '#domain/cart/cart-of-quotation.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { type Quotation, validLines } from '#domain/quotation/quotation.ts';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import { notSavedMessage } from '#forms/messages.ts';
import { validityWords } from './validity.ts';

export type PlaceQuotation = {
  /** Why it cannot be ordered, in the shopper's words. */
  problem: string | null;
  isAsking: boolean;
  place(): void;
  replaceCart(): void;
  keepCart(): void;
};

export function usePlaceQuotation(quotation: Quotation): PlaceQuotation {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useRef(false);

  async function fill(mayReplace: boolean) {
    if (isBusy.current) return;
    // The quotation may have expired while the page was open.
    if (validLines(quotation, Date.now()).length === 0) {
      setIsAsking(false);
      setProblem(validityWords(quotation, Date.now()));
      return;
    }
    isBusy.current = true;
    try {
      const isFilled = await fillCartFromQuotation(
        deviceDatabase(),
        quotation,
        mayReplace,
        Date.now(),
      );
      setProblem(null);
      setIsAsking(!isFilled);
      if (isFilled) await navigate({ to: '/place-order' });
    } catch (error) {
      setIsAsking(false);
      setProblem(notSavedMessage(saveFailureReason(error), false));
    }
    isBusy.current = false;
  }
  return {
    problem,
    isAsking,
    place: () => void fill(false),
    replaceCart: () => void fill(true),
    keepCart: () => setIsAsking(false),
  };
}
