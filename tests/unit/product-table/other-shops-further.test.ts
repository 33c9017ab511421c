// Exports of tills, market places and shops on a server of one’s own.
import { describe, expect, test } from 'vitest';
import { exported, productsOf } from '../../support/other-shop.ts';

describe('an export of', () => {
  const haldi = { Id: 'TUR', Name: 'Haldi', Price: 120, Stock: 4 };
  const both = [
    { Id: 'R5', Name: 'Ragi, 500 g', Price: 60, Stock: 4, 'Net weight': 500, Unit: 'g' },
    { Id: 'R10', Name: 'Ragi, 1 kg', Price: 110, Stock: 2, 'Net weight': 1, Unit: 'kg' },
  ].map((pack) => ({ ...pack, 'Pack of': 'ragi' }));
  test.each<[string, string[], unknown[]]>([
    [
      'PrestaShop',
      [
        'Product ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status;Position',
        '1;https://c.in/a.jpg;Haldi;TUR;Spices;114.285714;120.000000;4;1;1',
        '2;;Off;OFF;Spices;1;1;1;0;2',
      ],
      [{ ...haldi, Category: 'Spices', Pictures: 'https://c.in/a.jpg' }],
    ],
    [
      'OpenCart',
      [
        'product_id,name(en-gb),categories,sku,quantity,model,manufacturer,image_name,price,weight,weight_unit,status,description(en-gb),tags(en-gb)',
        '7,Haldi,"20,21",,4,TUR,Kaveri,catalog/a.jpg,120.00,0.20,kg,true,&lt;p&gt;Fine,organic',
      ],
      [
        {
          ...haldi,
          'Net weight': 200,
          Unit: 'g',
          Brand: 'Kaveri',
          Tags: 'organic',
          Description: '<p>Fine',
        },
      ],
    ],
    [
      'Vendure',
      [
        'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
        'Ragi,ragi,Fine,a.jpg|b.jpg,,pack,500 g,R5,60,standard,4,true,,',
        ',,,,,,1 kg,R10,110,standard,2,true,,',
        'Haldi,haldi,,,,,,TUR,120,standard,100,false,,',
      ],
      [
        ...both.map((pack) => ({ ...pack, Description: 'Fine' })),
        { Id: 'TUR', Name: 'Haldi', Price: 120 },
      ],
    ],
    [
      'Spree',
      [
        'sku,name,slug,status,description,tags,price,compare_at_price,weight,weight_unit,track_inventory,inventory_count,image1_src,option1_name,option1_value,category1',
        'R5,Ragi,ragi,active,,,60,,0.0,kg,true,4,,pack,500 g,Food -> Millets',
        'R10,,ragi,,,,110,,0.0,kg,true,2,,,1 kg,',
      ],
      both.map((pack) => ({ ...pack, Category: 'Millets' })),
    ],
    [
      'Square',
      [
        'Token,Item Name,Variation Name,SKU,Description,Category,Price,Current Quantity Mysuru,New Quantity Mysuru,Current Quantity Hassan,Option Name 1,Option Value 1',
        't1,Ragi,500 g,R5,,Millets,60.00,3,,1,,',
        't2,Ragi,1 kg,R10,,Millets,110.00,2,,,,',
        't3,Haldi,Regular,TUR,,,120.00,4,,,,',
      ],
      [...both.map((pack) => ({ ...pack, Category: 'Millets' })), haldi],
    ],
    [
      'Etsy',
      [
        'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,SKU',
        'Haldi,Fine,120.00,INR,4,"spice,fresh_ground",,https://i.in/1.jpg,https://i.in/2.jpg,TUR',
      ],
      [
        {
          ...{ ...haldi, Description: 'Fine', Tags: 'spice, fresh_ground' },
          Pictures: 'https://i.in/1.jpg, https://i.in/2.jpg',
        },
      ],
    ],
    [
      'Ecwid',
      [
        'type,product_internal_id,product_sku,product_variation_sku,product_name,product_price,product_compare_to_price,product_is_inventory_tracked,product_quantity,product_is_available,product_category_1,product_variation_option_Pack',
        'product,9,RAGI,,Ragi,60,,true,,true,Food / Millets,',
        'product_option,9,,,,,,,,,,',
        'product_variation,9,RAGI,R5,,,,true,4,,,500 g',
        'product_variation,9,RAGI,R10,,110,,true,2,,,1 kg',
        'product,8,TUR,,Haldi,120,150,false,,true,,',
      ],
      [
        ...both.map((pack) => ({ ...pack, Category: 'Millets', 'Pack of': '9' })),
        { Id: 'TUR', Name: 'Haldi', Price: 120, MRP: 150 },
      ],
    ],
    [
      'Loyverse',
      [
        'Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Price [Farm],Cost,Barcode,In stock [Farm]',
        'ragi,R5,Ragi,Millets,N,Pack,500 g,60,40,,4',
        'ragi,R10,,,N,,1 kg,110,80,,2',
      ],
      both.map((pack) => ({ ...pack, Category: 'Millets' })),
    ],
    [
      'a Meta or Google catalogue',
      [
        'id,title,description,availability,condition,price,sale_price,link,image_link,brand,product_type',
        'TUR,Haldi,Fine,in stock,new,150.00 INR,120.00 INR,https://f.in,https://f.in/a.jpg,Kaveri,Food > Spices',
        'OUT,Gone,Fine,out of stock,new,1.00 INR,,https://f.in,,,',
      ],
      [
        {
          ...{ Id: 'TUR', Name: 'Haldi', Price: 120, MRP: 150, Category: 'Spices' },
          ...{ Brand: 'Kaveri', Description: 'Fine', Pictures: 'https://f.in/a.jpg' },
        },
        { Id: 'OUT', Name: 'Gone', Price: 1, Stock: 0, Description: 'Fine' },
      ],
    ],
    [
      'another shop',
      [
        'product_slug,product_name,variant,sku,price,mrp,stock,category,image_url_1,image_url_2,status',
        'ragi,Ragi,500 g,R5,60,65,4,Millets,https://c.in/a.jpg,https://c.in/b.jpg,active',
        'ragi,Ragi,1 kg,R10,110,120,2,Millets,https://c.in/a.jpg,https://c.in/b.jpg,active',
        'off,Off,,OFF,1,,1,,,,inactive',
      ],
      both.map((pack, at) => ({
        ...{ ...pack, MRP: [65, 120][at], Category: 'Millets' },
        Pictures: 'https://c.in/a.jpg, https://c.in/b.jpg',
      })),
    ],
  ])('%s', async (shop, lines, expected) => {
    const table = await exported(...lines);
    expect(table.origin).toMatchObject({ shop, rows: lines.length - 1 });
    expect(productsOf(table)).toEqual(expected);
  });
});
