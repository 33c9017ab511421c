// Keys of the order list on a computer. They are of no use while typing, and can be turned off: speech input presses keys.
import { useEffect, useRef, useState } from 'react';

const OFF = 'order-list-keys-off';

/**
 * Moves the focus between the rows of the list (j, k), ticks (x), goes to the search (/), and calls these (p, Escape).
 * Enter opens the row that has the focus, as it does with any link.
 */
export function useListKeys(acts: { onLabels(): void; onUntick(): void }) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(OFF) === null);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!isOn) return;
    const all: Readonly<Record<string, () => void>> = {
      j: () => goTo(1),
      k: () => goTo(-1),
      x: () => here()?.querySelector('input')?.click(),
      '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
      p: () => latest.current.onLabels(),
      Escape: () => latest.current.onUntick(),
    };
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target) || !Object.hasOwn(all, key)) return;
      event.preventDefault();
      all[key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
  function turn(on: boolean) {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
    setIsOn(on);
  }
  return { isOn, turn };
}

/** Also while a question is open, which has keys of its own. */
function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
  const isInField = target instanceof Element && target.closest(field) !== null;
  return isInField || document.querySelector('dialog[open]') !== null;
}

const here = () => document.activeElement?.closest('.order-row') ?? null;

function goTo(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('.order-row')];
  const row = here();
  rows[row ? rows.indexOf(row) + step : 0]?.querySelector('a')?.focus();
}
