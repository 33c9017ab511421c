// Problems of the fields of feedback. Source: specification, validation rules.
export const FEEDBACK_PROBLEMS = {
  nameMissing: 'Product Name is required!',
  nameTooLong: 'Product Name is too long. Please shorten it.',
  descriptionMissing: 'Please Give Some Feedback!',
  descriptionTooLong: 'Description is too long. Please shorten it.',
  fileMissing: 'File is required',
  fileOfOtherType:
    'This kind of file cannot be sent. Please choose a photo (JPG, PNG or WebP) or a PDF.',
  fileEmpty: 'This file is empty. Please choose another one.',
  fileTooLarge: (megabytes: number) =>
    `This file is ${megabytes} MB. Please choose one of at most 5 MB.`,
};
