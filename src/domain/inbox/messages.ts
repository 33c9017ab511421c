// Texts of the notifications to the merchants of what shoppers write.

const by = (name: string) => (name ? ` from ${name}` : '');
export const messageTitle = (name: string) => `Message${by(name)}`;
export const feedbackTitle = (name: string) => `Feedback${by(name)}`;
export const ENQUIRY_NEWS = 'New enquiry';
export const enquiryBody = (productName: string) =>
  productName ? `Somebody asks for ${productName}.` : 'Somebody asks for a product.';
