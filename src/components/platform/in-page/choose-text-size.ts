import { type TextSize, textSizeKey } from '#src/shared/platform/text-size.ts';

const usual: TextSize = 'usual';
const root = document.documentElement;
const choice = document.querySelector<HTMLElement>('[data-text-sizes]');
if (choice) start(choice);

function start(choice: HTMLElement): void {
  const buttons = choice.querySelectorAll('button');
  const sayWhich = () => {
    const chosen = root.dataset.text || usual;
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.value === chosen));
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      root.dataset.text = button.value;
      keep(button.value);
      sayWhich();
    });
  sayWhich();
  choice.hidden = false;
}

function keep(size: string): void {
  try {
    if (size === usual) localStorage.removeItem(textSizeKey);
    else localStorage.setItem(textSizeKey, size);
  } catch {
    // Where nothing is kept, the choice holds for this page.
  }
}
