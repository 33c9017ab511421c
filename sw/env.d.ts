// Build constants of the service worker. Source: backend/draw/worker-tasks-plugin.ts.
interface ImportMeta {
  /** The address of the script built from sw/worker-tasks.ts. */
  readonly env: { readonly HAAT_WORKER_TASKS: string };
}
