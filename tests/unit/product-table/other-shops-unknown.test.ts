// Exports of shops without a profile, each with packs of ragi and a product that stays out.
import { describe, expect, test } from 'vitest';
import { exported, productsOf } from '../../support/other-shop.ts';

const fact = (product: Record<string, unknown>, heading: string) => product[heading] ?? null;

describe('an export of a shop that nobody knows makes packs, and leaves out what is not sold', () => {
  /** Id, name, price, MRP, stock and unit of both packs. */
  const both = [
    ['R5', 'Ragi, 500 g', 60, 70, 4, 'g'],
    ['R10', 'Ragi, 1 kg', 110, null, 2, 'kg'],
  ];
  const named = both.map(([id, name, ...rest]) => [id, String(name).replace(',', ''), ...rest]);
  test.each<[string, string, string[], unknown[], string[]]>([
    [
      'handle and archived packs, as at Webflow',
      'Product Handle,Product Name,Product Type,Variant Sku,Variant Price,Variant Compare-at Price,Variant Inventory,Option 1 Name,Option 1 Value,Archived,Draft',
      [
        'ragi,Ragi,Physical,R5,60,70,4,Pack,500 g,false,false',
        'ragi,Ragi,Physical,R10,110,,2,Pack,1 kg,false,false',
        'g,Gone,Physical,G,1,,1,,,true,false',
        'd,Draft,Physical,D,1,,1,,,false,true',
      ],
      both,
      ['1 archived', '1 draft'],
    ],
    [
      'packs that point to a parent without a price, as at Amazon',
      'item_sku,item_name,standard_price,maximum_retail_price,cost_price,quantity,parent_child,parent_sku,size_name',
      [
        'RAGI,Ragi,,,,,parent,,',
        'R5,Ragi 500 g,60,70,20,4,child,RAGI,500 g',
        'R10,Ragi 1 kg,110,,40,2,child,RAGI,1 kg',
      ],
      named,
      [],
    ],
    [
      'packs that point to the id of a parent with a price, as at Shopware',
      'id;parent_id;product_number;active;stock;name;price_net;price_gross;list_price;purchase_price;option_names',
      [
        '1;;RAGI;1;0;Ragi;50;60;;20;',
        '2;1;R5;1;4;;50;60;70;;500 g',
        '3;1;R10;1;2;;90;110;;;1 kg',
        '4;;O;0;1;Off;1;1;;;',
      ],
      both,
      ['1 hidden'],
    ],
    [
      'a group, full names and two languages, as at EverShop or Bagisto',
      'locale,type,sku,name,url_key,price,old_price,cost,qty,status,visible_individually,group_id,attribute_size',
      [
        'en,simple,R5,Ragi 500 g,ragi-5,60,70,20,4,1,0,7,500 g',
        'hi,simple,R5,रागी,ragi-5,60,70,20,4,1,0,7,500 g',
        'en,simple,R10,Ragi 1 kg,ragi-10,110,,20,2,1,0,7,1 kg',
        'en,simple,O,Off,off,1,,1,1,0,1,,',
      ],
      named,
      ['1 inactive'],
    ],
    [
      'a parent above packs without names, as at Jumpseller',
      'Permalink,Name,Status,SKU,Cost per Item,Compare at price,Stock,Stock Unlimited,Price,Variant 1 Option Name,Variant 1 Option Value',
      [
        'ragi,Ragi,available,RAGI,,,,YES,,,',
        'ragi,,,R5,20,70,4,NO,60,Pack,500 g',
        'ragi,,,R10,40,,2,NO,110,Pack,1 kg',
        'off,Off,disabled,O,,,1,NO,1,,',
      ],
      both,
      ['1 inactive'],
    ],
    [
      'a column of row types, as at GoDaddy',
      'Name,Product Type,SKU,Price,Sale Price,Cost,Inventory,Option 1 Value,Status',
      [
        'Ragi,Physical,RAGI,60,,20,,,Published',
        'Ragi,Variant,R5,70,60,20,4,500 g,Published',
        'Ragi,Variant,R10,110,,20,2,1 kg,Published',
        'Off,Physical,O,1,,1,1,,Draft',
      ],
      both,
      ['1 draft'],
    ],
    [
      'packs by the name alone, as at Dukaan',
      'Product Name,Product SKU ID,Variant Name,MRP,Selling Price,Cost Price,Inventory,Status',
      [
        'Ragi,R5,Ragi - 500 g,70,60,20,4,Active',
        'Ragi,R10,Ragi - 1 kg,,110,20,2,Active',
        'Off,O,,1,1,1,1,Inactive',
      ],
      both,
      ['1 inactive'],
    ],
    [
      'headings without blanks and hidden rows, as at Volusion',
      'productcode,productname,ischildofproductcode,productprice,listprice,vendor_price,stockstatus,hideproduct,options',
      [
        'RAGI,Ragi,,60,,20,0,,',
        'R5,Ragi 500 g,RAGI,60,70,20,4,,Pack:500 g',
        'R10,Ragi 1 kg,RAGI,110,,20,2,,Pack:1 kg',
        'H,Hidden,,1,,1,1,Y,',
      ],
      named,
      ['1 hidden'],
    ],
    [
      'packs apart from their parents, and weights with their units',
      'slug,record_type,title,sku,price,mrp,stock,net_weight,status',
      [
        'ragi,product,Ragi,,,,,,live',
        'oil,product,Oil,OIL,90,,1,500 ml,draft',
        'ragi,variant,,R5,60,70,4,500 g,live',
        'ragi,variant,,R10,110,,2,1 kg,live',
      ],
      both,
      ['1 draft'],
    ],
    [
      'a plugin’s names of columns, as WooCommerce’s have them',
      'ID,post_title,post_name,post_status,parent_sku,sku,stock,stock_status,regular_price,sale_price,tax:product_type,meta:attribute_Pack',
      [
        '1,Ragi,ragi,publish,,RAGI,,instock,,,variable,',
        '2,Ragi - 500 g,,publish,RAGI,R5,4,instock,70,60,variation,500 g',
        '3,Ragi - 1 kg,,publish,RAGI,R10,2,instock,110,,variation,1 kg',
        '4,Off,off,draft,,O,1,instock,1,,simple,',
      ],
      both,
      ['1 draft'],
    ],
    [
      'stock by place, and a price that is paid to suppliers, as at Lightspeed',
      'id,handle,sku,name,variant_option_one_name,variant_option_one_value,options,supply_price,market_price,retail_price,active,track_inventory,inventory_Main,inventory_Shop',
      [
        '1,ragi,R5,Ragi,Pack,500 g,[],20,70,60,1,1,3,1',
        '2,ragi,R10,Ragi,Pack,1 kg,[],20,,110,1,1,2,',
        '3,off,O,Off,,,[],20,,1,0,1,2,',
      ],
      both,
      ['1 hidden'],
    ],
  ])('%s', async (_, headings, lines, expected, leftOut) => {
    const table = await exported(headings, ...lines);
    expect(table.origin).toMatchObject({ shop: 'another shop', leftOut });
    const products = productsOf(table);
    const columns = ['Id', 'Name', 'Price', 'MRP', 'Stock', 'Unit'];
    expect(products.map((one) => columns.map((heading) => fact(one, heading)))).toEqual(expected);
    expect(new Set(products.map((one) => one['Pack of'])).size).toBe(1);
    expect(products[0]).toHaveProperty('Pack of');
  });
});

