import { readPage } from '#src/components/platform/in-page/read-page.ts';

/** Such a page is the same for all: who calls one family stands on the page that its form arrives at. */
async function showClew(at: Element, address: string): Promise<void> {
  const who = (await readPage(address)).querySelector('[data-who]');
  if (who) at.replaceWith(who);
}

const place = document.querySelector<HTMLElement>('[data-clew]');
const clewId = new URLSearchParams(location.search).get('clewId');
if (place && clewId) {
  const address = `${place.dataset.clew}&clewId=${encodeURIComponent(clewId)}`;
  // The page says what happens next without it.
  showClew(place, address).catch(() => undefined);
}
