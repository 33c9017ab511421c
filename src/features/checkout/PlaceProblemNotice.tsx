import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';
import { placeProblemWords } from './place-problem-words.ts';
import type { PlaceProblem } from './use-checkout.ts';

/** Why nothing was ordered, brought into sight: the press was made at the other end of the page. */
export function PlaceProblemNotice({ problem }: { problem: PlaceProblem | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={box}>
      {problem && (
        <Notice tone="careful" isUrgent>
          {placeProblemWords(problem)}{' '}
          {problem === 'cart-changed' && <Link to="/orders">My Orders</Link>}
        </Notice>
      )}
    </div>
  );
}
