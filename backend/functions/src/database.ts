// The one connection to the shop's database that all functions share.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

export const database = getFirestore(initializeApp());
