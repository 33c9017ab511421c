import './Icon.css';

const shapes = {
  cart: 'M3 4h2.2l2 11.2h10.3L20 7H6.2M9.2 20h.01M16.2 20h.01',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  chat: 'M4.5 19.5l1-3.6A8 8 0 1 1 8.6 19zM9 10.5h6M9 13.5h4',
  phone:
    'M6.5 4h3l1.4 4-1.9 1.5a11 11 0 0 0 5.5 5.5L16 13.1l4 1.4v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  share: 'M12 15V3.5M8 7.5l4-4 4 4M7 11H5v9.5h14V11h-2',
  letter: 'M4 6h16v12H4zM4 7l8 6 8-6',
} as const;

/** A decorative icon beside a text, or inside a control that has its own name; hidden from screen readers. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
