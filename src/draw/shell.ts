// The shell: the built page without anything in it, which a drawn screen is put into.

export type Build = {
  /** The built index.html. */
  shell: string;
  /** The style sheet that it links to, as text. */
  styles: string;
};

const ROOT = '<div id="root">';
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;

/** The path of the style sheet that a shell links to. Throws where there is none. */
export function sheetOf(shell: string): string {
  const path = SHEET.exec(shell)?.[1];
  if (!path) throw new Error('the shell has no style sheet');
  return path;
}

/** The page with a drawn screen in it. `drawn`: what React wrote, which is what belongs into the head, then the root. */
export function assemble({ shell, styles }: Build, drawn: string, island: string): string {
  const at = drawn.indexOf(ROOT);
  const start = shell.indexOf(ROOT);
  const end = shell.lastIndexOf('</body>');
  if (at < 0 || start < 0 || end < 0) throw new Error('the shell has no place for a drawn page');
  const head = drawn.slice(0, at).replace(/<(title|meta|link)/g, '<$1 data-drawn=""');
  const top = shell
    .slice(0, start)
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta data-whole-shop[^>]*>/, '')
    .replace(SHEET, '')
    // The pictures in sight come first: the page is there to be read without its code.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</head>', () => `${head}<style>${styles}</style></head>`);
  return `${top}${drawn.slice(at)}${island}${shell.slice(end)}`;
}
