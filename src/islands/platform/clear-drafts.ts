import { showDialog } from '#src/components/platform/in-page/show-dialog.ts';
import { clearDrafts, countDrafts } from '#src/stores/drafts.ts';
import { countPhotoPlaces, forgetAllPhotos } from '#src/stores/media/photos.ts';

/**
 * Shows how many drafts there are, and clears them once someone confirmed it. There is no form and
 * no island: what it counts is known to the browser alone.
 */
export async function offerClearing(): Promise<void> {
  const shown = document.querySelector<HTMLElement>('[data-drafts]');
  const ask = document.querySelector<HTMLElement>('[data-ask]');
  const sure = document.querySelector('dialog');
  if (!shown || !ask || !sure) return;
  const { none = '', count = '', done = '' } = shown.dataset;
  const drafts = countDrafts() + (await countPhotoPlaces());
  shown.textContent = drafts === 0 ? none : count.replace('{count}', String(drafts));
  shown.hidden = false;
  ask.hidden = drafts === 0;
  ask.addEventListener('click', () => showDialog(sure));
  sure.addEventListener('close', async () => {
    if (sure.returnValue !== 'clear') return;
    clearDrafts();
    await forgetAllPhotos();
    shown.textContent = done;
    ask.hidden = true;
  });
}
