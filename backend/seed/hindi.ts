// What the demo shop has written in Hindi: its categories, some products and a blog, by their ids.

/** Names of categories. */
const CATEGORIES: Readonly<Record<string, string>> = {
  moringa: 'मोरिंगा (सहजन)',
  turmeric: 'हल्दी',
  beetroot: 'चुकंदर',
  powders: 'जड़ी-बूटी और मसाला पाउडर',
  seeds: 'बीज',
  oils: 'कोल्ड प्रेस्ड तेल',
  'honey-and-jaggery': 'शहद और गुड़',
  'pulses-and-millets': 'दालें और मोटे अनाज',
};

/** Name and story of products. */
const PRODUCTS: Readonly<Record<string, readonly [name: string, story: string]>> = {
  'moringa-leaf-powder-200g': [
    'मोरिंगा पत्ती पाउडर, छाँव में सुखाया, 200 ग्राम',
    'मोरिंगा की कोमल पत्तियों का महीन हरा पाउडर, और कुछ नहीं। स्वाद पालक जैसा, हल्की ग्रीन टी के साथ। छोटे बैच में पिसता है, इसलिए पैकेट शायद ही कभी छह हफ़्ते से पुराना होता है।',
  ],
  'lakadong-turmeric-powder-200g': [
    'लाकाडोंग हल्दी पाउडर, 200 ग्राम',
    'लाकाडोंग किस्म की गहरी नारंगी हल्दी, मेघालय की गाँठों से उगाई हुई। रंग और खुशबू बाज़ार की हल्दी से लगभग दोगुनी, इसलिए आधी मात्रा से शुरू करें।',
  ],
  'beetroot-powder-fine-150g': [
    'चुकंदर पाउडर, महीन, 150 ग्राम',
    'सिर्फ़ चुकंदर, सुखाकर गहरे गुलाबी पाउडर में पिसा हुआ। मीठा और मिट्टी की खुशबू वाला; जिसे छूता है उसे रंग देता है।',
  ],
  'wild-forest-honey-nilgiris-500g': [
    'नीलगिरि का जंगली शहद, बिना गरम किया, 500 ग्राम',
    'कुरुम्बा शहद जुटाने वाले अप्रैल से जून के बीच चट्टानों के छत्तों से लाते हैं। गहरा और पतला; स्वाद हर साल थोड़ा बदलता है। हर छत्ते का तीसरा हिस्सा मधुमक्खियों के लिए छोड़ा जाता है।',
  ],
  'chia-seeds-mysuru-250g': [
    'मैसूर के चिया बीज, 250 ग्राम',
    'काले और भूरे चिया बीज, मैसूर के पास उगाए हुए। यह सब्जा नहीं है: चिया अंडाकार होता है, धीरे फूलता है और सूखा भी खाया जा सकता है।',
  ],
  'groundnut-oil-wood-pressed-1l': [
    'मूँगफली का तेल, लकड़ी की घानी का, 1 लीटर',
    'लाल छिलके वाली छोटी मूँगफली से, छीलने के हफ़्ते में ही पेरा हुआ। तेज़ आँच सह लेता है, तलने के लिए अच्छा।',
  ],
  'amla-powder-sun-dried-200g': [
    'आँवला पाउडर, बिना गुठली, 200 ग्राम',
    'बिना गुठली का आँवला, सुखाकर पिसा हुआ। पहले बहुत खट्टा, फिर कसैला, और बाद में पानी पिएँ तो मीठा।',
  ],
  'unpolished-toor-dal-1kg': [
    'बिना पॉलिश की तूर दाल, 1 किलो',
    'बीड के पठार की अरहर, गाँव में ही सुखाई और दली हुई, बिना तेल या पानी की पॉलिश। पककर मलाई जैसी और हल्की मीठी।',
  ],
  'erode-turmeric-powder-500g': [
    'ईरोड हल्दी पाउडर, पत्थर की चक्की का, 500 ग्राम',
    'दक्षिण की रोज़ की हल्दी: साफ़ पीली, मिट्टी की खुशबू वाली, अंत में हल्की कड़वी। ईरोड के छह खेतों की फ़सल से।',
  ],
  'jaggery-powder-kolhapur-1kg': [
    'कोल्हापुर का गुड़ पाउडर, 1 किलो',
    'गन्ने का रस पकाकर, भुरभुरा होने तक चलाकर छाना हुआ। भूरा, पीला नहीं। जहाँ चीनी डालते हैं, वहाँ उतना ही डालें।',
  ],
};

/** Heading and content of blogs. */
const BLOGS: Readonly<Record<string, readonly [heading: string, content: string]>> = {
  'five-things-to-look-for-in-haldi': [
    'एक चम्मच हल्दी में देखने की पाँच बातें',
    `<p>रसोई में सबसे ज़्यादा खुलने वाला डिब्बा हल्दी का है, और मिलावट भी सबसे ज़्यादा इसी में होती है। मोटी मिलावट पहचानने के लिए प्रयोगशाला नहीं चाहिए: एक गिलास पानी, एक सफ़ेद प्लेट और <strong>दस मिनट</strong> काफ़ी हैं।</p>
<h2>क्या करें</h2>
<ol><li><strong>दिन की रोशनी में देखें।</strong> अच्छी हल्दी बिना चमक की और थोड़ी असमान होती है।</li>
<li><strong>आधा चम्मच गुनगुने पानी में डालें</strong> और छोड़ दें। ज़्यादातर नीचे बैठ जाती है। पहले ही पल तेज़ रंग छूटे तो वह रंग मिलाया हुआ हो सकता है।</li>
<li><strong>चुटकी भर हथेली पर मलें।</strong> असली हल्दी दाग छोड़ती है और चिकनी लगती है; चॉक धूल जैसा लगता है।</li>
<li><strong>गरम करके सूँघें।</strong> भाप पर मिट्टी और संतरे के छिलके जैसी खुशबू आनी चाहिए।</li>
<li><strong>पैकेट पढ़ें।</strong> उस पर जगह, पिसाई का महीना और बैच होना चाहिए।</li></ol>
<p>इनमें से कोई जाँच शुद्धता साबित नहीं करती। सबसे ख़तरनाक मिलावट, लेड क्रोमेट, सिर्फ़ प्रयोगशाला में पकड़ी जाती है।</p>`,
  ],
};

type InHindi = { texts?: { hi: Record<string, string> } };

const inHindi = (hi: Record<string, string> | undefined): InHindi => (hi ? { texts: { hi } } : {});

/** The field `texts` of a category; nothing where there is none. */
export function hindiOfCategory(id: string): InHindi {
  const categoryName = CATEGORIES[id];
  return inHindi(categoryName ? { categoryName } : undefined);
}

/** The same of a product. */
export function hindiOfProduct(id: string): InHindi {
  const [name, story] = PRODUCTS[id] ?? [];
  return inHindi(name && story ? { name, editorContent: `<p>${story}</p>` } : undefined);
}

/** The same of a blog. */
export function hindiOfBlog(id: string): InHindi {
  const [heading, content] = BLOGS[id] ?? [];
  return inHindi(heading && content ? { heading, content } : undefined);
}
