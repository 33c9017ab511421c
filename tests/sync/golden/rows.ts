// Rows just as versions of the shop have left them in the outbox, of every kind and in every version that it still understands. They
// stay as they are, whatever becomes of the code. The desk's stand beside this file.

const AT = 1_795_154_400_000;
const SAVED = {
  accepted: null as unknown,
  createdAt: AT,
  state: 'queued',
  heldFor: null,
  attempts: 0,
  denials: 0,
  nextAt: 0,
  lastError: null,
  everSent: false,
  lease: null,
};

const ADDRESS = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Lake Road',
  city: 'Hyderabad',
  state: 'Telangana',
  zipcode: '500001',
};

/** As a version of the shop left it at a press. */
function left<Row extends object>(kind: string, v: number, row: Row) {
  return { ...SAVED, kind, v, ...row };
}

export const GOLDEN = {
  'address-removal-v1': left('address-removal', 1, {
    id: 'b1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6',
    uid: 'asha',
    entityKey: 'users/asha/addresses/11112222333344445555666677778888',
    payload: {
      id: '11112222333344445555666677778888',
      before: { id: '11112222333344445555666677778888', ...ADDRESS },
    },
  }),
  'address-v1': left('address', 1, {
    id: 'a1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6',
    uid: 'asha',
    entityKey: 'users/asha/addresses/7b1f2c3d4e5f60718293a4b5c6d7e8f9',
    payload: { address: { id: '7b1f2c3d4e5f60718293a4b5c6d7e8f9', ...ADDRESS }, before: null },
  }),
  'cancel-order-v1': left('cancel-order', 1, {
    id: 'a7b7c7d7e7f7a8b8c8d8e8f8a9b9c9d9',
    uid: 'asha',
    entityKey: 'users/asha/orders/c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    payload: { orderId: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6', cancelledAt: AT, before: 'processing' },
  }),
  'contact-v1': left('contact', 1, {
    id: '7c9e6679742540de944be07fc1f90ae7',
    uid: null,
    entityKey: 'contact-us/7c9e6679742540de944be07fc1f90ae7',
    payload: {
      name: 'Asha Rao',
      phone: '+91 9876543210',
      email: 'asha.rao@example.com',
      message: 'Do you deliver to Sehore?',
    },
  }),
  'enquiry-v1': left('enquiry', 1, {
    id: '0f8fad5bd9cb469fa16570867728950e',
    uid: null,
    entityKey: 'queries/0f8fad5bd9cb469fa16570867728950e',
    payload: { userId: null, productId: 'moringa-leaf-powder-200g', timestamp: AT },
  }),
  'feedback-v1': left('feedback', 1, {
    id: '550e8400e29b41d4a716446655440000',
    uid: null,
    entityKey: 'services/550e8400e29b41d4a716446655440000',
    payload: {
      name: 'Moringa leaf powder',
      description: 'Fine and fresh. A photo of the pack is here.',
    },
  }),
  'order-address-v1': left('order-address', 1, {
    id: 'e1e2e3e4e5e6e7e8e9e0f1f2f3f4f5f6',
    uid: 'asha',
    entityKey: 'users/asha/orders/c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    payload: {
      orderId: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
      address: { ...ADDRESS, name: 'Asha at work' },
      before: ADDRESS,
    },
  }),
  'order-cancellation-v1': left('order-cancellation', 1, {
    id: 'f2e2e3e4e5e6e7e8e9e0f1f2f3f4f5f6',
    uid: 'asha',
    entityKey: 'users/asha/orders/c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    payload: {
      orderId: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
      userId: 'asha',
      timestamp: AT,
      deliveryStatus: 'cancel',
    },
  }),
  'order-transaction-v1': left('order-transaction', 1, {
    id: 'f1e2e3e4e5e6e7e8e9e0f1f2f3f4f5f6',
    uid: 'asha',
    entityKey: 'users/asha/orders/c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    payload: {
      orderId: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
      transactionId: 'UTR123',
      transactionTimestamp: AT,
    },
  }),
  'order-v1': left('order', 1, {
    id: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    uid: 'asha',
    entityKey: 'users/asha/orders/c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    accepted: { totalPaise: 24950, at: AT, offer: null },
    payload: {
      orderId: 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
      orderNo: 'C1C2C-3C4C5',
      items: [
        {
          productId: 'moringa-leaf-powder',
          quantity: 1,
          price: 249.5,
          photoUrl: '',
          name: 'Moringa leaf powder',
          brand: 'Kaveri Banks',
        },
      ],
      userId: 'asha',
      address: ADDRESS,
      timestamp: AT,
      paymentMethod: 'NEFT',
      subTotal: 249.5,
      total: 249.5,
      status: 'pending',
      deliveryStatus: 'processing',
    },
  }),
  'order-v2': left('order', 2, {
    id: 'e1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    uid: 'asha',
    entityKey: 'users/asha/orders/e1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    accepted: { totalPaise: 24950, at: AT, offer: null },
    payload: {
      orderId: 'e1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
      orderNo: 'E1C2C-3C4C5',
      items: [
        {
          productId: 'moringa-leaf-powder',
          quantity: 1,
          price: 249.5,
          photoUrl: '',
          name: 'Moringa leaf powder',
          brand: 'Kaveri Banks',
          quoted: true,
          preorderWeeks: 6,
        },
      ],
      userId: 'asha',
      address: ADDRESS,
      timestamp: AT,
      paymentMethod: 'NEFT',
      subTotal: 249.5,
      total: 249.5,
      status: 'pending',
      deliveryStatus: 'processing',
      quotationId: 'q1',
    },
  }),
  'profile-v1': left('profile', 1, {
    id: 'c1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6',
    uid: 'asha',
    entityKey: 'users/asha',
    payload: {
      profile: { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' },
      before: null,
    },
  }),
  'review-v1': left('review', 1, {
    id: '3f2504e04f8941d39a0c0305e82c3301',
    uid: 'asha',
    entityKey: 'reviews/3f2504e04f8941d39a0c0305e82c3301',
    payload: {
      userId: 'asha',
      orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
      productId: 'moringa-leaf-powder-200g',
      customerName: 'Asha Rao',
      productName: 'Moringa Leaf Powder',
      review: 'Fine and fresh.',
      timestamp: AT,
      published: false,
    },
  }),
  'review-v2': left('review', 2, {
    id: '9a7c33f1d2e84b6fa51f0c2b7d9e4402',
    uid: 'asha',
    entityKey: 'reviews/a1b2c3d4e5f60718293a4b5c6d7e8f90_moringa-leaf-powder-200g',
    payload: {
      userId: 'asha',
      orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
      productId: 'moringa-leaf-powder-200g',
      customerName: 'Asha Rao',
      productName: 'Moringa Leaf Powder',
      review: 'Fine and fresh.',
      stars: 4,
      timestamp: AT,
      published: false,
    },
  }),
  'stock-alert-v1': left('stock-alert', 1, {
    id: 'd1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6',
    uid: 'asha',
    entityKey: 'users/asha/stockAlerts/chia',
    payload: { productId: 'chia', timestamp: AT, waits: true },
  }),
  'wish-list-v1': left('wish-list', 1, {
    id: 'b7c1d2e3f4a5b6c7d8e9f0a1b2c3d4e5',
    uid: 'asha',
    entityKey: 'users/asha/lists/wishes/wish-chia',
    payload: { productId: 'chia', savedAt: AT, before: null, name: 'Chia seeds' },
  }),
};
