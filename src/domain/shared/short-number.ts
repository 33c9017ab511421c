// The number by which people name an order or a message. It follows from the id, so that it is known without a network.

/** The first ten characters of an id as `A1B2C-D3E4F`. */
export function shortNumber(id: string): string {
  return `${id.slice(0, 5)}-${id.slice(5, 10)}`.toUpperCase();
}
