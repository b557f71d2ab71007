/** Opens a paper's large picture in place; where script or dialogs are missing, its link does. */
const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]');
const papers = [...document.querySelectorAll<HTMLAnchorElement>('[data-paper]')];
if (viewer?.showModal) watch(viewer);

function watch(dialog: HTMLDialogElement): void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`) ?? dialog;
  const picture = new Image();
  const frame = part('enlarge');
  frame.append(picture);
  const places = JSON.parse(dialog.dataset.places ?? '[]') as string[];
  let at = 0;

  const isEnlarged = () => frame.getAttribute('aria-pressed') === 'true';
  const enlarge = (large: boolean) => frame.setAttribute('aria-pressed', String(large));
  const show = (next: number) => {
    at = (next + papers.length) % papers.length;
    const paper = papers[at];
    if (!paper) return;
    picture.src = paper.href;
    part('place').textContent = places[at] ?? '';
    part('caption').textContent = paper.querySelector('img')?.alt ?? '';
    enlarge(false);
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const step = Number(target.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0);
    if (step) show(at + step);
    if (target.closest('[data-enlarge]')) enlarge(!isEnlarged());
    const chosen = papers.findIndex((paper) => paper.contains(target));
    if (chosen < 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(chosen);
    dialog.showModal();
    frame.focus();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '-') enlarge(key === '+');
    // Enlarged, the arrows move the picture.
    else if (!isEnlarged() && key === 'ArrowLeft') show(at - 1);
    else if (!isEnlarged() && key === 'ArrowRight') show(at + 1);
  });
  dialog.addEventListener('close', () => papers[at]?.focus());
}
