// Problems of the fields of a profile. Source: specification, validation rules.
const FULL_NAME_ELSEWHERE = 'Shorten it here: your full name goes in your address, as on parcels.';

export const PROFILE_PROBLEMS = {
  firstName: {
    missing: 'First Name is required',
    tooLong: (most: number) =>
      `First Name can have at most ${most} characters. ${FULL_NAME_ELSEWHERE}`,
  },
  lastName: {
    missing: 'Last Name is required',
    tooLong: (most: number) =>
      `Last Name can have at most ${most} characters. ${FULL_NAME_ELSEWHERE}`,
  },
  emailMissing: 'Email is required',
  emailInvalid: 'Email is invalid',
};
