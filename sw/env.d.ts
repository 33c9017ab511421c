// What the build of the service worker knows. Source: backend/draw/worker-tasks-plugin.ts.
interface ImportMeta {
  /** The address of what sw/worker-tasks.ts is built into. */
  readonly env: { readonly HAAT_WORKER_TASKS: string };
}
