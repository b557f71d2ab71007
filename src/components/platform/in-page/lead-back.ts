import { safeTarget } from '#src/shared/platform/safe-target.ts';

/** Leads back to the page that broke, and shows under which number it is known. */
export function leadBack(): void {
  const query = new URLSearchParams(location.search);
  const again = document.querySelector<HTMLAnchorElement>('[data-again]');
  const from = safeTarget(query.get('from'));
  if (again && from) {
    again.href = from;
    again.textContent = again.dataset.reload ?? '';
  }
  const shown = document.querySelector<HTMLElement>('[data-error-id]');
  const id = query.get('id') ?? '';
  if (shown && /^[\w-]{4,64}$/.test(id)) {
    shown.textContent = shown.dataset.errorId?.replace('{id}', id) ?? '';
  }
}
