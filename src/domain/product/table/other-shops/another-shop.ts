// Exports of shops that no profile knows.
import type { ShopProfile } from './profile.ts';

/** A shop without a profile of its own: a name for web addresses and options mark exports alone. */
export const ANOTHER_SHOP: ShopProfile = {
  shop: 'another shop',
  marks: [
    /^(product |url |item |parent )?(handle|slug|url key|handle ?id)$/,
    /^(product |item )?(name|title)$/,
    /^(variant |sale |selling |regular )?price( inr)?$/,
    /^(variant )?options? ?\d? ?(name|value)s?$|^(variant|variation)( |$)/,
  ],
  columns: {
    name: /^(product |item )?(name|title)$/,
    sku: /^(variant |product |item )?sku( code)?$/,
    handle: /^(product |url |item |parent )?(handle|slug|url key|handle ?id)$/,
    price: [/^(variant |selling |regular )?price( inr)?$/, /^sale price$/],
    salePrice: /^(sale|discount|discounted|offer|special) price$/,
    mrp: /^(variant )?(mrp|compare at price|compare price|original price|list price)$/,
    stock: /^(variant )?(stock|quantity|qty|inventory)( quantity| qty| on hand)?$|^on hand$/,
    isTracked: /^(variant )?(track inventory|manage inventory|inventory tracker)$/,
    options: [/^(variant )?option ?\d? ?values?$/, /^(variant|variation)( name| title| value)?$/],
    weight: /^(variant )?weight( (kg|g|grams|lbs|oz))?$/,
    weightUnit: /^(variant )?weight unit$/,
    category: /^(product )?(category|categories|collection|type)( \d)?$/,
    tags: /^(product )?tags?( \d)?$/,
    brand: /^(product )?(brand|vendor|manufacturer|producer)( name)?$/,
    pictures: /^(product )?(image|images|picture|photo)s?( \d+)?( url| src| link)?s?( \d+)?$/,
    packPictures: /^variant image( url)?$/,
    description: /^(product )?(long )?(description|body|body html)$/,
  },
  thing: [/^(product |url |item |parent )?(handle|slug|url key|handle ?id)$/],
  leaveOut: [
    {
      under: /^(product )?status$/,
      words: { draft: 'draft', archived: 'archived', inactive: 'inactive', hidden: 'hidden' },
    },
    {
      under: /^(is )?(published|visible|active|enabled)$/,
      words: { false: 'hidden', no: 'hidden', '0': 'hidden' },
    },
  ],
  steps: />/,
};
