// The build settings that the engine reads; Vite puts them in at build time.
interface ImportMeta {
  readonly env?: Record<string, string | boolean | undefined>;
}
