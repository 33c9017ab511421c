// Words that stand beside a product's name: what it is made into, its colour, and what people say around it. Words only.

/** What products are made into, each with its names in India's languages. Alone or in front they are what is meant. */
export const SORTS = rows(`
powder paudar pavdar powdar podi thool dhool pudi pud churna churan guro gunda gundo bhuko bhukki pisi pisa ground
oil tel tela ennai ennay enne enna yennai nune noone tailam thailam tailamu
seed beej bij biya bi bichi bichan beejon beejo dana dane vithai vidhai bihana bihan vithu vittanalu ginjalu beeja bea
leaf leave patta patte patti pattee ilai elai aku aaku ele soppu ila pata patra pan pana pala keerai
flour atta ata aata pith peeth mavu maavu pindi hittu lot pittu
dal daal dhal lentil pulse paruppu parippu pappu bele byale dali dail kathol dalein
millet siridhanya sirudhanyamulu siruthaniyam bharad bharda
spice masala masale masala_powder
root jad mool jadi muli_jad ver
fruit phal pazham pandu hannu
`);

/** What kind it is. */
export const QUALITIES = rows(`
black kala kali kale kaala karuppu karutha kappu kalo kalu nalla
white safed safaid chitta vellai vella tella bili biliya pandhra pandhri dhola dhala dholu sada shada
red lal laal sivappu sigappu chuvanna chuvappu erra nali kempu tambda tambdi lalo
green hara hari hare pachai pacha hasiru hirva hirvi lila lilo lilu sobuj sabuj akupacha
yellow pila peela peeli pili haldar_rang pivla
whole sabut sabit saabut akha akkha khada khadi gota muzhu mazhu
dried dry sukha sukhi sukhe sookha sukka sukavlela ularntha enda unakka shukno
raw kacha kachi kachcha kachchi kaccha kachche pachi
pressed ghani kachi_ghani kacchi_ghani lakdi_ghana ghana kolhu chekku mara_chekku marachekku gaanuga ganuga cold_pressed wood_pressed gana
split chilka dhuli dhula dhuta
hot tikha teekha tikhi karam
hair baal baalon balon kesh kes mudi jutta
skin twacha tvacha chamdi
face chehra chehre
`);

/** Said around a product; weighs nothing. Folded spellings that sound alike stand here once. */
export const FILLERS: readonly string[] = (
  'ka ke ki ko kya kaa hai h he ho hain hota mein me men se par pe aur ya bhi wala wali wale walla ji bhai bhaiya na ' +
  'mujhe muje mere mera meri hume hamko humko apna chahiye chaiye chahie chahiyen dikhao dikhaiye dikhaye dikha batao ' +
  'bataiye bata do dena dedo de dijiye dijie bhejo bhejna mangwana mangana mangao lena leni le lo kharidna khareedna ' +
  'kitna kitne kitni kitnay ka kahan milega milta mile milegi rate ret price prais cost mrp daam dam bhav bhaav kimat ' +
  'keemat kimmat mol mulya rupaye rupees rs offer discount sasta sasti saste sabse cheap cheapest lowest low buy order ' +
  'online onlain shop store shopping dukan dukaan near nearby delivery deliver home ghar free of for the a an and in ' +
  'with from to on at my i we need want wanted looking please pls plz show give get send find search any some is are ' +
  'you have bina without do all type types items item product products good quality list available best top ' +
  'chi che chya pahije havi hava have dya ahe kiti no ni nu joie joiye joiae chhe aapo er dam koto ' +
  'vendum venum venam vilai evvalavu vila kavali dhara entha ella kosam beku eshtu da di deh chahida ra liye lie kare kaise kaun karna banane fayde fayda benefits use uses upyog side effects recipe ek ' +
  'packet packets pack pouch bottle jar dabba box pcs piece pieces number one'
).split(' ');

/** Praise: preferred where it stands at a product, and never needed. */
export const PRAISE: readonly string[] = (
  'pure fresh organic natural asli asal desi acchi accha acche acha achha shuddh shudh khalis taza taaza ' +
  'tazi jaivik sendriya gharelu homemade premium new naya special original real farm healthy polish unpolished suddha nice'
).split(' ');

function rows(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map((name) => name.replaceAll('_', ' ')));
}
