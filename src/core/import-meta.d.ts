// The build settings that core reads; Vite puts them in at build time.
interface ImportMeta {
  readonly env?: Record<string, string | boolean | undefined>;
}
