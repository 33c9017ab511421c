/** The headers of a page made from a file's or another page's text: without those that describe only the transfer. */
export function pageHeaders({ headers }: Response): Headers {
  const own = new Headers(headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified'])
    own.delete(name);
  return own;
}
