// The shop's own origin, as its merchant configured it. Never taken from a request's host, which anybody can set.

/** Where `npm start` serves the shop. */
const LOCAL = 'http://localhost:5000';

/**
 * Such as `https://shop.example`: SITE_URL, which a merchant may set in backend/functions/.env, else the project's own
 * address at Firebase.
 * @throws Error with one line that names the setting
 */
export function siteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  if (env.FUNCTIONS_EMULATOR === 'true') return LOCAL;
  const said = env.SITE_URL?.trim();
  if (!said) return `https://${env.GCLOUD_PROJECT}.web.app`;
  const url = URL.canParse(said) ? new URL(said) : null;
  if (url?.protocol !== 'https:') {
    throw new Error(
      `Setting SITE_URL is wrong: it is an address such as https://shop.example, and not ${JSON.stringify(said)}.`,
    );
  }
  return url.origin;
}
