// What stands in the code's field, and whether it was left or sent in too short.
import { useCallback, useState } from 'react';
import { CODE_LENGTH } from '#core/model/limits.ts';
import { codeIn } from './phone-number.ts';

export function useCodeField() {
  const [code, setCode] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const isWhole = code.length === CODE_LENGTH;
  const take = useCallback((typed: string) => {
    setCode(codeIn(typed, CODE_LENGTH));
    setIsJudged(false);
  }, []);
  /** From here on until the next key a code that is too short is wrong. Source: specification, validation. */
  const judge = useCallback(() => setIsJudged(true), []);
  return { code, isWhole, isShort: isJudged && !isWhole, take, judge };
}
