/** Read in the page's order: what is asked and the help to it, and never what was typed. */
const asked = 'legend, label, .hint';
/** A sentence at a time: Chromium falls silent in the middle of long utterances. */
const sentence = /[^。！？.!?]+[。！？.!?]*/g;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-read-aloud]'))
  if ('speechSynthesis' in window) offer(button);

function offer(button: HTMLButtonElement): void {
  const { readAloud: place = '', stop = '' } = button.dataset;
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
  const speak = ([first, ...rest]: readonly string[], ofTurn: number) => {
    if (ofTurn !== turn) return;
    if (first === undefined) return end();
    const utterance = new SpeechSynthesisUtterance(first);
    utterance.lang = document.documentElement.lang;
    utterance.onend = () => speak(rest, ofTurn);
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  };
  button.addEventListener('click', () => {
    if (button.dataset.reading) return end();
    end();
    show(true);
    speak(sentencesIn(document.querySelector(place)), turn);
  });
  window.addEventListener('pagehide', end);
  button.classList.remove('unheard');
}

function sentencesIn(place: Element | null): string[] {
  const parts = Array.from(place?.querySelectorAll<HTMLElement>(asked) ?? []);
  const shown = parts.filter((part) => part.offsetParent !== null);
  return shown
    .flatMap((part) => part.textContent?.match(sentence) ?? [])
    .map((words) => words.trim())
    .filter((words) => words !== '');
}
