import { showDialog } from '#src/components/platform/in-page/show-dialog.ts';
import { forget, keep, readKept } from '#src/stores/keepsakes.ts';

/**
 * Lets the desk be used by keyboard: a key presses or focuses what carries it in `data-key`, j and k
 * go through the fields of a task, and ? shows what keys there are. It is a script of the page,
 * since there is no form. Whoever speaks to the machine turns them off, lest a word press what they
 * did not mean.
 */
const offKey = 'desk-keys-off';
const visible = (element: HTMLElement) => element.getClientRects().length > 0;
const stops = () => Array.from(document.querySelectorAll<HTMLElement>('[data-key-stop]'));
/** A letter is a letter there; a box to tick takes none. */
const typesIn = 'input:not([type="checkbox"]), textarea, select';
const box = '[type="checkbox"]';

function moveBy(step: 1 | -1): void {
  const here = document.activeElement ?? document.body;
  const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  // From between two fields, such as from an original, one goes to the one beside.
  const beside = stops().filter((stop) => {
    const place = here.compareDocumentPosition(stop);
    return (place & side) !== 0 && (place & Node.DOCUMENT_POSITION_CONTAINS) === 0;
  });
  const [first, last] = [stops()[0], stops().pop()];
  const next = step === 1 ? (beside[0] ?? first) : (beside[beside.length - 1] ?? last);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** A key means what it does in the field that is looked at, in its group, then in the page. */
function findByKey(key: string): HTMLElement | undefined {
  const here = document.activeElement;
  const places = ['[data-key-stop]', '[data-key-group]']
    .map((place) => here?.closest(place) ?? null)
    .concat(document.querySelector('main') ?? document.body)
    .filter((place) => place !== null);
  const found = places.flatMap((place) =>
    Array.from(place.querySelectorAll<HTMLElement>('[data-key]')),
  );
  const named = found.filter(
    (element) => element.dataset.key === key && visible(element) && isOfHere(element),
  );
  const [first] = named;
  // Of several boxes with one key each press ticks the next.
  if (first?.matches(box)) return named.find((one) => one.matches(box) && !isTicked(one)) ?? first;
  const own = here?.closest('[data-key-group]');
  return named.find((one) => own?.contains(one) || isAfter(here, one)) ?? first;
}

/** What is done to a field is done to the one that is looked at, and to no other. */
function isOfHere(element: HTMLElement): boolean {
  const stop = element.matches(box) ? null : element.closest('[data-key-stop]');
  return stop === null || stop.contains(document.activeElement);
}

function isAfter(here: Element | null, element: HTMLElement): boolean {
  const place = here?.compareDocumentPosition(element) ?? 0;
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isTicked(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.matches(box) && element.checked;
}

function use(element: HTMLElement): void {
  const details = element.closest('details');
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
  // What decides is only focused: the Enter that follows is a person's own. A tick is taken back by
  // its own space bar, so that a key pressed once more says nothing else.
  if (element.matches(typesIn) || element.hasAttribute('data-key-focus')) return;
  if (isTicked(element)) return;
  element.click();
  if (element.matches('summary') && details?.open) {
    details.querySelector<HTMLElement>(typesIn)?.focus();
  }
}

function listKeys(dialog: HTMLDialogElement): void {
  const names = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key = '', keyName } = element.dataset;
    if (!names.has(key) && visible(element)) {
      names.set(key, keyName ?? element.textContent?.trim() ?? '');
    }
  }
  const rows = [...names].map(([key, name]) => {
    const [row, shown] = [document.createElement('li'), document.createElement('kbd')];
    shown.textContent = key;
    row.append(shown, ` ${name}`);
    return row;
  });
  dialog.querySelector('[data-keys-of-page]')?.replaceChildren(...rows);
}

function showKeys(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#desk-keys');
  if (!dialog || dialog.open) return;
  listKeys(dialog);
  dialog.querySelector('[data-keys-of-fields]')?.toggleAttribute('hidden', stops().length === 0);
  showDialog(dialog);
}

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  if (target.closest(typesIn)) {
    if (key === 'Escape') target.blur();
    return;
  }
  if (target.closest('dialog') || readKept(offKey)) return;
  const found = findByKey(key);
  if (key === '?') showKeys();
  else if (key === 'j' || key === 'k') moveBy(key === 'j' ? 1 : -1);
  else if (found) use(found);
  else return;
  event.preventDefault();
});

const button = document.querySelector('[data-show-keys]');
button?.addEventListener('click', showKeys);
button?.parentElement?.removeAttribute('hidden');

const on = document.querySelector<HTMLInputElement>('#desk-keys-on');
if (on) on.checked = !readKept(offKey);
on?.addEventListener('change', () => {
  if (on.checked) forget(offKey);
  else keep(offKey, '1');
});
