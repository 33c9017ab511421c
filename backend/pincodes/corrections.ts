/**
 * Corrections of the post office directory to the districts' present names. Names that differ only in capitals are not
 * here. Sources: each district's own site (district.nic.in and S3WaaS) and the Local Government Directory
 * (lgdirectory.gov.in); renamed districts have the year of the state's notification beside them.
 */
import type { District } from '../../src/domain/pincode/pincode-table.ts';
import type { StateOfIndia } from '../../src/domain/pincode/states-of-india.ts';

type Renamed = Readonly<Partial<Record<StateOfIndia, Readonly<Record<string, string>>>>>;

/** By state, since some districts share a name; keys are in capitals. */
export const DISTRICTS: Renamed = {
  'Andaman & Nicobar Islands': { NICOBARS: 'Nicobar', 'SOUTH ANDAMANS': 'South Andaman' },
  'Andhra Pradesh': {
    NTR: 'NTR',
    'SPSR NELLORE': 'Nellore',
    VISAKHAPATANAM: 'Visakhapatnam',
    'Y.S.R.': 'YSR Kadapa', // 2025
  },
  'Arunachal Pradesh': { LEPARADA: 'Lepa Rada', 'PAKKE KESSANG': 'Pakke-Kessang' },
  Assam: {
    'KAMRUP METRO': 'Kamrup Metropolitan',
    KARIMGANJ: 'Sribhumi', // 2024
    MARIGAON: 'Morigaon',
    'SOUTH SALMARA MANCACHAR': 'South Salmara-Mankachar',
  },
  Bihar: {
    'KAIMUR (BHABUA)': 'Kaimur',
    'PASHCHIM CHAMPARAN': 'West Champaran',
    'PURBI CHAMPARAN': 'East Champaran',
  },
  Chhattisgarh: {
    GARIYABAND: 'Gariaband',
    'GAURELLA PENDRA MARWAHI': 'Gaurela-Pendra-Marwahi',
    KOREA: 'Koriya',
  },
  'Dadra & Nagar Haveli & Daman & Diu': { 'DADRA AND NAGAR HAVELI': 'Dadra & Nagar Haveli' },
  Delhi: {
    CENTRAL: 'Central Delhi',
    EAST: 'East Delhi',
    NORTH: 'North Delhi',
    'NORTH EAST': 'North East Delhi',
    'NORTH WEST': 'North West Delhi',
    SOUTH: 'South Delhi',
    'SOUTH EAST': 'South East Delhi',
    'SOUTH WEST': 'South West Delhi',
    WEST: 'West Delhi',
  },
  Gujarat: {
    AHMADABAD: 'Ahmedabad',
    ARVALLI: 'Aravalli',
    'BANAS KANTHA': 'Banaskantha',
    CHHOTAUDEPUR: 'Chhota Udaipur',
    DOHAD: 'Dahod',
    MAHESANA: 'Mehsana',
    'PANCH MAHALS': 'Panchmahal',
    'SABAR KANTHA': 'Sabarkantha',
  },
  'Himachal Pradesh': { 'LAHUL AND SPITI': 'Lahaul and Spiti' },
  Jharkhand: {
    'EAST SINGHBUM': 'East Singhbhum',
    SAHEBGANJ: 'Sahibganj',
    'SARAIKELA KHARSAWAN': 'Seraikela-Kharsawan',
  },
  Karnataka: { DAVANGERE: 'Davanagere', VIJAYNAGAR: 'Vijayanagara' },
  Ladakh: { 'LEH LADAKH': 'Leh' },
  Lakshadweep: { 'LAKSHADWEEP DISTRICT': 'Lakshadweep' },
  'Madhya Pradesh': { 'EAST NIMAR': 'Khandwa', HOSHANGABAD: 'Narmadapuram' /* 2022 */ },
  Maharashtra: {
    AHMEDNAGAR: 'Ahilyanagar', // 2024
    AURANGABAD: 'Chhatrapati Sambhajinagar', // 2023
    OSMANABAD: 'Dharashiv', // 2023
  },
  Mizoram: { SAIHA: 'Siaha' },
  Odisha: {
    ANUGUL: 'Angul',
    BALESHWAR: 'Balasore',
    JAGATSINGHAPUR: 'Jagatsinghpur',
    JAJAPUR: 'Jajpur',
    KENDUJHAR: 'Keonjhar',
    SONEPUR: 'Subarnapur',
  },
  Puducherry: { PONDICHERRY: 'Puducherry' },
  Punjab: {
    FIROZEPUR: 'Ferozepur',
    'S.A.S NAGAR': 'Sahibzada Ajit Singh Nagar',
    'SHAHID BHAGAT SINGH NAGAR': 'Shaheed Bhagat Singh Nagar',
  },
  Rajasthan: { GANGANAGAR: 'Sri Ganganagar' },
  Sikkim: {
    'EAST DISTRICT': 'Gangtok', // 2021
    'NORTH DISTRICT': 'Mangan', // 2021
    'SOUTH DISTRICT': 'Namchi', // 2021
    'WEST DISTRICT': 'Gyalshing', // 2021
  },
  'Tamil Nadu': {
    KANNIYAKUMARI: 'Kanyakumari',
    'THE NILGIRIS': 'Nilgiris',
    THIRUVALLUR: 'Tiruvallur',
    THIRUVARUR: 'Tiruvarur',
    TUTICORIN: 'Thoothukudi',
  },
  Telangana: {
    JAGITIAL: 'Jagtial',
    JANGOAN: 'Jangaon',
    'JAYASHANKAR BHUPALAPALLY': 'Jayashankar Bhupalpally',
    'KUMURAM BHEEM ASIFABAD': 'Komaram Bheem Asifabad',
    'MEDCHAL MALKAJGIRI': 'Medchal-Malkajgiri',
  },
  'Uttar Pradesh': {
    KHERI: 'Lakhimpur Kheri',
    'KUSHI NAGAR': 'Kushinagar',
    'RAE BARELI': 'Raebareli',
    'SANT KABEER NAGAR': 'Sant Kabir Nagar',
    'SIDDHARTH NAGAR': 'Siddharthnagar',
  },
  Uttarakhand: {
    'RUDRA PRAYAG': 'Rudraprayag',
    'UDAM SINGH NAGAR': 'Udham Singh Nagar',
    'UTTAR KASHI': 'Uttarkashi',
  },
  'West Bengal': {
    '24 PARAGANAS NORTH': 'North 24 Parganas',
    '24 PARAGANAS SOUTH': 'South 24 Parganas',
    COOCHBEHAR: 'Cooch Behar',
    'DINAJPUR DAKSHIN': 'Dakshin Dinajpur',
    'DINAJPUR UTTAR': 'Uttar Dinajpur',
    MALDAH: 'Malda',
    'MEDINIPUR EAST': 'Purba Medinipur',
    'MEDINIPUR WEST': 'Paschim Medinipur',
  },
};

