/** Filters the questions of a page by typed words, all of which have to occur. */
const box = document.querySelector<HTMLInputElement>('[data-filter]');
const status = document.querySelector<HTMLElement>('[data-words]');
const groups = [...document.querySelectorAll<HTMLElement>('[data-questions]')].map((group) => ({
  group,
  questions: [...group.querySelectorAll('details')].map((question) => ({
    question,
    text: (question.textContent ?? '').toLowerCase(),
  })),
}));

function filter(): void {
  const typed = box?.value.trim().toLowerCase() ?? '';
  const words = typed.split(/\s+/);
  let count = 0;
  for (const { group, questions } of groups) {
    let some = false;
    for (const { question, text } of questions) {
      const fits = words.every((term) => text.includes(term));
      question.hidden = !fits;
      some ||= fits;
      if (fits) count += 1;
    }
    group.hidden = !some;
  }
  if (status)
    status.textContent =
      typed === '' ? '' : (status.dataset.words?.replace('{n}', String(count)) ?? '');
}

if (box) {
  // Words come along from a search box elsewhere, or stay from before a step back.
  box.value ||= new URLSearchParams(location.search).get('words') ?? '';
  box.addEventListener('input', filter);
  if (box.value) filter();
}

export {};
