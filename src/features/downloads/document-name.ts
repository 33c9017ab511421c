// What a product's document is called when it is saved.

/** The product's name as a file name that every system takes. */
export function documentName(productName: string): string {
  const safe = productName
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 100)
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe || 'document'}.pdf`;
}
