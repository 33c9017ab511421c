// The five farms of the demo catalogue. Their names and stories are invented.

export const brands = {
  'nilgiri-mala-organic-farm': {
    brandName: 'Nilgiri Mala',
    story:
      'Nilgiri Mala is eleven acres on the lower slopes near Gudalur, worked by two sisters and their neighbours. Compost is made on the farm and nothing is sprayed.',
  },
  'dharti-collective-farmers': {
    brandName: 'Dharti Collective',
    story:
      'Dharti Collective is a group of forty-two small farms around Beed in Marathwada. They share a cleaning shed, a solar dryer and one price list.',
  },
  'kaveri-banks-family-farm': {
    brandName: 'Kaveri Banks',
    story:
      'Kaveri Banks has farmed the same red soil outside Erode for three generations. Crops are rotated with green gram, and cow-dung manure is the only fertiliser.',
  },
  'himvalley-growers-kumaon': {
    brandName: 'Himvalley Growers',
    story:
      'Himvalley Growers are nineteen families on terraces above Almora in Kumaon. Fields are small and steep, so almost everything is sown and picked by hand.',
  },
  'sahyadri-root-and-grain': {
    brandName: 'Sahyadri Root & Grain',
    story:
      'Sahyadri Root & Grain is a family mill near Mulshi that buys from farms it can reach on a motorcycle, and prints the village on every pack.',
  },
} as const;

export type BrandId = keyof typeof brands;
