// Exports of shops with packs in rows of their own or one row for each.
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
      'Shopify',
      [
        'Title,URL handle,Type,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Weight value (grams),Weight unit for display,Product image URL,Image position,Variant image URL',
        'Ragi,ragi,Millets,active,R5,Pack,500 g,60,,shopify,4,650,g,https://c.in/b.jpg,2,https://c.in/b.jpg',
        ',ragi,,,R10,,1 kg,110,,shopify,2,1200,kg,https://c.in/a.jpg,1,',
      ],
      [
        { ...both[0], Category: 'Millets', Pictures: 'https://c.in/b.jpg, https://c.in/a.jpg' },
        { ...both[1], Category: 'Millets', Pictures: 'https://c.in/a.jpg, https://c.in/b.jpg' },
      ],
    ],
    [
      'Open Food Network',
      [
        'Supplier,Producer Suburb,Product,Product Properties,Taxons,Variant Value,Price,Group Buy Unit Quantity,Amount,SKU,On Demand?,On Hand',
        'Kaveri,Mysuru,Ragi,Organic,Millets,500 g,60,,,R5,false,4',
        'Kaveri,Mysuru,Ragi,Organic,Millets,1 kg,110,,,R10,false,2',
      ],
      both.map((pack) => ({ ...pack, Brand: 'Kaveri', Category: 'Millets', Tags: 'Organic' })),
    ],
    [
      'Medusa',
      [
        'Product Id;Product Handle;Product Title;Product Status;Product Type;Product Tags;Variant Id;Variant SKU;Variant Inventory Quantity;Variant Manage Inventory;Price INR;Price USD;Option 1 Name;Option 1 Value;Image 1 Url',
        'p1;ragi;Ragi;published;Millets;fresh,new;v1;R5;4;true;6000;99;Pack;500 g;https://c.in/a.jpg',
        'p1;ragi;Ragi;published;Millets;fresh,new;v2;R10;2;true;11000;99;Pack;1 kg;https://c.in/a.jpg',
      ],
      both.map((pack) => ({
        ...{ ...pack, Category: 'Millets', Tags: 'fresh, new', Pictures: 'https://c.in/a.jpg' },
      })),
    ],
    [
      'Odoo',
      [
        'External ID,Name,Internal Reference,Sales Price,Quantity On Hand,Unit of Measure,Variant Values,Product Category',
        'x.1,Ragi,R5,60.0,4.0,Units,Pack: 500 g,All / Millets',
        'x.2,Ragi,R10,110.0,2.0,Units,Pack: 1 kg,All / Millets',
        'x.3,Jaggery,JAG,70.0,9.0,kg,,All',
      ],
      [
        ...both.map((pack) => ({ ...pack, Category: 'Millets' })),
        { Id: 'JAG', Name: 'Jaggery', Price: 70, Stock: 9, 'Net weight': 1, Unit: 'kg' },
      ],
    ],
    [
      'Wix',
      [
        'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionDescription1',
        'p-1,Product,Ragi,Fine,ab~mv2.jpg;cd~mv2.png,Millets;New,,60,,true,PERCENT,0,InStock,Pack,500 g;1 kg',
        'p-1,Variant,,,,,R5,,0,,,,4,,500 g',
        'p-1,Variant,,,,,R10,,50,,,,2,,1 kg',
        'p-2,Product,Haldi,,,,TUR,150,,true,PERCENT,20,InStock,,',
        'p-3,Product,Old,,,,O,1,,false,PERCENT,0,InStock,,',
      ],
      [
        ...both.map((pack) => ({
          ...{ ...pack, Category: 'Millets', Tags: 'New', Description: 'Fine', 'Pack of': 'p-1' },
          Pictures:
            'https://static.wixstatic.com/media/ab~mv2.jpg, https://static.wixstatic.com/media/cd~mv2.png',
        })),
        { Id: 'TUR', Name: 'Haldi', Price: 120, MRP: 150 },
      ],
    ],
    [
      'Squarespace',
      [
        'Product ID [Non Editable],Variant ID [Non Editable],Product URL,Title,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Visible,Hosted Image URLs',
        'p1,v1,ragi,Ragi,R5,Pack,500 g,60,50,No,4,/food/millets,Yes,https://c.in/a.jpg https://c.in/b.jpg',
        ',v2,,,R10,Pack,1 kg,120,110,Yes,2,,,',
        'p2,v3,haldi,Haldi,TUR,,,120,,No,Unlimited,,Yes,',
      ],
      [
        ...both.map((pack, at) => ({
          ...{ ...pack, ...(at === 1 && { MRP: 120 }), Category: 'millets', Tags: 'food' },
          Pictures: 'https://c.in/a.jpg, https://c.in/b.jpg',
        })),
        { Id: 'TUR', Name: 'Haldi', Price: 120 },
      ],
    ],
    [
      'BigCommerce',
      [
        'Item,ID,Name,SKU,Options,Inventory Tracking,Current Stock,Price,Retail Price,Sale Price,Categories,Description,Is Visible,Variant Image URL,Internal Image URL (Export),Image URL (Import)',
        'Product,1,Ragi,RAGI,,variant,6,60,0,0,23;24,Fine,TRUE,,,',
        'Variant,2,,R5,Type=Rectangle|Name=Pack|Value=500 g,,4,,,,,,,,,',
        'Variant,3,,R10,Type=Rectangle|Name=Pack|Value=1 kg,,2,110,,,,,,https://c.in/v.jpg,,',
        'Image,4,,,,,,,,,,,,,https://c.in/a.jpg,',
        'Product,5,Haldi,TUR,,none,0,150,0,120,,,TRUE,,,',
      ],
      [
        { ...both[0], Description: 'Fine', Pictures: 'https://c.in/a.jpg' },
        { ...both[1], Description: 'Fine', Pictures: 'https://c.in/v.jpg, https://c.in/a.jpg' },
        { Id: 'TUR', Name: 'Haldi', Price: 120, MRP: 150 },
      ],
    ],
    [
      'BigCommerce',
      [
        'Item Type,Product ID,Product Name,Product Code/SKU,Price,Sale Price,Current Stock Level,Product Visible?,Category,Brand Name,Track Inventory',
        'Product,5,Haldi,TUR,150,120,4,Y,Home/Spices;Home/New,Kaveri,by product',
      ],
      [{ ...haldi, MRP: 150, Category: 'Spices', Tags: 'New', Brand: 'Kaveri' }],
    ],
    [
      'Magento',
      [
        'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,price,qty,is_in_stock,url_key,configurable_variations',
        'RAGI,,Default,configurable,Default Category/Millets,Ragi,Fine,1,,0,1,ragi,"sku=R5,pack=500 g|sku=R10,pack=1 kg"',
        'R5,,Default,simple,Default Category/Millets,Ragi-500 g,,1,60.000000,4,1,ragi-500,',
        'R10,,Default,simple,Default Category/Millets,Ragi-1 kg,,1,110.000000,2,1,ragi-1000,',
        'R10,hi,Default,simple,,रागी,,,,,,,',
        'OFF,,Default,simple,,Off,,2,1,1,1,off,',
      ],
      [
        { ...both[0], Category: 'Millets', Description: 'Fine' },
        { ...both[1], Category: 'Millets', Description: 'Fine' },
      ],
    ],
  ])('%s', async (shop, lines, expected) => {
    const table = await exported(...lines);
    expect(table.origin).toMatchObject({ shop, rows: lines.length - 1 });
    expect(productsOf(table)).toEqual(expected);
  });
});
