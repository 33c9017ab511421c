// Everything that a merchant edits: the shop's name, how to reach it, where it is. Nothing else holds such words.
export const shop = {
  name: 'Haat',
  motto: 'Organic food from small farms, delivered free all over India.',
  phones: ['+91 98765 43210', '+91 98765 43211'],
  chatNumber: '919876543210',
  email: 'namaste@haat.example',
  address: ['Haat Organic Farms', '14 Mandi Road, Sehore', 'Madhya Pradesh 466001, India'],
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Mandi+Road+Sehore+466001',
  poweredBy: 'Haat, the open offline-first shop',
} as const;
