// How the profile menu opens and closes: by mouse, finger and keys. Follows the menu button pattern of the ARIA
// authoring practices.
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { PROFILE } from '../messages.ts';

/** Source: specification, constants. ms */
const OPEN_AFTER_MS = 100;
const CLOSE_AFTER_MS = 200;

type MenuState = 'closed' | 'hovered' | 'pressed';

/** State and handlers of the menu; `holder` wraps the button and the list. */
export function useProfileMenu() {
  const id = useId();
  const [state, setState] = useState<MenuState>('closed');
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The row to focus once the list is rendered; -1 for the last one. */
  const firstFocus = useRef<number | null>(null);
  const isOpen = state !== 'closed';

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen || firstFocus.current === null) return;
    rowsOf(holder.current).at(firstFocus.current)?.focus();
    firstFocus.current = null;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const pressedElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && holder.current?.contains(target))) setState('closed');
    };
    document.addEventListener('pointerdown', pressedElsewhere);
    return () => document.removeEventListener('pointerdown', pressedElsewhere);
  }, [isOpen]);

  function change(next: MenuState, afterMs = 0): void {
    clearTimeout(timer.current);
    if (afterMs === 0) setState(next);
    else timer.current = setTimeout(() => setState((now) => settle(now, next)), afterMs);
  }

  function open(row: number): void {
    const rows = rowsOf(holder.current);
    if (rows.length > 0) rows.at(row)?.focus();
    else firstFocus.current = row;
    change('pressed');
  }

  function close(): void {
    change('closed');
    button.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    const rows = rowsOf(holder.current);
    const at = rows.findIndex((row) => row.matches(':focus'));
    if (event.key === 'ArrowDown') open(at < 0 ? 0 : (at + 1) % rows.length);
    else if (event.key === 'ArrowUp') open(at < 0 ? -1 : at - 1);
    else if (event.key === 'Home' && isOpen) open(0);
    else if (event.key === 'End' && isOpen) open(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === ' ' && at >= 0) rows[at]?.click();
    else {
      if (event.key === 'Tab') change('closed');
      return;
    }
    event.preventDefault();
  }

  return {
    isOpen,
    holder: {
      ref: holder,
      onKeyDown: press,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') change('hovered', OPEN_AFTER_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') change('closed', CLOSE_AFTER_MS);
      },
    },
    button: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: ({ detail }) => {
        if (state === 'pressed') change('closed');
        // Opened by key, the menu takes the focus; by mouse it need not.
        else if (detail === 0) open(0);
        else change('pressed');
      },
    } satisfies ComponentProps<'button'>,
    list: { id, role: 'menu', 'aria-label': PROFILE },
    row: (act?: () => void) => ({
      className: 'profile__row',
      role: 'menuitem',
      tabIndex: -1,
      onClick: () => {
        change('closed');
        act?.();
      },
    }),
  };
}

/** A hover does not downgrade a menu opened by a press. */
function settle(now: MenuState, next: MenuState): MenuState {
  return next === 'hovered' && now !== 'closed' ? now : next;
}

function rowsOf(holder: HTMLElement | null): HTMLElement[] {
  return [...(holder?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
