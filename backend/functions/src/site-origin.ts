// Which address the shop is asked under, since a merchant's own domain is known only when it is used.

/** The parts of a request that tell it; header names are in small letters. */
export interface Asked {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/;

/**
 * Such as `https://shop.example`. SITE_URL, which a merchant may write into backend/functions/.env, comes first;
 * then the host that Hosting was asked for. Null when neither is an address.
 */
export function siteOrigin({ headers }: Asked, siteUrl = process.env.SITE_URL): string | null {
  if (siteUrl) return URL.canParse(siteUrl) ? new URL(siteUrl).origin : null;
  const asked = headers['x-forwarded-host'] ?? headers.host;
  const host = String(asked).split(',')[0]?.trim() ?? '';
  if (!HOST.test(host)) return null;
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host.toLowerCase()}`;
}
