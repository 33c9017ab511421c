// Scripts of others that the shop cannot do without, under Trusted Types: reCAPTCHA, which Firebase's SDKs load by addresses that are
// plain text, and the payment provider's checkout, which makes HTML out of text as well. The browser asks the default policy about such
// text; there is none before one of them is needed, and then it lets through what they need. See decision 34.
import { trustedPolicy } from '#engine/lib/trusted-types.ts';

/** What Firebase's SDKs fetch, and what that fetches. */
const ROBOT_CHECK = [
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];
const CHECKOUT = [/^https:\/\/(checkout|cdn)\.razorpay\.com\//];

const hasTrustedTypes = 'trustedTypes' in globalThis;
const allowed: RegExp[] = [];
/** Makes text harmless where text may become HTML. */
let clean: ((html: string) => string) | null = null;
let isThere = false;

/** Lets Firebase's SDKs load reCAPTCHA. It makes its HTML by a policy of its own. */
export function allowRobotCheck(): void {
  allow(ROBOT_CHECK);
}

/** Lets the provider's checkout load its parts and draw its frame. */
export async function allowCheckout(): Promise<void> {
  if (!hasTrustedTypes) return;
  const { default: createDOMPurify } = await import('dompurify');
  const purifier = createDOMPurify(window);
  // Its styles come first in what it draws, and its forms have fields that are called like what forms have by themselves.
  const parts = { FORCE_BODY: true, SANITIZE_DOM: false, RETURN_TRUSTED_TYPE: false };
  clean = (html) => purifier.sanitize(html, parts);
  allow(CHECKOUT);
}

function allow(scripts: readonly RegExp[]): void {
  if (!hasTrustedTypes) return;
  for (const script of scripts) if (!allowed.includes(script)) allowed.push(script);
  if (isThere) return;
  isThere = true;
  trustedPolicy('default', {
    createHTML: (html) => clean?.(html) ?? null,
    createScriptURL: (address) => (allowed.some((it) => it.test(address)) ? address : null),
  });
}
