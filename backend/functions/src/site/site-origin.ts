// The shop's own address, as its merchant configured it. What a request says of its host is never asked: anybody can write it.

/** Where `npm start` serves the shop. */
const LOCAL = 'http://localhost:5000';

/**
 * Such as `https://shop.example`: SITE_URL, which a merchant may write into backend/functions/.env, else the address that Firebase gives
 * every project.
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
