// Names of days and months.

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
export const SHORT_MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
/** `time`: such as 4:07. The space does not break. */
export const timeOfDay = (time: string, isMorning: boolean) =>
  isMorning ? `${time}\u00a0am` : `${time}\u00a0pm`;
