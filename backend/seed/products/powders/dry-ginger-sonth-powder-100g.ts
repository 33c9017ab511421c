// Demo product: Dry Ginger Powder.
import type { DemoProduct } from '../../demo-product.ts';

export const dryGingerSonthPowder100g: DemoProduct = {
  id: 'dry-ginger-sonth-powder-100g',
  name: 'Dry Ginger Powder (Sonth), 100 g',
  brand: 'himvalley-growers-kumaon',
  price: 135,
  quantity: 90,
  words: 'sonth सोंठ adrak अदरक ginger chai spice saunth',
  story:
    'Hill ginger, scraped, dried for three weeks and milled. It is hotter and more lemony than lowland sonth, with few fibres. Two pinches are a lot.',
  uses: [
    'A pinch in the morning chai.',
    'With jaggery and ghee in winter laddus.',
    'In kadhi and chole instead of fresh ginger.',
  ],
  facts: [
    ['Energy', 'about 335 kcal'],
    ['Essential oil', '1.8 %'],
    ['Lime coating', 'none'],
    ['Net weight', '100 g'],
  ],
  pictures: 4,
};
