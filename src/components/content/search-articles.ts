/** The search box of the articles has its own list of results over Pagefind's index. */
type Found = { url: string; excerpt: string; meta: { title?: string } };
type Pagefind = {
  options(wishes: { noWorker: boolean; excerptLength: number }): Promise<void>;
  debouncedSearch(
    words: string,
  ): Promise<{ results: readonly { data(): Promise<Found> }[] } | null>;
};

const most = 8;
const form = document.querySelector<HTMLFormElement>('[data-article-search]');
const box = form?.querySelector('input');
const found = form?.querySelector<HTMLElement>('.found');
const status = found?.querySelector('p');
const list = found?.querySelector('ul');
let loading: Promise<Pagefind> | undefined;

/** The index is made from the built pages, so its code comes by an address and not by import. */
function load(): Promise<Pagefind> {
  loading ??= new Promise<Pagefind>((resolve, reject) => {
    addEventListener('pagefind', (event) => resolve((event as CustomEvent<Pagefind>).detail), {
      once: true,
    });
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/pagefind/start.js';
    script.addEventListener('error', reject);
    document.head.append(script);
  }).then(async (pagefind) => {
    // A worker would be under a policy of its own, which lets it do nothing.
    await pagefind.options({ noWorker: true, excerptLength: 24 });
    return pagefind;
  });
  return loading;
}

function say(words: string, items: readonly HTMLLIElement[] = []): void {
  if (!found || !status || !list) return;
  status.textContent = words;
  list.replaceChildren(...items);
  found.hidden = words === '';
}

function itemOf({ url, excerpt, meta }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url.replace(/\.html$/, '');
  link.textContent = meta.title ?? link.href;
  const words = document.createElement('p');
  words.className = 'soft';
  words.append(...partsOf(excerpt));
  item.append(link, words);
  return item;
}

/** A full stop of Latin letters ends each piece of a page in the index, Chinese ones too. */
function withoutLatinStops(excerpt: string): string {
  return excerpt.replaceAll(
    /([\u3001-\u9fff\uff01-\uff5e”’])(<\/mark>)?\.(?:\s+|$)/g,
    (_, before: string, mark = '') => before + mark + (/[。！？；：]/.test(before) ? '' : '。'),
  );
}

/** Answers the excerpt's text with its marks, and no other markup it may hold. */
function partsOf(excerpt: string): Node[] {
  const { body } = new DOMParser().parseFromString(withoutLatinStops(excerpt), 'text/html');
  return [...body.childNodes].map((part) => {
    const text = part.textContent ?? '';
    if (part.nodeName !== 'MARK') return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}

async function search(): Promise<void> {
  const words = box?.value.trim() ?? '';
  const texts = form?.dataset ?? {};
  if (words === '') return say('');
  if (found?.hidden) say(texts.searching ?? '');
  try {
    const answer = await (await load()).debouncedSearch(words);
    // Null: more was typed meanwhile, and its own search answers.
    if (!answer) return;
    const { length } = answer.results;
    const pages = await Promise.all(answer.results.slice(0, most).map((page) => page.data()));
    if (words !== box?.value.trim()) return;
    const told = length === 0 ? texts.none : texts.found?.replace('{n}', String(length));
    say(told ?? '', pages.map(itemOf));
  } catch {
    loading = undefined;
    say(texts.broken ?? '');
  }
}

box?.addEventListener('focus', () => void load().catch(() => {}), { once: true });
box?.addEventListener('input', () => void search());
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void search();
});
form?.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') say('');
});

export {};
