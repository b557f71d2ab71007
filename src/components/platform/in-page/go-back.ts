/** One can go back so many pages before this one; those that led here count as one. */
const mostSteps = 10;

/**
 * Goes back as `steps` says, once unless told; 0 stays. It goes home where history does not reach.
 */
export function goBack(): void {
  const asked = Number(new URLSearchParams(location.search).get('steps') ?? 1);
  const steps = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), mostSteps) : 1;
  if (steps === 0) return;
  if (history.length > steps) history.go(-steps);
  else document.querySelector<HTMLAnchorElement>('[data-home]')?.click();
}
