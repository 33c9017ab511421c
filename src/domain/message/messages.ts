// Problems of the fields of a message to the shop. Source: specification, validation rules.
export const CONTACT_PROBLEMS = {
  nameMissing: 'Name is required',
  nameTooLong: 'Name is too long. Please shorten it.',
  phoneInvalid: 'Phone Number is invalid',
  phoneMissing: 'Phone Number is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Email is invalid',
  messageMissing: 'Message is required',
  messageTooLong: 'Message is too long. Please shorten it.',
};
