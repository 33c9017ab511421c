// The two tables of Open Food Network.
import type { ShopProfile } from './profile.ts';

/** The columns of its product import. Source: openfoodnetwork, app/models/product_import, 28 November 2026. */
export const OPEN_FOOD_NETWORK: ShopProfile = {
  shop: 'Open Food Network',
  marks: ['producer', 'name', 'units', 'unit_type', 'price'],
  columns: {
    name: 'name',
    sku: 'sku',
    price: 'price',
    stock: 'on_hand',
    onDemand: 'on_demand',
    packName: 'display_name',
    amount: 'units',
    amountUnit: 'unit_type',
    pieceWord: 'variant_unit_name',
    category: 'category',
    brand: 'producer',
    description: 'description',
  },
  thing: ['producer', 'name'],
};

/** Its report “All products”. Source: openfoodnetwork, lib/reporting/reports/products_and_inventory, the same day. */
export const OPEN_FOOD_NETWORK_REPORT: ShopProfile = {
  shop: 'Open Food Network',
  marks: ['Product', 'Variant Value', 'Group Buy Unit Quantity', 'Price'],
  columns: {
    name: 'Product',
    sku: 'SKU',
    price: 'Price',
    stock: 'On Hand',
    onDemand: ['On Demand?', 'On Demand'],
    options: 'Variant Value',
    category: ['Taxons', 'Product Category'],
    tags: 'Product Properties',
    brand: ['Supplier', 'Producer'],
  },
  thing: [['Supplier', 'Producer'], 'Product'],
};
