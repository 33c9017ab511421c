// Adjusts links and pictures after sanitising, for both sanitisers of the page.
import { isPictureAddress, OUTSIDE, OUTSIDE_LINK } from '#domain/shared/allowed-html.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

/** External links open in a new tab without a referrer; pictures not from the shop's own bucket are removed. */
export function settleElement(element: Element): void {
  if (element.tagName === 'A') settleLink(element);
  if (element.tagName === 'IMG') settlePicture(element);
}

function settleLink(link: Element): void {
  link.removeAttribute('target');
  link.removeAttribute('rel');
  if (!OUTSIDE.test(link.getAttribute('href') ?? '')) return;
  for (const [name, value] of Object.entries(OUTSIDE_LINK)) link.setAttribute(name, value);
}

function settlePicture(picture: Element): void {
  if (!isPictureAddress(picture.getAttribute('src') ?? '', firebaseProject)) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}
