// Blog: soaking times for pulses and grains.
import type { DemoBlog } from '../blogs.ts';

export const soaking: DemoBlog = {
  id: 'how-long-to-soak-everything',
  fields: {
    heading: 'How long to soak everything',
    content: `<p>Soaking is the cheapest fuel there is. A bean that has drunk overnight cooks in half the time, and more evenly, because its middle is not hard while its skin is already soft. Yet some things are spoiled by it. Here is the list that hangs above our sink.</p>
<table><thead><tr><th>What</th><th>Soak</th><th>Then cook</th></tr></thead><tbody>
<tr><td>Masoor, moong dal (split)</td><td>Only rinse</td><td>15 minutes</td></tr>
<tr><td>Toor, chana dal</td><td>20 to 30 minutes</td><td>3 whistles</td></tr>
<tr><td>Whole moong, matki</td><td>6 hours</td><td>20 minutes</td></tr>
<tr><td>Kabuli and black chana</td><td>10 hours</td><td>5 whistles</td></tr>
<tr><td>Rajma</td><td>10 hours, change the water</td><td>5 whistles, at a full boil first</td></tr>
<tr><td>Foxtail, little millet</td><td>30 minutes</td><td>18 minutes</td></tr>
<tr><td>Whole ragi</td><td>12 hours</td><td>40 minutes</td></tr></tbody></table>
<h2>Small things that matter</h2>
<ul><li>Use <strong>three times as much water</strong> as beans, in a pot with room to grow.</li><li>In May, soak in the fridge; warm water ferments by morning.</li><li>A pinch of salt in the soaking water keeps skins whole. Sour things – tamarind, tomato – go in only when the beans are soft.</li><li>Old beans stay hard whatever you do. Grind them for dosa instead.</li></ul>
<h2>And if you forgot?</h2>
<p>Bring the beans to the boil, let them boil for two minutes, put the lid on and turn off the fire. After one hour they are where a night would have brought them. It works for everything except rajma, which never quite forgives: give it an extra whistle, and do make sure that it <em>boils hard for ten minutes</em> at some point.</p>`,
  },
};
