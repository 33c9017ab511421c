// Problems of the fields of a profile. Source: specification, validation rules.
export const PROFILE_PROBLEMS = {
  firstName: {
    missing: 'First Name is required',
    tooLong: (most: number) => `First Name can have at most ${most} characters`,
  },
  lastName: {
    missing: 'Last Name is required',
    tooLong: (most: number) => `Last Name can have at most ${most} characters`,
  },
  emailMissing: 'Email is required',
  emailInvalid: 'Email is invalid',
};
