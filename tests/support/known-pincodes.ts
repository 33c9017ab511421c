// Pincodes whose town everybody can look up, in every state and union territory, and pincodes in use that the table lacks.
// Journeys and the tests of pincodes use them.
import { STATES_OF_INDIA, type StateOfIndia } from '../../src/domain/pincode/states-of-india.ts';

type KnownPincode = { zipcode: string; city: string; state: StateOfIndia };

const BY_STATE: Record<StateOfIndia, Record<string, string>> = {
  'Andaman & Nicobar Islands': { 744101: 'Port Blair', 744301: 'Nicobar' },
  'Andhra Pradesh': { 517501: 'Tirupati', 522001: 'Guntur', 530001: 'Visakhapatnam' },
  'Arunachal Pradesh': { 790104: 'Tawang', 791111: 'Itanagar' },
  Assam: { 781001: 'Guwahati', 785001: 'Jorhat', 786001: 'Dibrugarh' },
  Bihar: { 800001: 'Patna', 823001: 'Gaya', 845401: 'Motihari' },
  Chandigarh: { 160017: 'Chandigarh', 160022: 'Chandigarh' },
  Chhattisgarh: { 492001: 'Raipur', 495001: 'Bilaspur', 491001: 'Durg' },
  'Dadra & Nagar Haveli & Daman & Diu': { 362520: 'Diu', 396230: 'Dadra & Nagar Haveli' },
  Delhi: { 110001: 'New Delhi', 110005: 'Delhi', 110092: 'Delhi' },
  Goa: { 403001: 'Panaji', 403601: 'Margao' },
  Gujarat: { 360001: 'Rajkot', 370001: 'Bhuj', 380001: 'Ahmedabad', 395001: 'Surat' },
  Haryana: { 121001: 'Faridabad', 122001: 'Gurugram', 132001: 'Karnal' },
  'Himachal Pradesh': { 171001: 'Shimla', 175131: 'Kullu', 176215: 'Dharamsala' },
  'Jammu & Kashmir': { 180001: 'Jammu', 190001: 'Srinagar', 192101: 'Anantnag' },
  Jharkhand: { 826001: 'Dhanbad', 831001: 'Jamshedpur', 834001: 'Ranchi' },
  Karnataka: { 560001: 'Bengaluru', 570001: 'Mysuru', 575001: 'Mangaluru', 590001: 'Belagavi' },
  Kerala: { 673001: 'Kozhikode', 673121: 'Kalpetta', 695001: 'Thiruvananthapuram' },
  Ladakh: { 194101: 'Leh', 194103: 'Kargil' },
  Lakshadweep: { 682553: 'Lakshadweep', 682555: 'Kavaratti' },
  'Madhya Pradesh': { 452001: 'Indore', 462001: 'Bhopal', 461001: 'Narmadapuram' },
  Maharashtra: { 400050: 'Mumbai', 414001: 'Ahilyanagar', 431001: 'Chhatrapati Sambhajinagar' },
  Manipur: { 795001: 'Imphal', 795128: 'Churachandpur' },
  Meghalaya: { 793001: 'Shillong', 794001: 'Tura' },
  Mizoram: { 796001: 'Aizawl', 796701: 'Lunglei' },
  Nagaland: { 797001: 'Kohima', 797112: 'Dimapur', 798601: 'Mokokchung' },
  Odisha: { 751001: 'Bhubaneswar', 752001: 'Puri', 753001: 'Cuttack', 756001: 'Balasore' },
  Puducherry: { 533464: 'Yanam', 605001: 'Puducherry', 609602: 'Karaikal', 673310: 'Mahe' },
  Punjab: { 141001: 'Ludhiana', 143001: 'Amritsar', 147001: 'Patiala' },
  Rajasthan: { 302001: 'Jaipur', 313001: 'Udaipur', 334001: 'Bikaner', 342001: 'Jodhpur' },
  Sikkim: { 737101: 'Gangtok', 737126: 'Namchi' },
  'Tamil Nadu': { 600001: 'Chennai', 628001: 'Thoothukudi', 643001: 'Udagamandalam' },
  Telangana: { 500001: 'Hyderabad', 503001: 'Nizamabad', 505001: 'Karimnagar' },
  Tripura: { 799001: 'Agartala', 799250: 'Dharmanagar' },
  'Uttar Pradesh': { 201301: 'Noida', 211001: 'Prayagraj', 221001: 'Varanasi', 282001: 'Agra' },
  Uttarakhand: { 248001: 'Dehradun', 263001: 'Nainital', 246171: 'Rudraprayag' },
  'West Bengal': { 700001: 'Kolkata', 734101: 'Darjeeling', 736101: 'Cooch Behar' },
};

export const KNOWN_PINCODES: KnownPincode[] = STATES_OF_INDIA.flatMap((state) =>
  Object.entries(BY_STATE[state]).map(([zipcode, city]) => ({ zipcode, city, state })),
);

/** Source: the 61 of Razorpay's open IFSC and pincode data of 29 June 2026 that are not in the table. */
const UNLISTED_BY_STATE: Partial<Record<StateOfIndia, string>> = {
  'Andhra Pradesh': '524218',
  'Arunachal Pradesh': '792061',
  Assam: '785620',
  Bihar: '801117 813118 824218 843351',
  Gujarat: '363610 382655 387140 394111',
  Haryana: '122100 134012',
  'Himachal Pradesh': '174401 177046',
  'Jammu & Kashmir': '193202',
  Jharkhand: '835239',
  Karnataka: '571491 574173 577444',
  Kerala:
    '670346 673013 673518 673652 678020 678761 679592 680592 683109 685592 686145 686641 688545 689125 689680 690563 691517 695127',
  'Madhya Pradesh': '454345 462013 480000',
  Maharashtra: '413233 416319 425120 441115 442706 444818',
  Odisha: '754081 755021 761128',
  Rajasthan: '303331 313338 335705',
  'Tamil Nadu': '600098',
  Telangana: '500095 999999',
  'West Bengal': '712707 713377 722165 732150 743384',
};

export const UNLISTED_PINCODES: Omit<KnownPincode, 'city'>[] = STATES_OF_INDIA.flatMap((state) =>
  (UNLISTED_BY_STATE[state]?.split(' ') ?? []).map((zipcode) => ({ zipcode, state })),
);

/** No pincode begins like these. */
export const IMPOSSIBLE_PINCODES = ['100000', '199999', '290001', '550001', '012345', '000000'];
