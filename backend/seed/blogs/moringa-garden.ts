// Blog: growing a moringa tree at home.
import type { DemoBlog } from '../blogs.ts';

export const moringaGarden: DemoBlog = {
  id: 'a-moringa-tree-in-a-bucket',
  fields: {
    heading: 'A moringa tree in a bucket, from seed to first leaves',
    content: `<p>A drumstick tree in the ground soon stands higher than the house. In a twenty-litre bucket it stays as tall as you are and still gives a handful of leaves a week. All it asks for is sun, and that you are not afraid of the scissors.</p>
<h2>You need</h2>
<ul><li>a bucket with five holes in its floor;</li><li>two parts garden soil, one part sand, one part old compost;</li><li>three seeds with their wings on or off, it does not matter;</li><li>a place with six hours of sun.</li></ul>
<h2>The first hundred days</h2>
<table><thead><tr><th>Day</th><th>What happens</th><th>What you do</th></tr></thead><tbody>
<tr><td>0</td><td>Seeds go in, 2 cm deep</td><td>Water well once</td></tr>
<tr><td>7 to 14</td><td>A bent green neck appears</td><td>Water when the top is dry</td></tr>
<tr><td>30</td><td>Knee high</td><td>Keep the strongest, cut the others at the soil</td></tr>
<tr><td>45</td><td>Waist high and thin</td><td><strong>Pinch out the tip</strong></td></tr>
<tr><td>75</td><td>Four or five side shoots</td><td>Pinch those too; a handful of compost</td></tr>
<tr><td>100</td><td>A small bush</td><td>First harvest: never more than a third</td></tr></tbody></table>
<h2>What goes wrong</h2>
<p>Nearly always it is water. Moringa comes from dry hills, and a saucer full of water rots the root within a week. <em>Yellow leaves from below</em> mean too wet; <em>drooping at noon but upright at six</em> means all is well. In a cold winter it drops its leaves and looks dead; cut it to knee height in February and wait.</p>
<p>Use young leaves raw in small amounts, older ones cooked. Strip them by pulling the twig backwards through two fingers; the children will fight for the job.</p>`,
  },
};
