// Finds the Firestore emulator and prepares a project of its own there, so that the demo shop's
// documents are never touched.
import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { STORED_DOCUMENTS } from './stored-documents.ts';

export const RULES_FILE = new URL('../../backend/firestore.rules', import.meta.url);

export function emulatorHost(): string {
  return process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
}

export async function openRulesProject(projectId: string): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  const [host, port] = emulatorHost().split(':');
  if (!host || !port)
    throw new Error(`FIRESTORE_EMULATOR_HOST is not host:port: ${emulatorHost()}`);
  const rules = await readFile(RULES_FILE, 'utf8');
  return initializeTestEnvironment({ projectId, firestore: { rules, host, port: Number(port) } });
}

export function clientOf(context: RulesTestContext): Firestore {
  // The testing library hands out the older wrapper type; the functions of the SDK take both.
  return context.firestore() as unknown as Firestore;
}

/** Puts the project back to the stored documents and nothing else. */
export async function restoreDocuments(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const owner = clientOf(context);
    const batch = writeBatch(owner);
    for (const [path, data] of Object.entries(STORED_DOCUMENTS)) batch.set(doc(owner, path), data);
    await batch.commit();
  });
}

/** Replaces the rules of a project. Throws when the emulator does not accept them. */
export async function loadRules(projectId: string, content: string): Promise<void> {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${projectId}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  const reply = await fetch(url, { method: 'PUT', body });
  if (!reply.ok) throw new Error(`the emulator refused the rules: ${await reply.text()}`);
}
