/** Puts the texts of each language beside the build, and tells the code their addresses (virtual:texts). */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { inLanguage, isAtDesk, languages } from '../../src/config/languages.ts';
import { isDemo, shop } from '../../src/config/shop.ts';
import { builtManifest } from '../stack/own-shop.ts';
import { catalogOf } from './catalog.ts';
import { readPo, translationsIn } from './po.ts';
import type { Part } from './sources.ts';

const ID = 'virtual:texts';

/**
 * `part`: whose texts. `emit`: 'addressed' for the build that Hosting serves, under names that change with their
 * content, and under names that stay (/texts-hi.json), for phones that still run an earlier version; 'plain' for the
 * server's drawing code, as texts-hi.json; null where another build has them. `manifest`: the web app manifest, in
 * English.
 */
export function textsBeside(
  part: Part,
  emit: 'addressed' | 'plain' | null,
  manifest: object = builtManifest(isDemo),
): Plugin {
  let root = '';
  const spoken = languages.filter((it) => it !== 'en' && (part === 'shop' || isAtDesk(it)));
  const cache = part === 'desk' ? 'desk-texts' : 'texts';
  let catalogs: { language: string; json: string; address: string }[] = [];
  return {
    name: 'haat-texts-beside',
    configResolved(config) {
      root = config.root;
      const all = spoken.flatMap((language) => {
        const { [part]: texts, 'shop-rest': rest } = catalogOf(language, root);
        if (part === 'desk') return [{ language, texts }];
        return [
          { language, texts },
          { language: `${language}-rest`, texts: rest },
        ];
      });
      catalogs = all.map(({ language, texts }) => {
        const json = JSON.stringify(texts);
        const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
        const folder = part === 'desk' ? 'assets/desk' : 'assets';
        return { language, json, address: `/${folder}/texts-${language}-${hash}.json` };
      });
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const addresses = catalogs.map(({ language, address }) => [language, address]);
      return [
        `export const TEXTS = ${JSON.stringify(Object.fromEntries(addresses))};`,
        `export const TEXTS_CACHE = '${cache}';`,
      ].join('\n');
    },
    generateBundle() {
      if (!emit) return;
      const file = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      if (emit === 'addressed') {
        for (const { language, json, address } of catalogs) {
          file(address.slice(1), json);
          file(`${cache}-${language}.json`, json);
        }
      }
      for (const language of spoken) {
        if (emit === 'plain') {
          const all = catalogs.filter((it) => it.language.split('-')[0] === language);
          const texts = Object.assign({}, ...all.map(({ json }) => JSON.parse(json)));
          file(`texts-${language}.json`, JSON.stringify(texts));
          continue;
        }
        const fileName = `${part === 'desk' ? 'desk' : 'manifest'}-${language}.webmanifest`;
        const source = manifestIn(language, manifest, part, root);
        file(fileName, source);
      }
    },
  };
}

/** The web manifest in a language. It is the same app: `id` stays. The desk has the same addresses in all languages. */
function manifestIn(language: string, manifest: object, part: Part, root: string): string {
  const translationOf = translationsIn(readPo(language, root));
  const said = (text: string) =>
    translationOf(`src/${part}/web-manifest.ts`, text.replace(shop.name, '{name}'));
  return JSON.stringify({ ...manifest, lang: `${language}-IN` }, (key, value) => {
    if (part === 'shop' && /^(start_)?url$/.test(key)) return inLanguage(value, language);
    return (typeof value === 'string' && said(value).replace('{name}', shop.name)) || value;
  });
}
