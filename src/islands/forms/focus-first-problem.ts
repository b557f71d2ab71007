/** Brings the reader to the first field that is wrong, or to what is said over the form. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const place = form.isConnected ? form : document;
    const field = place.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not([type=hidden]), [aria-invalid="true"] input',
    );
    const found = field ?? place.querySelector<HTMLElement>('[data-form-notice]');
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
  });
}
