// The default policy of Trusted Types, for third-party scripts that the shop needs: reCAPTCHA, which Firebase's SDKs
// load by plain-text addresses, and the payment provider's checkout, which also makes HTML from text. The policy exists
// only once one of them is needed, and allows only their scripts. See decision 34.
import { trustedPolicy } from '#engine/lib/trusted-types.ts';

/** The scripts that Firebase's SDKs load, and those that these load. */
const ROBOT_CHECK = [
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];
const CHECKOUT = [/^https:\/\/(checkout|cdn)\.razorpay\.com\//];

const hasTrustedTypes = 'trustedTypes' in globalThis;
const allowed: RegExp[] = [];
/** Sanitizes text that becomes HTML. */
let clean: ((html: string) => string) | null = null;
let isThere = false;

/** Lets Firebase's SDKs load reCAPTCHA, which makes its HTML by its own policy. */
export function allowRobotCheck(): void {
  allow(ROBOT_CHECK);
}

/** Lets the provider's checkout load its scripts and render its frame. */
export async function allowCheckout(): Promise<void> {
  if (!hasTrustedTypes) return;
  const { default: createDOMPurify } = await import('dompurify');
  const purifier = createDOMPurify(window);
  // Its HTML begins with styles, and its form fields have names that clash with properties of forms.
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
