/** Opens a paper's large picture in place; where script or dialogs are missing, its link does. */
const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]');
const papers = [...document.querySelectorAll<HTMLAnchorElement>('[data-paper]')];
if (viewer?.showModal) watch(viewer);

function watch(dialog: HTMLDialogElement): void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`) ?? dialog;
  const [frame, button] = [part('frame'), part('enlarge')];
  const places = JSON.parse(dialog.dataset['places'] ?? '[]') as string[];
  const picture = new Image();
  frame.append(picture);
  let at = 0;

  const enlarge = (large: boolean) => {
    frame.classList.toggle('enlarged', large);
    button.setAttribute('aria-pressed', String(large));
  };
  const show = (next: number) => {
    at = (next + papers.length) % papers.length;
    const paper = papers[at];
    if (!paper) return;
    picture.src = paper.href;
    picture.alt = paper.querySelector('img')?.alt ?? '';
    part('place').textContent = places[at] ?? '';
    part('caption').textContent = picture.alt;
    enlarge(false);
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const chosen = papers.findIndex((paper) => paper.contains(target));
    const step = Number(target.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? 0);
    if (step) show(at + step);
    if (target.closest('[data-enlarge]')) enlarge(!frame.classList.contains('enlarged'));
    if (chosen < 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(chosen);
    dialog.showModal();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    const large = frame.classList.contains('enlarged');
    if (key === '+' || key === '-') enlarge(key === '+');
    // Enlarged, the arrows move the picture.
    else if (!large && key === 'ArrowLeft') show(at - 1);
    else if (!large && key === 'ArrowRight') show(at + 1);
  });
  dialog.addEventListener('close', () => papers[at]?.focus());
}
