/** Such a page is the same for all: who calls one family stands on the page that its form arrives at. */
async function showClew(at: Element, href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) return;
  // This part alone: styles of the whole page would be tried, and refused.
  const [html = ''] =
    /<section\b[^>]*\bdata-who\b[\s\S]*?<\/section>/.exec(await answer.text()) ?? [];
  const who = new DOMParser().parseFromString(html, 'text/html').querySelector('section');
  if (who) at.replaceWith(who);
}

const clewPlace = document.querySelector<HTMLElement>('[data-clew]');
const clewId = new URLSearchParams(location.search).get('clewId');
if (clewPlace && clewId)
  void showClew(clewPlace, `${clewPlace.dataset.clew}&clewId=${encodeURIComponent(clewId)}`);