describe('an export of', () => {
  test.each<[string, string[], unknown[], string[]]>([
    [
      'Wix',
      [
        'handle,fieldType,name,visible,plainDescription,media,brand,price,strikethroughPrice,totalUnits,totalUnitsMeasurement,inventory,sku,productOptionName1,productOptionChoices1',
        'ragi,PRODUCT,Ragi,TRUE,Fine,https://c.in/a.jpg,Kaveri,,,,,,,Pack,500 g;1 kg',
        'ragi,MEDIA,,,,https://c.in/b.jpg,,,,,,,,,',
        'ragi,VARIANT,,TRUE,,,,60,70,,,OUT_OF_STOCK,R5,,500 g',
        'oil,PRODUCT,Oil,TRUE,,,,90,,500,ML,IN_STOCK,OIL,,',
        'off,PRODUCT,Off,FALSE,,,,1,,,,1,OFF,,',
      ],
      [
        ['R5', 'Ragi, 500 g', 60, 70, 0, 'g', 'https://c.in/a.jpg, https://c.in/b.jpg'],
        ['OIL', 'Oil', 90, null, null, 'ml', null],
      ],
      ['1 hidden'],
    ],
    [
      'PrestaShop',
      [
        'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Price tax included;Wholesale price;Reference #;Weight;Quantity;Image URLs (x,y,z...)',
        '1;1;Ragi 500 g;Home,Millets;50;60;20;R5;0.6;4;https://c.in/a.jpg,https://c.in/b.jpg',
        '2;0;Off;Home;50;60;20;OFF;0.6;4;',
      ],
      [['R5', 'Ragi 500 g', 60, null, 4, 'g', 'https://c.in/a.jpg, https://c.in/b.jpg']],
      ['1 inactive'],
    ],
    [
      'CS-Cart',
      [
        'Product code;Language;Product id;Category;List price;Price;Quantity;Min quantity;Inventory tracking;Detailed image;Product name;Status;Image URL',
        'R5;en;12;Food///Millets;70.00;60.00;4;0;B;"exim/r.jpg#{[en]:;}";Ragi 500 g;A;https://c.in/r.jpg',
        'R5;hi;12;Food///Millets;70.00;60.00;4;0;B;"exim/r.jpg#{[hi]:;}";रागी;A;https://c.in/r.jpg',
        'O;en;13;Food;0.00;1.00;4;0;B;;Off;D;',
      ],
      [['R5', 'Ragi 500 g', 60, 70, 4, 'g', 'https://c.in/r.jpg']],
      ['1 inactive'],
    ],
    [
      'Saleor',
      [
        'id,name,category,variant id,variant sku,variant weight,product media,pack (variant attribute),in (channel published),in (channel price amount),in (channel variant currency code),in (channel variant cost price),a (warehouse quantity),b (warehouse quantity)',
        'UHI=,Ragi,millets,UHJ1,R5,0.5 kg,https://c.in/a.png,small,True,60.0,INR,20.0,4,1',
        'UHI=,Ragi,millets,UHJ2,R10,1.0 kg,,large,True,1.5,USD,20.0,2,',
        'UHJ=,Off,millets,UHJ3,O,1.0 kg,,,False,110.0,INR,20.0,2,',
      ],
      [
        ['R5', 'Ragi, small', 60, null, 5, 'kg', 'https://c.in/a.png'],
        ['R10', 'Ragi, large', '1.5 USD', null, 2, 'kg', 'https://c.in/a.png'],
      ],
      ['1 hidden'],
    ],
    [
      'Shift4Shop',
      [
        'catalogid,id,name,categories,cost,price,price2,saleprice,onsale,stock,image1,hide',
        '1,R5,Ragi 500 g,Food/Millets@New,20,70,0,60,1,4,assets/a.jpg,0',
        '2,O,Off,Food,20,70,0,60,1,4,,1',
      ],
      [['R5', 'Ragi 500 g', 60, 70, 4, 'g', null]],
      ['1 hidden'],
    ],
  ])('%s', async (shop, lines, expected, leftOut) => {
    const table = await exported(...lines);
    expect(table.origin).toMatchObject({ shop, leftOut });
    const columns = ['Id', 'Name', 'Price', 'MRP', 'Stock', 'Unit', 'Pictures'];
    const facts = productsOf(table).map((one) => columns.map((heading) => fact(one, heading)));
    expect(facts).toEqual(expected);
  });
});
