// What the SDK exports for its own parts, and its published types leave out.
import type { FirebaseApp } from 'firebase/app';

declare module 'firebase/app' {
  /** The parts that every app starts with, by name. */
  export const _components: Map<string, unknown>;
  /** Adds a part to one app. Source: @firebase/app, internal.ts. */
  export function _addComponent(app: FirebaseApp, component: object): void;
}
