// Blog: changing from rice to millets without a revolt at the table.
import type { DemoBlog } from '../blogs.ts';

export const millets: DemoBlog = {
  id: 'seven-days-of-millets-at-home',
  fields: {
    heading: 'Seven days of millets, without a revolt at the table',
    content: `<p>Whoever serves plain boiled foxtail millet to a rice-eating family on a Monday will serve rice on Tuesday. Begin where the taste is already strong, mix before you replace, and leave the plainest dishes for the end of the week.</p>
<h2>A week that worked in our house</h2>
<table><thead><tr><th>Day</th><th>Dish</th><th>Grain</th></tr></thead><tbody>
<tr><td>Monday</td><td>Lemon “rice” with groundnuts</td><td>Half rice, half foxtail</td></tr>
<tr><td>Tuesday</td><td>Rotis</td><td>One part ragi, three parts wheat</td></tr>
<tr><td>Wednesday</td><td>Bisi bele bath</td><td>Little millet</td></tr>
<tr><td>Thursday</td><td>Dosa</td><td>Half of the rice replaced by any small millet</td></tr>
<tr><td>Friday</td><td>Upma</td><td>Cracked foxtail</td></tr>
<tr><td>Saturday</td><td>Ragi malt and fruit</td><td>Sprouted ragi flour</td></tr>
<tr><td>Sunday</td><td>Curd “rice”, pickle, papad</td><td>Foxtail, cooked soft</td></tr></tbody></table>
<h2>Cooking them loose</h2>
<ol><li>Wash three times; the first water is brown.</li><li>Soak for half an hour and drain.</li><li>Roast in a teaspoon of oil until it smells nutty.</li><li>Two and a half cups of water to one of grain, lid on, low fire, 18 minutes.</li><li>Leave it alone for ten minutes, then loosen with a fork.</li></ol>
<h2>Honest words</h2>
<p>Millets are not magic. They bring more fibre and minerals than white rice, they grow where rice cannot, and they need a third of the water. They also fill you sooner: cook <strong>a quarter less</strong> than you would of rice, and drink enough. If a child likes only one of the seven dishes, cook that one. It is one more than last week.</p>`,
  },
};
