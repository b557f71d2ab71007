/** Brings the reader to the first field that is wrong, once it is drawn. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const place = form.isConnected ? form : document;
    place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
