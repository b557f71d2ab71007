import { showDialog } from '#src/components/platform/in-page/show-dialog.ts';
import { drawViewer, type ViewerWords } from './draw-viewer.ts';

/**
 * Opens a picture large in place; where dialogs are missing, its link does. The viewer is a sheet,
 * so the phone's Back closes it: `open-sheets.ts` of the page sees to that.
 */
const place = document.querySelector<HTMLElement>('[data-viewer]');
const pictures = [...document.querySelectorAll<HTMLAnchorElement>('[data-picture]')];
if (place && 'HTMLDialogElement' in window) prepare(place);

/** A picture stays a link until the viewer can be drawn as it should look. */
function prepare({ dataset }: HTMLElement): void {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = dataset.style ?? '';
  style.addEventListener('load', () => watch(JSON.parse(dataset.viewer ?? '{}')));
  document.head.append(style);
}

function watch(words: ViewerWords): void {
  const { dialog, enlarger, picture, place, caption } = drawViewer(words, pictures.length > 1);
  let at = 0;

  const isEnlarged = () => enlarger.getAttribute('aria-pressed') === 'true';
  const enlarge = (large: boolean) => enlarger.setAttribute('aria-pressed', String(large));
  const show = (next: number) => {
    at = (next + pictures.length) % pictures.length;
    const shown = pictures[at];
    if (!shown) return;
    const { alt = '', lang = '' } = shown.querySelector('img') ?? {};
    picture.src = shown.href;
    place.textContent = placeOf(at, words);
    caption.textContent = alt;
    caption.lang = lang;
    enlarge(false);
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const step = Number(target.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0);
    if (step) show(at + step);
    if (target === enlarger || target === picture) enlarge(!isEnlarged());
    const chosen = pictures.findIndex((one) => one.contains(target));
    if (chosen < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(chosen);
    history.pushState({ sheet: dialog.id }, '');
    showDialog(dialog);
    enlarger.focus();
  });
  // Enlarged, arrows and fingers move the picture.
  const turn = (step: number) => isEnlarged() || show(at + step);
  onSwipe(enlarger, turn);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '-') enlarge(key === '+');
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === 'ArrowLeft' ? -1 : 1);
  });
  dialog.addEventListener('close', () => pictures[at]?.focus());
}

const placeOf = (at: number, { place }: ViewerWords) =>
  place.replace('{at}', String(at + 1)).replace('{count}', String(pictures.length));

/** One finger that goes further across than down: to the left is on, to the right is back. */
function onSwipe(element: HTMLElement, turn: (step: number) => unknown): void {
  const leastPx = 40;
  let start: Touch | undefined;
  const passive = { passive: true };
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    passive,
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const [end] = changedTouches;
      if (!start || !end) return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(across) > Math.max(leastPx, Math.abs(down))) turn(across < 0 ? 1 : -1);
    },
    passive,
  );
}
