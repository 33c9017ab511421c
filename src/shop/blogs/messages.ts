// Texts about blogs.

export const BLOGS = 'Blogs';
/** Description of the list of blogs, for search engines and link previews. */
export const BLOGS_DESCRIPTION =
  'From the farms and from the kitchen: how to store, soak, cook and judge organic produce.';
export const ALL_BLOGS = 'All blogs';
export const LOADING_BLOGS = 'Loading the blogs';
export const NO_BLOGS_YET = 'No blogs yet.';

/** No blogs on the phone yet: the title and text of the blogs page, and one sentence for the home page. */
export const BLOGS_NOT_HERE_YET = 'The blogs are not on this phone yet.';
export const BLOGS_COME_LATER =
  'No connection right now. They will appear automatically when you’re back online.';
export const FIRST_BLOGS_COME_LATER =
  'The blogs are not on this phone yet. They will appear automatically when you’re back online.';

export const BLOG = 'Blog';
/** Description of a blog that does not exist. */
export const BLOG_DESCRIPTION = 'A blog from the shop.';
export const LOADING_BLOG = 'Loading the blog';
export const BLOG_NOT_HERE_YET = 'This blog is not on this phone yet.';
export const BLOG_OPENS_LATER =
  'No connection right now. It will open automatically when you’re back online.';
