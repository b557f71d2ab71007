export type ViewerWords = Record<
  'viewer' | 'enlarge' | 'previous' | 'following' | 'close' | 'place',
  string
>;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  marks: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [mark, value] of Object.entries(marks)) element.setAttribute(mark, value);
  element.append(...children);
  return element;
}

/** Puts the viewer on the page, closed. Of one picture alone there is none to turn to. */
export function drawViewer(words: ViewerWords, turns: boolean) {
  const quiet = { class: 'button quiet' };
  const [place, caption, picture] = [make('b'), make('span'), make('img', { alt: '' })];
  const said = make('p', { 'aria-live': 'polite' }, place, ' ', caption);
  const close = make('form', { method: 'dialog' }, make('button', quiet, words.close));
  const pressed = { 'aria-pressed': 'false', 'aria-label': words.enlarge };
  const enlarger = make('button', { type: 'button', ...pressed }, picture);
  const step = (by: string, label: string) =>
    make('button', { ...quiet, type: 'button', 'data-step': by }, label);
  const steps = turns ? [step('-1', words.previous), step('1', words.following)] : [];
  const dialog = make(
    'dialog',
    { id: 'pictures', 'data-sheet': '', class: 'picture-viewer', 'aria-label': words.viewer },
    make('div', { class: 'bar' }, said, close),
    make('div', { class: 'frame' }, enlarger),
    make('div', { class: 'bar' }, ...steps),
  );
  document.body.append(dialog);
  return { dialog, enlarger, picture, place, caption };
}
