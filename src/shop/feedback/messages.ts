// Texts about feedback.

export const FEEDBACK_PAGE_TITLE = 'Feedback and suggestions';
export const FEEDBACK_PAGE_DESCRIPTION =
  'Tell the farm how its produce was, and what could be better, with a photo or a document.';

// The form.
export const FEEDBACK = 'Feedback';
export const PRODUCT_NAME = 'Product Name';
export const DESCRIPTION = 'Description';
export const FILE = 'File';
export const filesTaken = (mostMegabytes: number) =>
  `A photo (JPG, PNG, WebP) or a PDF, up to ${mostMegabytes}\u00a0MB. A larger photo is made smaller.`;
export const SEND_FEEDBACK = 'Send feedback';

export const FEEDBACK_OUTCOME = {
  sent: 'Thank you! Your feedback has reached the farm.',
  needsYou: 'Your feedback has not reached us.',
};
export const MAKING_SMALLER = 'Making the photo smaller…';
export const UNREADABLE_PHOTO = 'This photo could not be read. Please choose another one.';
export const UNREADABLE_FILE = 'This file could not be read. Please choose it again.';
