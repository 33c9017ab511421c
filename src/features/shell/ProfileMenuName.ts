/** First and last name joined, else 'User'. Source: specification, entities. */
export function displayName(first = '', last = ''): string {
  return `${first.trim()} ${last.trim()}`.trim() || 'User';
}