const ANDHRA = 'Andhra Pradesh';

/**
 * Pincodes whose offices mostly name the old district from before a split, or a wrong one, while the town and its head
 * post office lie in another. Found by comparison with the 2016 directory on data.gov.in. Sources: the districts' own
 * sites; India Post.
 */
export const PINCODES: Readonly<Record<string, District>> = {
  224172: { district: 'Ambedkar Nagar', state: 'Uttar Pradesh' },
  246761: { district: 'Bijnor', state: 'Uttar Pradesh' },
  494111: { district: 'Sukma', state: 'Chhattisgarh' },
  515201: { district: 'Sri Sathya Sai', state: ANDHRA },
  515671: { district: 'Sri Sathya Sai', state: ANDHRA },
  517501: { district: 'Tirupati', state: ANDHRA },
  517509: { district: 'Tirupati', state: ANDHRA },
  517644: { district: 'Tirupati', state: ANDHRA },
  524101: { district: 'Tirupati', state: ANDHRA },
  533001: { district: 'Kakinada', state: ANDHRA },
  533002: { district: 'Kakinada', state: ANDHRA },
  533003: { district: 'Kakinada', state: ANDHRA },
  533004: { district: 'Kakinada', state: ANDHRA },
  533440: { district: 'Kakinada', state: ANDHRA },
  // The branch offices lie around the enclave, in Andhra Pradesh.
  533464: { district: 'Yanam', state: 'Puducherry' },
  583201: { district: 'Vijayanagara', state: 'Karnataka' },
  600053: { district: 'Chennai', state: 'Tamil Nadu' },
  796441: { district: 'Mamit', state: 'Mizoram' },
  796701: { district: 'Lunglei', state: 'Mizoram' },
  796770: { district: 'Lunglei', state: 'Mizoram' },
  // The directory says Nirmal, Telangana.
  799001: { district: 'West Tripura', state: 'Tripura' },
  801302: { district: 'Nalanda', state: 'Bihar' },
};
