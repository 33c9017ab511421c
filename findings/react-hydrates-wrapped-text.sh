#!/bin/sh
# hydrateRoot() accepts an element in the server's HTML that the client does not render, if it wraps the whole text of its parent, and keeps it.
#
# Version: react and react-dom 19.3.1 (the development build), with jsdom 26.1.0, on Node 20 or newer.
# Behaviour: for a component that renders <p>Sold out</p>, HTML of <p><s>Sold out</s></p> hydrates without a word: no onRecoverableError, nothing on the
#   console, and the <s> stays. React compares such a parent's textContent alone, and so the elements below it are never looked at. Beside a sibling,
#   the same element is reported and rendered anew. Its documentation: "In development mode, React warns about mismatches during hydration."
# Consequence: a page may look otherwise than its components say, and the checks that wait for hydration errors hear nothing. The first change of the
#   text removes the element.
# Instead: compare the HTML of the hydrated page with what the client renders, where that matters.
# Output seen:
#   only text:      0 reports, <p><s>Sold out</s></p>
#   beside another: 1 report,  <p><b>Ghee</b>Sold out</p>
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat > run.js <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator });
const { act, createElement } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { renderToString } = await import('react-dom/server');

async function hydrated(served, rendered) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(served);
  let reports = 0;
  const { error } = console;
  console.error = () => (reports += 1);
  await act(() => hydrateRoot(place, rendered, { onRecoverableError: () => (reports += 1) }));
  console.error = error;
  return { reports, html: place.innerHTML };
}

const struck = createElement('s', null, 'Sold out');
const ghee = createElement('b', null, 'Ghee');
const only = await hydrated(createElement('p', null, struck), createElement('p', null, 'Sold out'));
const beside = await hydrated(
  createElement('p', null, ghee, struck),
  createElement('p', null, ghee, 'Sold out'),
);
console.log(`only text:      ${only.reports} reports, ${only.html}`);
console.log(`beside another: ${beside.reports} report,  ${beside.html}`);
const isAsSeen =
  only.reports === 0 &&
  only.html === '<p><s>Sold out</s></p>' &&
  beside.reports > 0 &&
  beside.html === '<p><b>Ghee</b>Sold out</p>';
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
