/** This is a link that saves a text area's words as a file; without script they can be copied. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-save]')) {
  const area = document.querySelector<HTMLTextAreaElement>(`#${link.dataset.save}`);
  if (!area) continue;
  link.href = URL.createObjectURL(new Blob([area.value], { type: 'application/json' }));
  link.hidden = false;
}
