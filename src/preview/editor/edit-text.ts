import { addPicture } from './add-picture.ts';
import { askEditor } from './ask-editor.ts';
import { countLines } from './count-lines.ts';
import { type Answer, showFaults } from './show-faults.ts';

type Words = Record<'saved' | 'unsaved' | 'broken' | 'noAlt' | 'noFile' | 'lines', string>;

const savedKey = 'editor.saved';
/** It is long enough that nobody is told of a word that is still being typed. */
const pauseMs = 700;

/** Sends what is typed and shows what is wrong with it; of two answers the later question's counts. */
function makeAsker(form: HTMLFormElement) {
  let asked = 0;
  return async (address: string): Promise<Answer | undefined> => {
    asked += 1;
    const own = asked;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await askEditor(address, body);
    if (own !== asked) return undefined;
    showFaults(form, answer.faults);
    return answer;
  };
}

/** Knows whether words would be lost, and asks before they are. */
function watchChanges(form: HTMLFormElement, onChange: () => void) {
  let changes = 0;
  let saved = 0;
  form.addEventListener('input', ({ target }) => {
    // The picture that is being chosen is no part of the text yet.
    if (!(target as HTMLInputElement).name) return;
    changes += 1;
    onChange();
  });
  addEventListener('beforeunload', (event) => {
    if (changes !== saved) event.preventDefault();
  });
  // What is typed while the text is on its way is not saved by it.
  return () => {
    const sent = changes;
    return () => {
      saved = sent;
      return changes === sent;
    };
  };
}

function edit(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.words ?? '{}') as Words;
  const state = form.querySelector('[data-state]');
  const say = (text: string) => {
    if (state) state.textContent = text;
  };
  const ask = makeAsker(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = watchChanges(form, () => {
    say(words.unsaved);
    clearTimeout(timer);
    timer = setTimeout(() => void ask(form.dataset.check ?? '').catch(() => {}), pauseMs);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const settle = send();
    try {
      const answer = await ask(form.action);
      if (answer?.faults.length !== 0) return;
      if (!settle()) return;
      say(words.saved);
      // Once a text is written the dev server loads the page again.
      sessionStorage.setItem(savedKey, '1');
    } catch {
      say(words.broken);
    }
  });
  if (sessionStorage.getItem(savedKey)) say(words.saved);
  sessionStorage.removeItem(savedKey);
  const body = form.querySelector<HTMLTextAreaElement>('#body');
  if (!body) return;
  countLines(form, body, words.lines);
  addPicture(form, { body, words, say });
}

const form = document.querySelector<HTMLFormElement>('[data-edit]');
if (form) edit(form);
