// Blog: keeping a pantry dry through the rains.
import type { DemoBlog } from '../blogs.ts';

export const monsoonStore: DemoBlog = {
  id: 'a-pantry-that-survives-the-monsoon',
  fields: {
    heading: 'A pantry that survives the monsoon',
    content: `<p>From June to September the air itself is wet, and every packet that was opened in May is in danger. Our grandmothers had no silica gel, and still they ate last year’s dal in August. Most of what they did costs nothing.</p>
<h2>Before the first rain</h2>
<ul><li>Lay dals, whole spices and rice in the sun for <strong>one dry afternoon</strong>, then let them cool before they go into tins. Warm grain in a closed tin sweats.</li>
<li>Wash and sun the tins too. Old flour in the seam of a lid is where weevils wait.</li>
<li>Put two dried neem leaves or a whole dried chilli into each tin of grain.</li>
<li>Buy powders small. A 200 g pouch that is finished is better than a kilogram that has turned to stone.</li></ul>
<h2>How long things keep</h2>
<table><thead><tr><th>Food</th><th>Opened, dry weather</th><th>Opened, monsoon</th></tr></thead><tbody>
<tr><td>Whole dal and beans</td><td>10 months</td><td>6 months</td></tr>
<tr><td>Millet flour</td><td>2 months</td><td>3 weeks</td></tr>
<tr><td>Leaf and beet powders</td><td>3 months</td><td>6 weeks</td></tr>
<tr><td>Seeds</td><td>6 months</td><td>3 months, in the fridge</td></tr>
<tr><td>Jaggery</td><td>8 months</td><td>4 months, airtight</td></tr></tbody></table>
<h2>When it has already happened</h2>
<p>A clump in turmeric or beet powder is only moisture: break it, dry it for an hour in a barely warm oven, sieve it. Grey threads, a musty smell or a bitter edge mean <strong>mould</strong>, and then there is no rescue; the part that looks clean is not. Sticky jaggery may be boiled with a little water into syrup and used within two weeks.</p>
<p>One last habit, the cheapest of all: a <em>dry spoon</em>. Keep one tied to each jar that stands near the stove.</p>`,
  },
};
