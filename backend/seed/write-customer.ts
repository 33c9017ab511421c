// Writes the demo customer's account and its documents, and the demo merchant's account, into the emulators.
// Idempotent.
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { letIn } from '../functions/src/people/people.ts';
import { address, customer, demoOrders, fixedId, merchant, profile } from './demo-customer.ts';
import { demoQuotations } from './demo-quotations.ts';
import { demoReviews } from './demo-reviews.ts';
import type { Bucket, Emulator } from './emulator.ts';
import { putFile } from './put-file.ts';

export type SeededCustomer = { orders: number; quotations: number; reviews: number };

/** Creates the customer's account and writes its documents. `now` in ms. */
export async function writeCustomer(
  { auth, firestore, bucket }: Emulator,
  now: number,
): Promise<SeededCustomer> {
  await makeAccount(auth, customer);
  await makeAccount(auth, merchant);
  await letIn({ auth, firestore }, { ...merchant, role: 'merchant', by: 'the demo' });
  const orders = demoOrders(now);
  const quotations = demoQuotations(now);
  const reviews = demoReviews(now);
  const home = firestore.doc(`users/${customer.uid}`);
  const batch = firestore.batch();
  batch.set(home, { ...profile, phone: customer.phone });
  batch.set(home.collection('addresses').doc(fixedId('address')), address);
  for (const order of orders) batch.set(home.collection('orders').doc(order.orderId), order);
  for (const { fields } of quotations) {
    const pdfUrl = pdfAddress(bucket, fields.id);
    batch.set(home.collection('quotations').doc(fields.id), { ...fields, pdfUrl });
  }
  for (const { id, fields } of reviews) batch.set(firestore.collection('reviews').doc(id), fields);
  await Promise.all([
    batch.commit(),
    inParallel(quotations, 4, ({ fields, pdf }) =>
      putFile(bucket, pdfPath(fields.id), pdf, {
        contentType: 'application/pdf',
        metadata: { firebaseStorageDownloadTokens: tokenOf(fields.id) },
      }),
    ),
  ]);
  return { orders: orders.length, quotations: quotations.length, reviews: reviews.length };
}

type Account = { uid: string; phone: string };

async function makeAccount(auth: Emulator['auth'], { uid, phone }: Account): Promise<void> {
  const known = await auth.getUsers([{ uid }, { phoneNumber: phone }]);
  // Somebody may have signed in with the number before this account existed.
  const others = known.users.filter((user) => user.uid !== uid);
  await auth.deleteUsers(others.map((user) => user.uid));
  const isThere = known.users.some((user) => user.uid === uid);
  await (isThere
    ? auth.updateUser(uid, { phoneNumber: phone })
    : auth.createUser({ uid, phoneNumber: phone }));
}

const pdfPath = (id: string) => `quotations/${customer.uid}/${id}.pdf`;
/** Anybody with the address may open the file; a real token is random. */
const tokenOf = (id: string) => fixedId(`token ${id}`);

function pdfAddress({ name }: Bucket, id: string): string {
  const path = encodeURIComponent(pdfPath(id));
  return `${firebaseProject.storageOrigin}/v0/b/${name}/o/${path}?alt=media&token=${tokenOf(id)}`;
}
