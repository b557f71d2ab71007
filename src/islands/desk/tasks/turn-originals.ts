/**
 * Enlarges and turns the opened originals of a task, and lets the key that opens them go on to the
 * next one. Nothing is sent, so it is a script of the page and no form.
 */
const steps = [1, 1.5, 2, 3, 4, 6];
/** This is the room it has until it is there, in pixels. */
const firstSide = 1080;

type View = { step: number; quarter: number };

function draw(picture: HTMLImageElement, { step, quarter }: View): void {
  const { naturalWidth, naturalHeight, style } = picture;
  const nearer = steps[step] ?? 1;
  const isOnItsSide = quarter % 2 === 1;
  const ratio = naturalHeight > 0 ? naturalWidth / naturalHeight : 1;
  // On its side its height is what fills the width, and margins give it the room it then takes.
  const moved = (nearer * (ratio - 1) * 100) / 2;
  style.setProperty('--nearer', String(isOnItsSide ? nearer * ratio : nearer));
  style.transform = `rotate(${quarter * 90}deg)`;
  style.marginBlock = isOnItsSide ? `${moved}%` : '';
  style.marginInline = isOnItsSide ? `${-moved}%` : '';
}

/** It is asked for at the first opening and kept: from then on it counts as looked at. */
function showPicture(glass: HTMLElement): HTMLImageElement {
  const shown = glass.querySelector('img');
  if (shown) return shown;
  const picture = new Image(firstSide, firstSide);
  picture.alt = glass.getAttribute('aria-label') ?? '';
  picture.src = glass.dataset.glass ?? '';
  glass.append(picture);
  glass.hidden = false;
  return picture;
}

function prepare(original: HTMLDetailsElement): void {
  const glass = original.querySelector<HTMLElement>('[data-glass]');
  if (!glass) return;
  const view: View = { step: 0, quarter: 0 };
  original.querySelector('[data-tools]')?.removeAttribute('hidden');
  original.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')?.dataset.tool;
    if (!tool) return;
    if (tool === 'turn') view.quarter = (view.quarter + 1) % 4;
    else view.step += tool === 'nearer' ? 1 : -1;
    view.step = Math.min(Math.max(view.step, 0), steps.length - 1);
    draw(showPicture(glass), view);
  });
  original.addEventListener('toggle', () => {
    if (!original.open) return;
    showPicture(glass);
    goOn(original);
  });
}

/**
 * Of a group one is open at a time, also where the browser does not see to it. The key then opens
 * the next one, and after the last one those of the next group.
 */
function goOn(opened: HTMLDetailsElement): void {
  const groups = Array.from(document.querySelectorAll<HTMLElement>('[data-originals]'));
  for (const group of groups) {
    const all = Array.from(group.querySelectorAll<HTMLDetailsElement>('[data-original]'));
    const at = all.indexOf(opened);
    const next = groups.length === 1 ? all[(at + 1) % all.length] : all[at + 1];
    for (const one of all) {
      if (at >= 0 && one !== opened) one.open = false;
      const summary = one.querySelector('summary');
      if (one === next) summary?.setAttribute('data-key', 'o');
      else summary?.removeAttribute('data-key');
    }
  }
}

for (const original of document.querySelectorAll<HTMLDetailsElement>('[data-original]')) {
  prepare(original);
}
