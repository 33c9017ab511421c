// Does what a case says with the client SDK, as a phone would, and tells whether the rules let it.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import type { Attempt, Person, RuleCase } from './rule-case.ts';
import { clientOf } from './rules-emulator.ts';

export type Clients = Readonly<Record<Person, Firestore>>;

export function clientsOf(environment: RulesTestEnvironment): Clients {
  return {
    visitor: clientOf(environment.unauthenticatedContext()),
    asha: clientOf(environment.authenticatedContext('asha')),
    ravi: clientOf(environment.authenticatedContext('ravi')),
  };
}

/** Throws when the emulator answers with anything but yes or permission-denied. */
export async function attempt(clients: Clients, rule: RuleCase): Promise<RuleCase['expect']> {
  try {
    await perform(clients[rule.as], rule.does);
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'denied';
    throw error;
  }
}

function perform(client: Firestore, does: Attempt): Promise<unknown> {
  switch (does.verb) {
    case 'get':
      return getDoc(doc(client, does.path));
    case 'list': {
      const all = collection(client, does.collection);
      return getDocs(does.limit === undefined ? all : query(all, limit(does.limit)));
    }
    case 'list everywhere':
      return getDocs(query(collectionGroup(client, does.collection), limit(does.limit)));
    case 'write':
      return setDoc(doc(client, does.path), does.data);
    case 'delete':
      return deleteDoc(doc(client, does.path));
  }
}
