// Made by backend/pincodes/vite-plugin.ts at build time.
declare module 'virtual:pincode-table' {
  const table: string;
  export default table;
}
