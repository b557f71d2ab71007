/** It takes a sentence at a time: Chromium falls silent in the middle of long utterances. */
const sentence = /[^。！？.!?]+[。！？.!?]*/g;

type Sentence = { words: string; lang: string };

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-read-aloud]'))
  if ('speechSynthesis' in window) offer(button);

function offer(button: HTMLButtonElement): void {
  const { readAloud: parts = '', stop = '' } = button.dataset;
  const read = button.textContent ?? '';
  let turn = 0;
  const show = (isReading: boolean) => {
    button.textContent = isReading ? stop : read;
    button.dataset.reading = isReading ? '1' : '';
  };
  const end = () => {
    turn += 1;
    speechSynthesis.cancel();
    show(false);
  };
  /** A voice that was cut off ends too; then another turn has begun. */
  const speak = ([first, ...rest]: readonly Sentence[], ofTurn: number) => {
    if (ofTurn !== turn) return;
    if (first === undefined) return end();
    const utterance = new SpeechSynthesisUtterance(first.words);
    utterance.lang = first.lang;
    utterance.onend = () => speak(rest, ofTurn);
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  };
  button.addEventListener('click', () => {
    if (button.dataset.reading) return end();
    end();
    show(true);
    speak(sentencesOf(parts), turn);
  });
  window.addEventListener('pagehide', end);
  button.classList.remove('unheard');
}

/** Answers the sentences of what is shown, each in the language it is written in. */
function sentencesOf(parts: string): Sentence[] {
  const shown = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (part) => part.offsetParent !== null,
  );
  return shown.flatMap((part) => {
    const lang = part.closest<HTMLElement>('[lang]')?.lang ?? '';
    return (part.textContent?.match(sentence) ?? [])
      .map((words) => ({ words: words.trim(), lang }))
      .filter(({ words }) => words !== '');
  });
}
