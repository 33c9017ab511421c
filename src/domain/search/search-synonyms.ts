// Names of farm products in Latin letters, as they are typed; fold.ts reads the other scripts of India as these. Words only.

/**
 * Each row is one thing, its English name first: any of its names finds products described by any other. In Hindi,
 * Marathi, Tamil, Telugu, Kannada, Malayalam, Bengali, Gujarati, Punjabi and Odia, with common spellings; those that a
 * script is read as, where that is no common one, stand last. Source: names in common use, checked in part with the
 * Indian names that the Spices Board gives, the vernacular names of the Botanical Survey's Flora of India and of
 * Flowers of India, and grocers' glossaries of pulses and millets. In their own scripts: tests/unit/search/farm-names.txt.
 */
export const SEARCH_SYNONYMS: readonly (readonly string[])[] = `
turmeric haldi halad manjal pasupu arishina holud holdi haldar halud halodhi besar huldi haridra tumeric curcumin kachi_haldi manjal_podi halda kasturi_manjal gol_haldi arshina lakadong
ginger adrak ale sonth sunth inji sukku allam shonti shunti alla chukku ada adu dry_ginger sauth chukka allam_podi sukhi_adrak sut
garlic lahsun lasun poondu vellulli bellulli veluthulli rosun lasan rasuna lehsun vellai_poondu bellul
onion pyaj kanda vengayam ullipaya eerulli ulli savala peyaj dungli ulligadda sambar_onion
chilli mirch mirchi milagai mirapakaya menasinakai mulaku lonka marchu mirach lanka marchi mirap miris vattal_milagai khara_menasu lal_mirch red_chilli byadgi morich_guro mirsang jolokia tikhat khara_pudi khara mirapa mirapakayalu molaga mulagu lal_mirchi guntur kashmiri_mirch
pepper kali_mirch kali_miri mire milagu miriyalu kalu_menasu karimenasu kurumulaku golmorich kalo_morich kala_mari mari kali_mirach golamaricha black_pepper peppercorn gol_mirch golki menasu olle_menasu nalla_milagu nalla_miriyalu kala_mire white_pepper morich jaluk kurumilagu marich syah_mirch kalomirich miriyam menasina_kalu mulagu_pepper gol_marich
coriander dhaniya dhane kothimbir kothamalli malli dhaniyalu kothimira kottambari dhone dhana kothmir cilantro haveej dhonia dhunia kothmari
cumin jeera jire seeragam jeelakarra jeerige jeerakam jiru jeeragam
fennel saunf badishep sombu perunjeeragam perumjeerakam mouri variyali panamadhuri sauf aniseed perunjirakam mauri
fenugreek methi vendhayam menthulu menthya menthe uluva methre kasuri_methi methi_dana
mustard sarson rai mohri kadugu avalu sasive kaduku sorshe sorisha sarsav sarhon sarso sarsoo sarisa sorsher kadugu_ennai aava sarsiya beli_sasive sarson_dana rayi_dana sarshapa sarison rye sori
carom ajwain ova omam vamu omkalu ayamodakam joan ajmo juani ajowan ajmaan ajwan oma onkalu
cardamom elaichi velchi elakkai elakulu yalakulu elakki elakka elach ilaychi elchi alaicha veldoda elam yelakki
clove laung lavang kirambu lavangalu grambu lobongo laving labanga lavangam krambu karayampoo
cinnamon dalchini lavangapattai pattai dalchina_chekka chakke karuvappatta darchini taj patta_cinnamon
nutmeg jaiphal jathikkai jajikaya jayikayi jathikka jaiphala javitri mace jadikai jaiofol
bay_leaf tejpatta tamalpatra biriyani_ilai biryani_aku palav_ele tejapatra brinji_ilai piriani_ilai tej_patra
asafoetida hing perungayam inguva ingu kayam hengu asafetida
saffron kesar kungumapoo kumkumapuvvu kesari kunkumappoovu jafran keshara
tamarind imli chinch puli chintapandu hunasehannu hunase tentul amli tentuli tetul vaalan_puli
curry_leaf kari_patta kadhipatta kariveppilai karivepaku karibevu kariveppila mitho_limdo bhrushanga_patra curry_leave curry_patta kadi_leaf karuveppilai limdo mitha_neem mitha_limdo barsunga bhursunga kadhi_limbdo kathnim karivempu barsanga karepaku goranimb brisanga_patra
poppy_seed khaskhas kasakasa gasagasalu gasagase posto postaka khuskhus posta kasagasa kaskas
nigella kalonji karunjeeragam nalla_jeelakarra karijeerige karimjeerakam kalojira kalajira black_cumin kalo_jire mangrail karinjirakam
kokum kokam amsul kudampuli punarpuli murugalu kokom
dry_mango amchur mangai_thool ambchur mango_powder
star_anise chakra_phool annasipoo anasa_puvvu chakramoggu thakkolam taramouri badiyan chakr_ful taramauri
long_pepper pippali thippili pippallu hippali thippali pipul pipar pipal
salt namak meeth uppu nun lobon mithu loon luna sendha_namak saindhav rock_salt indhuppu
sesame til el ellu nallennei nuvvulu tal rashi khasa tila nalla_ennai gingelly tili ellunnai yellu tilam nuvvu sitrellu ellenne
groundnut mungfali shengdana shengdane verkadalai nilakkadalai verushenaga pallilu kadalekai shenga kappalandi nilakkadala chinabadam magfali singdana peanut mungafli moomphali shing singtel phalli palli kadalai kadle_beeja nelakadale badam_tel vilayati_mung chinabadam_tel mandvi bhui_mug khari_sing verusanaga kadle_kai
coconut nariyal naral khobre khobrel thengai kobbari kobbarikaya thenginakai thenga nalikeram narkel naliyer kopru nadia nariel khobra tengina keraj narikel tenkaya topra kopra_tel
coconut+oil velichenna khobrel_tel koprel parachute_oil
sunflower surajmukhi suryaphul suriyakanthi pottutirugudu surjomukhi suryamukhi poddutirugudu surya_kantham sunflour adityabhakthi surjamuki suriagandi suriomuki
flax alsi tisi javas ali_vidhai ali avise avise_ginjalu agase cheruchana chanavithu otosi peshi flaxseed linseed agasi atasi flex_seed ali_virai peso agase_beeja avisi javasa jawas_beej flex otsi
safflower kusum kardai kusumba kusube kardi
castor arandi erand amanakku amudam haralenne avanakku reri arind jada vilakkennai divel arandi_tel
niger_seed ramtil karale valiselu huchellu khursani karle
cashew kaju mundhiri jeedipappu godambi kashuvandi andipparippu
almond badam badami padam
walnut akhrot akrut
pistachio pista pesta
raisin kishmish manuka bedane ular_thiratchai endudraksha onadrakshi unakkamunthiri munakka
date khajur kharik perichai kharjuram kharjura eenthappazham khejur khajuri chuhara intapalam
fig anjeer athipazham anjura dumur atipalam
makhana thamarai_vidhai makhane foxnut lotus_seed phool_makhana
chia sia chea chiya_beej
sabja thagumari koskos tokma takmariya tukhmalanga subja basil_seed sweet_basil tukmaria tukmari kaskas falooda_seed kamakasturi kasakasa tulsi_beej tulsi_ke_beej thulasi_vithai kamakasturi_beeja thiruneetru_vithai tukhm_balanga sapja
pumpkin kaddu bhopla poosani parangi gummadi gummadikaya kumbala kumbalakai mathanga mathan kumro kumra kolu boitalu kakharu magaz pepita petha kohla kashiphal lal_bhopla sitaphal_beej bhoplya kohada kohla_beej kumda kolu_beej parangikkai arasanikai gummadi_ginjalu mathan_kuru kumra_bij
watermelon tarbuj kalingad dharpusani puchakaya kallangadi thannimathan tormuj tarbuch tarpusani
garden_cress halim aliv adityalu alvi aliya aseliyo asaliya halim_seed chandrashoor
moringa sahjan munga shevga murungai murungaikkai munagakaya munagaku mulakkada nugge nuggekai muringa muringakka muringayila sojne sojina saragvo saragva suhanjna sahijan sajana drumstick sehjan senjana sajne sajina shevgyachi shegat shigru muruga murungakkai munakkaya nugge_soppu mulaga_aku saijan sainjna surjana sarghva horse_radish_tree maringa sujuna sajiwan swejan soanjna munagachettu sujana munga_patta shevgyacha murungai_keerai murunga mashinga sojne_danta sohanjna sohanjana munagakulu muringakaya sargavo sargava
amla anwla avla nellikkai nelli usiri usirikaya nellikka amloki ambla anla gooseberry aonla amalaki amalki onla usirikai nelli_podi usirika nellikaya anola amra_phal dhatri
ashwagandha asgandh amukkara amukkuram oshwogondha asoda amukkirang pennerugadda withania hayagandha amukkila amukkiran indian_ginseng winter_cherry amukkara_kizhangu aswgandha osbogonda
tulsi tulas holy_basil tulsa vrinda thulasi_ilai krishna_tulsi rama_tulsi
neem kadulimb veppilai vembu vepa bevu veppu limdo nima margosa ninm
giloy gulvel seendhil tippatiga amrutaballi chittamrutu gulancha galo gilo guluchi guduchi amrita amritabali chitamritu guloncho giloa
shatavari thannirvittan shotomuli satavar shatabari satavri sotmuli satabri
brahmi vallarai saraswati ondelaga gotu_kola
triphala thiribala tirphala
aloe_vera ghritkumari korphad katralai kalabanda lolesara kattarvazha ghritokumari kunvarpathu kuar_gandal ghikuanri gwarpatha katarvala
mint pudina puthina fudino podina
lemongrass gavti_chaha vasanai_pul nimmagaddi majjige_hullu inchippullu lili_cha lemnagra lemnogra
hibiscus gudhal jaswand sembaruthi mandaram dasavala chembarathi joba jasud gurhal mandara
bhringraj maka karisalangkanni guntagalagara garuga kayyonni bhringoraj bhangro karisalangani
shikakai siyakkai shikakaya sigekai chinikka
reetha pundikkottai kunkudukaya antavala aritha soapnut boondi_kottai
henna mehandi mendi maruthani gorintaku madarangi mailanchi mehedi mahendi mahindi mehendi mehndi marudani
liquorice mulethi jyeshthamadh athimadhuram jeshthamadhu irattimadhuram jashtimodhu jethimadh mulathi licorice yashtimadhu adimaduram jostimdu
bael bel vilvam maredu bilva koovalam bili bela beal wood_apple
toor arhar tuar thuvaram_paruppu thuvarai kandi kandipappu kandulu togari togari_bele thuvara thuvarapparippu orhor tuver tuvar harada pigeon_pea thuvaram rahar rahari harhar arahar orohor red_gram harad thomara adhaki toovar_dal tubara toor_dal sambar_paruppu thuvaram_parippu
moong mug pachaippayaru pasippayaru pasipparuppu pesalu pesara pesarapappu hesaru hesarukalu hesaru_bele cherupayar mag mungi muga green_gram pacha_payaru payatham_paruppu siru_paruppu payaru payiru golden_gram pacha_pesalu mung_bean mugachi hara_moong sabut_mung cheru_payaru
urad udid ulundhu minumulu minapappu uddu uzhunnu biuli maskolai adad manh biri black_gram ulutham_paruppu uddina_bele mash kolai ulunu
masoor mysur_paruppu erra_kandipappu channangi mosur masar masuri musur mysore_paruppu mysore_dal red_lentil lal_dal massor kesari_bele malka misur musuri malka_masoor masura_dali musuri_dal musur_dal misur_pappu maisur_parupu
chana chole harbhara kabuli kondaikkadalai kadalai shanagalu kabul_kadale kadala chola chane buta chickpea senagalu senaga kondakadalai kothu_kadalai kabuli_chana garbanzo bengal_gram kadale_kalu vella_kadala kabuli_chole sundal_kadalai vellai_kondakadalai harbhare but
rajma rajmanh kidney_bean rajma_chitra kidny_bean
cowpea lobia chavli karamani thattaippayaru alasandalu bobbarlu alasande vanpayar borboti chola raungi jhudanga black_eyed_pea
horse_gram kulthi kulith kollu ulavalu huruli muthira kalthi kolatha hulga kolat
moth_bean moth matki narippayaru madake math
pea matar vatana pattani bathani grinpis motor matara mutter vatane grimpisu
soybean soyabean soya soyabin
field_bean val pavta mochai anumulu avare avarekalu amara shim shima
besan kadalai_mavu senagapindi kadale_hittu kadalamavu beson chanano_lot vesan besana gram_flour sanagapindi
rice chawal tandul arisi biyyam akki ari chal chokha chaul chaula basmati bhat sona_masuri matta
wheat gehun gahu godhumai godhuma godhumalu godhi gothambu gom ghau kanak gahama gehu gothumai sharbati khapli kodumai gaham
jowar jwar jwari solam jonnalu jonna jola cholam joar juvar javar jahna sorghum
bajra bajri kambu sajjalu sajja sajje pearl_millet kambam
ragi nachni mandua kezhvaragu ragulu chollu panjappullu muthari marua nagli bavto mandia finger_millet madua maduva mandwa marwa nachna kelvaragu koovaragu kora_ragi kodra_ragi nachinda mandika keppai taidalu chodi nachane mandve mundua marwa_atta madwa kezhvaraku maruia
foxtail kangni rala kang thinai korralu korra navane thina kaon kakum foxtail_millet rale thenai ral rallu koni kaguno kavalai kheri kangu_millet korra_biyyam kakun
kodo_millet kodo kodra varagu arikelu haraka varaku kodri arikalu kodon
little_millet kutki sava samai samalu chama sama gajro suan moraiyo gundli vari
barnyard_millet sanwa bhagar jhangora kuthiraivali udalu kavadappullu shyama samo swank sama_rice vrat_rice samak samo_rice kudiraivali savank
proso_millet chena vari panivaragu varigelu baragu china cheno barri
maize makka makkacholam mokkajonna mekkejola cholam bhutta makai makki corn maka
barley jau satu barli jab jav jaun jaba parli job
oat jai ots otsu oto
amaranth rajgira chaulai thandukkirai totakura rajgiri cheera ramdana rajgaro
buckwheat kuttu kuttu_atta phapar
flattened_rice poha pohe aval atukulu avalakki chire pauna chuda chivda chida
semolina suji rava ravai soji
sago sabudana javvarisi saggubiyyam sabakki chowari chavari
honey shahad madh then tene jenu jenutuppa modhu shahid mahu shehad shahd shehed shahed madhu moha thaen honi mou makhir makhion jangli_shahad nattu_then shehd mowr jain_tuppa then_honey
jaggery gur gud gul vellam bellam bella sharkara gol guda bheli jagri gor achu_vellam mandai_vellam nattu_sakkarai chakkarai panela bellada_pudi bella_pudi gulachi guddu patali_gur aakh_gud sakkarai
palm_jaggery tad_gur karuppatti panaivellam tati_bellam tale_bella karippetti taler_gur tad_gol panam_karkandu tad_gud tal_gur nolen_gur khejur_gur panai_karupatti panam_kalkandu palmyra tadi_gud khajur_gud khejurer_gur tar_gur
sugar chini shakkar khand khandsari sarkkarai sini chakkera panchadara sakkare panchasara sharkara boora nattu_sakkarai desi_khand brown_sugar raw_sugar khandsari_sugar sakkarai
candy_sugar mishri khadisakhar karkandu patikabellam kallusakkare kalkkandam michhri sakariya rock_sugar
beetroot chukandar bit chukander chakundar chukundar akkaladumpa salad_beet beatroot chukandar_powder pitrut
potato aloo batata urulaikkizhangu bangaladumpa alugadde urulakkizhangu bataka urulaikilangu urulakilangu
tomato tamatar thakkali tamata tometo tameta tamato
brinjal baingan vangi kathirikkai vankaya badanekai vazhuthana begun ringan baigana eggplant valutana baigan
okra bhindi bhendi vendaikkai bendakaya bendekai vendakka dheros bhinda ladyfinger
bottle_gourd lauki dudhi suraikkai sorakaya sorekai churakka lau ghiya
bitter_gourd karela karle pagarkai kakarakaya hagalakai pavakka korola kalara bitter_melon korla
spinach palak palakkirai palakura cheera palong palanga keerai
carrot gajar kerat kyaret karattu gajor gajara
radish muli mula mullangi mulo
sweet_potato shakarkand ratale sarkkaraivalli chilagadadumpa sihi_genasu madhurakkizhangu ranga_alu shakkariya shakarkandi kandamula sakrakand madurakilangu rana_alu sakrakandi
lemon nimbu limbu elumichai nimmakaya nimbe naranga lebu lembu lime
mango am amba mampazham mamidi mavu manga keri amb hapus alphonso kesar_mango mavinakai mambalam
banana kela keli vazhaippazham aratipandu balehannu vazhappazham kola kadali nendran valaipalam valapalam
papaya papita papai pappali boppayi pempe papaiyu amrutabhanda pepe amritbanda
guava amrud peru koyya jama sibe perakka peyara jamphal pijuli
pomegranate anar dalimb madhulai danimma dalimbe mathalam dalim dadam anardana
jackfruit kathal phanas palappazham panasapandu halasu chakka kanthal panasa palapalam pana
custard_apple sitaphal sithappazham sitaphalam ata sharifa sitapalam
jamun jambhul naval neredu nerale njaval jam jambu jaman jamukoli
milk doodh paal palu halu kshira dudha
curd dahi thayir perugu mosaru thairu doi dahin yogurt
ghee tup nei tuppa neyyu ghio ghia ghrit
butter makkhan loni vennei venna benne makhon lahuni
tea chai chaha thenir ti chaya cha chaipatti
coffee kapi kafi kabi
pickle achar lonche urugai avakaya pachadi uppinakai athanu achara
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ').map((name) => name.replaceAll('_', ' ')));
