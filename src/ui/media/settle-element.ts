// What both sanitisers of the page do with links and pictures, once everything harmful is gone.
import { isPictureAddress, OUTSIDE, OUTSIDE_LINK } from '#domain/shared/allowed-html.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';

/** Links out of the shop open beside it and learn nothing of it; pictures come from the shop's own bucket, or not at all. */
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
