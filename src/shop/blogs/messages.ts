// What shoppers read of blogs.

export const BLOGS = 'Blogs';
/** What others learn of the list of blogs. */
export const BLOGS_DESCRIPTION =
  'From the farms and from the kitchen: how to store, soak, cook and judge organic produce.';
export const ALL_BLOGS = 'All blogs';
export const LOADING_BLOGS = 'Loading the blogs';
export const NO_BLOGS_YET = 'No blogs yet.';

/** Where the phone has none yet: as a page of its own, and in one sentence on the first page. */
export const BLOGS_NOT_HERE_YET = 'The blogs are not on this phone yet.';
export const BLOGS_COME_LATER =
  'No connection right now. They will appear automatically when you’re back online.';
export const FIRST_BLOGS_COME_LATER =
  'The blogs are not on this phone yet. They will appear automatically when you’re back online.';

export const BLOG = 'Blog';
/** What others learn of a blog that there is not. */
export const BLOG_DESCRIPTION = 'A blog from the shop.';
export const LOADING_BLOG = 'Loading the blog';
export const BLOG_NOT_HERE_YET = 'This blog is not on this phone yet.';
export const BLOG_OPENS_LATER =
  'No connection right now. It will open automatically when you’re back online.';
