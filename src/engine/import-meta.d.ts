// The build settings that the engine reads; Vite inserts them at build time.
interface ImportMeta {
  readonly env?: Record<string, string | boolean | undefined>;
}
