// Blog: which pressed oil for which dish.
import type { DemoBlog } from '../blogs.ts';

export const oilChoice: DemoBlog = {
  id: 'which-oil-for-which-pan',
  fields: {
    heading: 'Which oil for which pan? A short guide to the ghani shelf',
    content: `<p>Refined oil is made to taste of nothing, so that it fits everything. Pressed oils taste of what they were, and so each has its own place. Three bottles are enough for most kitchens.</p>
<h2>The table on our kitchen door</h2>
<table><thead><tr><th>Oil</th><th>Good for</th><th>Not for</th><th>Heat</th></tr></thead><tbody>
<tr><td>Groundnut</td><td>Frying, everyday tadka</td><td>Delicate sweets</td><td>High</td></tr>
<tr><td>Mustard</td><td>Pickles, fish, sarson ka saag</td><td>Baking</td><td>High, after smoking once</td></tr>
<tr><td>Sesame</td><td>Sambar, podi, pickles</td><td>Long deep frying</td><td>Medium</td></tr>
<tr><td>Coconut</td><td>Thoran, avial, baking</td><td>Cold salads; it sets</td><td>Medium</td></tr>
<tr><td>Flax</td><td>Dressing, curd</td><td><strong>Any pan at all</strong></td><td>None</td></tr></tbody></table>
<h2>Why is it cloudy, and why does it foam?</h2>
<p>A little cloud is seed meal that the cotton did not hold. It sinks within days; pour from the top and use the last spoonful for a roti dough. Foam at the first frying is moisture. It stops after a minute. If it foams like soap each time, the oil is old.</p>
<h2>Three rules</h2>
<ol><li>Buy what you will finish in <strong>eight weeks</strong>.</li><li>Dark bottle, dark shelf, cap on.</li><li>Strain frying oil once, use it once more for tempering, and then let it go: into the lamp, not into the drain.</li></ol>
<p>Cold pressed oil costs about twice as much as refined oil, because the ghani leaves a third of the oil in the cake. The cake is not lost: it feeds the cow that feeds the field that grew the groundnut.</p>`,
  },
};
