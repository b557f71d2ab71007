import { stepEvent } from './step-event.ts';

/** An answer that comes sooner needs no word, and none flickers. */
const momentMs = 1_000;
/** The documents ask for this loading overlay and toast. */
const overlayMs = 15_000;
const toastMs = 2_000;
/** By then every call has ended: whatever broke, no words stand for ever. */
const longestMs = 60_000;

/** Words of the page's language stand in the page, parted as its part for this parts them. */
const names = ['overlay', 'slow', 'toast'] as const;
type Shown = (typeof names)[number];

const region = document.querySelector<HTMLElement>('[data-waiting]');
const words = region?.dataset.waiting?.split('|') ?? [];
let waiting: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Styles come along with the code: a page on which nobody waits carries none of them. */
const card =
  'position:fixed;inset-inline:1rem;z-index:9;max-inline-size:24rem;margin-inline:auto;' +
  'padding:var(--space-4);border:1px solid var(--line);border-radius:var(--round);' +
  'background:var(--sheet);text-align:center;pointer-events:none;';
const places: Record<Shown, string> = {
  overlay: 'inset-block-start:35vh;box-shadow:0 0 0 200vmax rgb(43 35 32 / 35%)',
  slow: 'inset-block-start:1rem;box-shadow:var(--shade)',
  toast: 'inset-block-start:1rem;box-shadow:var(--shade)',
};

/** Says one thing, and what comes after it; the page below stays as usable as it was. */
function say(shown: Shown | '', [ms, next]: [number, () => void] | []): void {
  clearTimeout(timer);
  if (!region) return;
  region.dataset.waiting = shown;
  region.style.cssText = shown && card + places[shown];
  region.textContent = (shown && words[names.indexOf(shown)]) || '';
  if (next) timer = setTimeout(next, ms);
}

/** Whoever is asked to sign in meanwhile waits for nobody. */
function isAsked(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some(
    (one) => !one.contains(waiting ?? null),
  );
}

function cover(): void {
  if (!waiting?.isConnected) end();
  else if (isAsked()) say('', [momentMs, cover]);
  else say('overlay', [overlayMs, uncover]);
}

function uncover(): void {
  say(isAsked() ? '' : 'slow', [longestMs - overlayMs, end]);
}

function end(): void {
  waiting = undefined;
  say('', []);
}

/** A dialog makes the rest of the page silent, so the words go where the form is. */
function begin(form: Element): void {
  waiting = form;
  if (region) (form.closest('dialog') ?? document.body).append(region);
  say('', [momentMs, cover]);
}

// It is set before there are words in it, so that it is heard from the first of them on.
region?.setAttribute('aria-live', 'polite');
say('', []);
document.addEventListener(stepEvent, (event) => {
  const { target, detail } = event as CustomEvent<string>;
  if (!(target instanceof Element)) return;
  if (detail === 'sending') return begin(target);
  if (target !== waiting || detail === 'leaving') return;
  const wasShown = region?.dataset.waiting !== '';
  end();
  if (wasShown && detail === 'done') say('toast', [toastMs, end]);
});
