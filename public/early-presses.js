// A drawn page can be read, pressed and typed into before its code is there. Presses of buttons, forms that are sent and
// what is typed are kept here, and done again when the page is hydrated. Links work by themselves, unless something
// was pressed or typed before, and so do forms that name where they lead, such as the search. While React hydrates the page, links and Back
// wait as well: the router would show their addresses and leave the page as it is, of which React has a part only.
(() => {
  const LONGEST_WAIT_MS = 1500;
  const SHEET_AGAIN_MS = 5000;
  /** A link that is kept is followed without the code after this time, and the code comes without the rest of the styles. */
  const LONGEST_KEPT_MS = 8000;
  const { code, styles, product = '', home = '' } = document.currentScript.dataset;
  const { pathname } = location;
  const own = pathname === '/' ? home : pathname.startsWith('/product/') ? product : '';
  if (code) void fetchCode(code.split(' '), styles, own);

  // It may come after the code that it is to wait for.
  if (document.documentElement.hasAttribute('data-hydrated')) return;
  /** @type {{ target: Element, again(): void }[]} */
  const pressed = [];
  /** @type {{ target: Element, again(): void }[]} */
  const typed = [];
  let hasGoneBack = false;

  /**
   * The page's code comes after the pictures that are in sight: the page is there to be looked at, and on a slow line they would have
   * to share it. Where the service worker answers, nothing is on a line. The code never begins in the middle of the page: what it goes on
   * from stands at the page's end, and without it all that is drawn would be thrown away. It waits for the rest of
   * the styles, which what comes next may need. Each file is a task of its own, between which the page can answer.
   */
  async function fetchCode(paths, sheet, next) {
    const isKept = Boolean(navigator.serviceWorker?.controller);
    if (!isKept) await picturesInSight();
    for (const href of isKept || !next ? paths : [...paths, next]) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
    }
    await wholePage();
    await restOfStyles(sheet);
    for (const path of paths) await import(path);
  }

  /**
   * Until it is there, has failed or took too long: a shop that answers presses is worth more than a good-looking one. What has failed is
   * tried again, less and less often.
   */
  function restOfStyles(href, againMs = SHEET_AGAIN_MS) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve) => {
      setTimeout(resolve, LONGEST_KEPT_MS);
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', () => {
        link.remove();
        setTimeout(restOfStyles, againMs, href, 2 * againMs);
        resolve();
      });
    });
  }

  async function wholePage() {
    if (document.readyState !== 'loading') return;
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  }

  /** Until they are there, or have failed, or took too long. */
  async function picturesInSight() {
    await wholePage();
    const coming = [...document.images].filter((it) => it.loading !== 'lazy' && !it.complete);
    const all = coming.map((it) => {
      return new Promise((resolve) => {
        for (const end of ['load', 'error']) it.addEventListener(end, resolve, { once: true });
      });
    });
    await Promise.race([
      Promise.all(all),
      new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
    ]);
  }

  /** With the page what was pressed and typed on it would be gone, so that a link waits for its turn. */
  function keepLink(event, link) {
    const isOwn = link.origin === location.origin && !link.target && !link.download;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const mayLead = pressed.length + typed.length === 0 && !isHydrating();
    if (!isOwn || !isPlain || mayLead) return;
    keep(event);
    pressed.push({ target: link, again: () => link.click() });
    const leave = setTimeout(() => location.assign(link.href), LONGEST_KEPT_MS);
    addEventListener('hydrated', () => clearTimeout(leave), { once: true });
  }

  /** Nobody else hears of it now: it would be done twice. */
  function keep(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function isHydrating() {
    return document.documentElement.hasAttribute('data-hydrating');
  }

  function keepPress(event) {
    const link = event.target.closest('#root a[href]');
    if (link) return keepLink(event, link);
    const button = event.target.closest('#root button');
    if (!button || button.form?.hasAttribute('action')) return;
    keep(event);
    pressed.push({ target: button, again: () => button.click() });
  }

  function keepTyped({ target }) {
    const { value, type: kind } = target;
    const at = typed.findIndex((one) => one.target === target);
    if (at >= 0) typed.splice(at, 1);
    typed.push({ target, again: () => (kind === 'file' ? tell(target) : type(target, value)) });
  }

  // Enter in a field: its form would leave the page.
  function keepSent(event) {
    const form = event.target;
    if (form.hasAttribute('action')) return;
    keep(event);
    pressed.push({ target: form, again: () => form.requestSubmit() });
  }

  function keepBack(event) {
    keep(event);
    hasGoneBack = true;
  }

  function goBackAgain() {
    if (hasGoneBack) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  /** React hears of a change only where the field's value is another one than it knows, once it knows the field. */
  function type(field, value) {
    wake(field);
    field.value = '';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    set.call(field, value);
    tell(field);
  }

  /** React hydrates the target of an event before the rest. */
  function wake(target) {
    target.dispatchEvent(new Event('keyup', { bubbles: true }));
  }

  function redo(kept) {
    for (const { target, again } of kept) if (target.isConnected) again();
  }

  function tell(field) {
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  // The browser offers once to install the shop, perhaps before the code is there that would take it up (page-sync/install-offer.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.haatInstallOffer ??= event;
  });

  const heard = [
    ['click', keepPress],
    ['input', keepTyped],
    ['submit', keepSent],
    ['popstate', keepBack],
  ];
  for (const [name, keep] of heard) addEventListener(name, keep, true);
  // What was typed before this script came stands in its field and nowhere else.
  for (const target of document.querySelectorAll('#root :is(input, textarea)')) {
    if (target.value !== target.defaultValue) keepTyped({ target });
  }
  // From here on nothing that is pressed is lost; tests wait for it, who press sooner than anybody could.
  document.documentElement.setAttribute('data-keeps-presses', '');
  addEventListener(
    'hydrated',
    () => {
      for (const [name, keep] of heard) removeEventListener(name, keep, true);
      // React has just hydrated the page and is still at it; nobody types in between.
      queueMicrotask(() => {
        redo(typed);
        for (const { target } of pressed) wake(target);
        // What a press needs, such as a gallery that turns, stands one frame later.
        requestAnimationFrame(() =>
          setTimeout(() => {
            redo(pressed);
            goBackAgain();
          }, 0),
        );
      });
    },
    { once: true },
  );
})();
