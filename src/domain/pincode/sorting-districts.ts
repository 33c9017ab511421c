// Which six digits can be a pincode: those whose first three name a sorting district. The post makes pincodes within
// these districts all the time, and no list has them all; the districts stay.

/** In use: those of the post's directory and, from 900 on, the Army Postal Service. */
const SORTING_DISTRICTS =
  '110 121-127 131-136 140-148 151-152 160 171-177 180-182 184-185 190-194 201-212 221-233 241-251 261-263 271-277 ' +
  '281-285 301-307 311-314 321-328 331-335 341-345 360-365 370 380 382-385 387-396 400-403 410-416 421-425 431 ' +
  '440-445 450-458 460-466 470-477 480-488 490-497 500-509 515-518 520-524 530-535 560-563 570-577 580-587 590-591 ' +
  '600-614 620-632 635-639 641-643 670-671 673 676 678-680 682-683 685-686 688-691 695 700 711-713 721-723 731-737 ' +
  '741-744 751-770 781-788 790-805 811-816 818 821-829 831-835 841-848 851-855 900-999';

const RANGES = SORTING_DISTRICTS.split(' ').map((it) => it.split('-'));

/** Whether these six digits are a pincode or may become one. */
export function isPossiblePincode(zipcode: string): boolean {
  const district = zipcode.slice(0, 3);
  return /^\d{6}$/.test(zipcode) && hasDistrict(district, district);
}

/** Whether there is a district, of three digits, from the first to the last of these. */
export function hasDistrict(first: string, last: string): boolean {
  return RANGES.some(([from = '', to = from]) => from <= last && first <= to);
}

/** Whether this is a pincode of the Army Postal Service, whose units move between the states. */
export function isArmyPincode(zipcode: string): boolean {
  return zipcode.startsWith('9');
}
