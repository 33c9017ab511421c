// The five farms of the demo catalogue. Their names, stories, licences and certificates are invented.

export const brands = {
  'nilgiri-mala-organic-farm': {
    brandName: 'Nilgiri Mala',
    story:
      'Nilgiri Mala is eleven acres on the lower slopes near Gudalur, worked by two sisters and their neighbours. Compost is made on the farm and nothing is sprayed.',
    origin: 'Gudalur, Nilgiris, Tamil Nadu',
    fssai: '12424999000101',
    organicCertificate: 'PGS-India, TN-0000-0101',
  },
  'dharti-collective-farmers': {
    brandName: 'Dharti Collective',
    story:
      'Dharti Collective is a group of forty-two small farms around Beed in Marathwada. They share a cleaning shed, a solar dryer and one price list.',
    origin: 'Beed, Maharashtra',
    fssai: '11524999000102',
    organicCertificate: 'NPOP, NAB-0000-0102',
  },
  'kaveri-banks-family-farm': {
    brandName: 'Kaveri Banks',
    story:
      'Kaveri Banks has farmed the same red soil outside Erode for three generations. Crops are rotated with green gram, and cow-dung manure is the only fertiliser.',
    origin: 'Erode, Tamil Nadu',
    fssai: '12424999000103',
    organicCertificate: 'NPOP, NAB-0000-0103',
  },
  'himvalley-growers-kumaon': {
    brandName: 'Himvalley Growers',
    story:
      'Himvalley Growers are nineteen families on terraces above Almora in Kumaon. Fields are small and steep, so almost everything is sown and picked by hand.',
    origin: 'Almora, Uttarakhand',
    fssai: '12624999000104',
    organicCertificate: 'PGS-India, UK-0000-0104',
  },
  'sahyadri-root-and-grain': {
    brandName: 'Sahyadri Root & Grain',
    story:
      'Sahyadri Root & Grain is a family mill near Mulshi that buys from farms it can reach on a motorcycle, and prints the village on every pack.',
    origin: 'Mulshi, Maharashtra',
    fssai: '11524999000105',
  },
} as const;

export type BrandId = keyof typeof brands;
