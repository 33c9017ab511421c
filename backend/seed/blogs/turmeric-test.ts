// Blog: how to look at turmeric powder at home.
import type { DemoBlog } from '../blogs.ts';

export const turmericTest: DemoBlog = {
  id: 'five-things-to-look-for-in-haldi',
  fields: {
    heading: 'Five things to look for in a spoon of haldi',
    content: `<p>Turmeric is the powder that an Indian kitchen opens most often, and the one that is stretched most often. You do not need a laboratory to notice the crude tricks. You need a glass of water, a white plate and <strong>ten quiet minutes</strong>.</p>
<h2>What to do</h2>
<ol><li><strong>Look at it in daylight.</strong> Good powder is matt and a little uneven. A glowing lemon yellow, the same in every grain, deserves a second look.</li>
<li><strong>Drop half a spoon into warm water</strong> and leave it alone. Most of it sinks, and the water turns pale yellow. Strong colour in the first seconds may be added dye.</li>
<li><strong>Rub a pinch on your palm</strong> for twenty seconds. Real turmeric leaves a stain and an oily feel; chalk feels dusty.</li>
<li><strong>Smell it warm.</strong> In a spoon over steam it should smell of earth and orange peel.</li>
<li><strong>Read the pack.</strong> It should carry a place, a month of milling and a batch.</li></ol>
<h2>What the words mean</h2>
<table><thead><tr><th>Word</th><th>What it tells you</th></tr></thead><tbody>
<tr><td>Lakadong</td><td>A variety from Meghalaya, rich in colour</td></tr>
<tr><td>Erode, Salem</td><td>Districts; the everyday haldi of the south</td></tr>
<tr><td>Double polished</td><td>Rubbed smooth; pretty, not better</td></tr>
<tr><td>Kasturi</td><td>Another plant, for the skin and not for food</td></tr></tbody></table>
<p>None of these tests proves purity. Lead chromate, the nastiest of the additions, is found only by a laboratory. That is why we print what was measured for each batch, and why <em>whole fingers</em> remain the safest way to buy if you own a strong mixer.</p>
<p>And if your old jar fails? Do not cook with it. Use it to dye a cotton cloth: an hour at a simmer with a spoon of alum, and you have a napkin the colour of the sun.</p>`,
  },
};
