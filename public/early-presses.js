// Records button presses, form submits and typing on a drawn page before its code has loaded, and replays them after
// hydration. Links work by themselves, unless something was pressed or typed before; so do forms with an `action`, such as
// the search. While React hydrates the page, links and Back wait, too: the router would change the URL but not the page,
// because React has only part of it yet.
(() => {
  const LONGEST_WAIT_MS = 1500;
  const SHEET_AGAIN_MS = 5000;
  /** After this time a waiting link is followed without the code, and the code loads without the rest of the styles. */
  const LONGEST_KEPT_MS = 8000;
  const { code, styles, product = '', home = '' } = document.currentScript.dataset;
  // The page's path as in English.
  const pathname = location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  const own = pathname === '/' ? home : pathname.startsWith('/product/') ? product : '';
  if (code) void fetchCode(code.split(' '), styles, own);

  // This script may run after hydration.
  if (document.documentElement.hasAttribute('data-hydrated')) return;
  /** @type {{ target: Element, place: string, again(target: Element): void }[]} */
  const pressed = [];
  /** @type {{ target: Element, place: string, again(target: Element): void }[]} */
  const typed = [];
  /** @type {{ target: Element, place: string } | undefined} */
  let focused;
  let hasGoneBack = false;

  /**
   * Loads the page's code after the pictures in sight, with which it would compete on a slow connection; with a service
   * worker there is no such competition. The code runs only after the whole HTML: the dehydrated state is at its end, and
   * without that React would throw the drawn page away. It also waits for the rest of the styles, which later content may
   * need. Each file is a task of its own, so that the page can respond in between.
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
   * Resolves when the style sheet has loaded, failed or taken too long: answering presses matters more than looks. Retries
   * a failed sheet with backoff.
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

  /** Resolves when the pictures have loaded, failed or taken too long. */
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

  /** Following a link would lose earlier presses and typing, so it waits for its turn. */
  function keepLink(event, link) {
    const isOwn = link.origin === location.origin && !link.target && !link.download;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const mayLead = pressed.length + typed.length === 0 && !isHydrating();
    if (!isOwn || !isPlain || mayLead) return;
    keepAsPressed(event, link, (it) => it.click());
    const leave = setTimeout(() => location.assign(link.href), LONGEST_KEPT_MS);
    addEventListener('hydrated', () => clearTimeout(leave), { once: true });
  }

  /** Hides the event from everybody else, or it would be handled twice. */
  function keep(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** `shown`: the element that looks pressed meanwhile. */
  function keepAsPressed(event, target, again, shown = target) {
    keep(event);
    shown?.setAttribute('aria-busy', 'true');
    const redone = (it) => {
      for (const one of [shown, it]) one?.removeAttribute('aria-busy');
      again(it);
    };
    pressed.push({ target, place: placeOf(target), again: redone });
  }

  function isHydrating() {
    return document.documentElement.hasAttribute('data-hydrating');
  }

  function keepPress(event) {
    const link = event.target.closest('#root a[href]');
    if (link) return keepLink(event, link);
    const button = event.target.closest('#root button');
    if (!button || button.form?.hasAttribute('action')) return;
    keepAsPressed(event, button, (it) => it.click());
  }

  function keepTyped({ target }) {
    const { value } = target;
    const at = typed.findIndex((one) => one.target === target);
    if (at >= 0) typed.splice(at, 1);
    typed.push({ target, place: placeOf(target), again: (it) => typeAgain(it, target, value) });
  }

  function keepFocus({ target }) {
    focused = { target, place: placeOf(target) };
  }

  // Enter in a field would submit the form and leave the page.
  function keepSent(event) {
    const form = event.target;
    if (form.hasAttribute('action')) return;
    keepAsPressed(event, form, (it) => it.requestSubmit(), event.submitter);
  }

  function keepBack(event) {
    keep(event);
    hasGoneBack = true;
  }

  function goBackAgain() {
    if (hasGoneBack) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }

  /**
   * Where an element is. A translated page is rendered anew, because a translator replaces the texts that React looks for:
   * then another element is there.
   */
  function placeOf(element) {
    const steps = [];
    for (let it = element; it.parentElement && it.id !== 'root'; it = it.parentElement) {
      const alike = [...it.parentElement.children].filter((one) => one.localName === it.localName);
      steps.unshift(`${it.localName}:nth-of-type(${alike.indexOf(it) + 1})`);
    }
    return ['#root', ...steps].join('>');
  }

  function find(kept) {
    if (!kept.target.isConnected) kept.target = document.querySelector(kept.place);
  }

  /** A field that is rendered anew would lose the focus, and a phone would close its keyboard. */
  function focusAgain() {
    const now = document.activeElement ?? document.body;
    if (now === document.body) focused?.target?.focus({ preventScroll: true });
  }

  /** Types into a field what was typed `before`: into the same field, or the one in its place. */
  function typeAgain(field, before, value) {
    if (field !== before) {
      if (field.checked !== before.checked) return field.click();
      if (field.type === 'file') field.files = before.files;
    }
    if (field.type === 'file') tell(field);
    else type(field, value);
  }

  /** React reports a change only on a hydrated field, and only if the value differs from the one it knows. */
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
    for (const { target, again } of kept) if (target?.isConnected) again(target);
  }

  function tell(field) {
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  // The browser offers installation once, perhaps before src/browser/sync/install-offer.ts has loaded to handle it.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.haatInstallOffer ??= event;
  });

  const heard = [
    ['click', keepPress],
    ['input', keepTyped],
    ['focusin', keepFocus],
    ['submit', keepSent],
    ['popstate', keepBack],
  ];
  for (const [name, keep] of heard) addEventListener(name, keep, true);
  addEventListener(
    'hydrated',
    () => {
      for (const [name, keep] of heard) removeEventListener(name, keep, true);
      // React is still in the commit that hydrated the page; a microtask runs before anybody can type.
      queueMicrotask(() => {
        for (const kept of [...(focused ? [focused] : []), ...typed, ...pressed]) find(kept);
        focusAgain();
        redo(typed);
        for (const { target } of pressed) if (target) wake(target);
        // A press may need parts that render one frame later, such as the gallery.
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
  // Pick up text typed before this script ran.
  for (const target of document.querySelectorAll('#root :is(input, textarea)')) {
    if (target.value !== target.defaultValue) keepTyped({ target });
  }
  // Firefox may name no element while it loads a page.
  if (document.activeElement) keepFocus({ target: document.activeElement });
  // Who has scrolled meanwhile is not taken back to an earlier place.
  for (const name of ['wheel', 'touchmove', 'keydown']) {
    const scrolled = () => document.documentElement.setAttribute('data-scrolled', '');
    addEventListener(name, scrolled, { once: true, capture: true, passive: true });
  }
  // From here on no press is lost. Tests wait for this, because they press sooner than a person could.
  document.documentElement.setAttribute('data-keeps-presses', '');
})();
