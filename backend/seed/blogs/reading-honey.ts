// Blog: what honey labels and looks do and do not tell.
import type { DemoBlog } from '../blogs.ts';

export const readingHoney: DemoBlog = {
  id: 'honey-sets-and-that-is-good',
  fields: {
    heading: 'Your honey has set. Good!',
    content: `<p>Every winter we get the same message with a photograph: white crystals at the bottom of the jar, and the question whether we put sugar in it. We did not. <strong>Most real honey sets sooner or later</strong>, and what never sets has often been heated.</p>
<h2>Why it happens</h2>
<p>Honey holds more sugar than its water can carry. The grape sugar in it lets go first and makes crystals. Which flower the bees visited decides how quickly:</p>
<table><thead><tr><th>Honey</th><th>Sets within</th><th>Texture</th></tr></thead><tbody>
<tr><td>Mustard</td><td>2 to 6 weeks</td><td>Like butter</td></tr>
<tr><td>Sunflower</td><td>2 months</td><td>Coarse</td></tr>
<tr><td>Multiflora</td><td>4 to 12 months</td><td>Mixed</td></tr>
<tr><td>Acacia, litchi</td><td>More than a year</td><td>Stays liquid</td></tr></tbody></table>
<h2>To make it liquid again</h2>
<ol><li>Take off the metal lid and stand the jar in water as warm as a bath, not more than 40 °C.</li><li>Wait for an hour; stir; change the water.</li><li>Never use the microwave. It boils the rim while the middle is still cold, and the scent is gone.</li></ol>
<h2>The tests that do not work</h2>
<ul><li><em>The thumb test, the water test, the burning match:</em> thick syrup passes all of them.</li><li><em>Ants:</em> they like honey as much as anyone.</li></ul>
<p>What helps is to know who took the honey, where and when, and to see a moisture value on the jar. Below 20 percent it keeps for years; wild honey is wetter, ferments sooner and should be eaten within the year.</p>
<p>One serious line at the end: no honey for children under twelve months, neither ours nor any other.</p>`,
  },
};
