// What the merchant says on the pages of contact and feedback, as long as nothing else was said at the desk (/desk/shop); no other page loads it.

export const pages = {
  /** When somebody answers or the farm is open, a line each. Empty: nothing is said of it. */
  hours: [] as readonly string[],

  /**
   * Tiles beside the feedback form. They are claims, about your produce and what buyers said of it: keep only those that you can prove. One that is
   * empty is not shown.
   */
  claims: {
    rating: '4.7/5 rating',
    delivery: 'Farm To Door',
    produce: 'Natural Products',
    results: { heading: 'Quick Results:', text: 'results visible in', time: '12-15 days' },
  },
} as const;
