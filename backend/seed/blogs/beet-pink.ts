// Blog: colouring food with beetroot.
import type { DemoBlog } from '../blogs.ts';

export const beetPink: DemoBlog = {
  id: 'how-to-keep-beetroot-pink',
  fields: {
    heading: 'How to keep beetroot pink in the oven, in curd and in laddus',
    content: `<p>You stir a spoon of beetroot powder into the batter, the bowl looks like a wedding, and out of the oven comes a brown cake. The colour of beet, <em>betanin</em>, is generous but shy: it fears heat, time and soda. With three small tricks it stays.</p>
<h2>The tricks</h2>
<ul><li><strong>Add something sour.</strong> Lemon, curd, buttermilk or a pinch of amchur keep it pink. Baking soda turns it brown; baking powder with lemon is fine.</li><li><strong>Add it late.</strong> Into kheer or halwa only when the pan has left the fire.</li><li><strong>Keep it from the light.</strong> Pink icing in a shop window is grey by evening.</li></ul>
<h2>How much</h2>
<table><thead><tr><th>For</th><th>Powder</th><th>Colour</th></tr></thead><tbody>
<tr><td>1 bowl of raita</td><td>¼ teaspoon</td><td>Rose</td></tr>
<tr><td>Dough for 8 rotis</td><td>2 teaspoons</td><td>Dusky pink</td></tr>
<tr><td>12 idlis</td><td>1½ teaspoons</td><td>Old rose; steam is gentle</td></tr>
<tr><td>1 cake of 500 g</td><td>1 tablespoon and juice of half a lemon</td><td>Red-brown crust, pink crumb</td></tr>
<tr><td>20 coconut laddus</td><td>2 teaspoons</td><td>Deep magenta</td></tr></tbody></table>
<h2>Coconut laddus in fifteen minutes</h2>
<ol><li>Warm 200 g of condensed milk with 250 g of dry grated coconut until it leaves the side of the pan.</li><li>Take it off the fire. After two minutes stir in the beetroot powder and a few drops of lemon.</li><li>Roll while warm, turn in more coconut, let them rest for an hour.</li></ol>
<p>The taste? A little earthy if you take too much; start low. And do not be frightened the next morning: beet colours more than laddus, and it is harmless.</p>`,
  },
};
