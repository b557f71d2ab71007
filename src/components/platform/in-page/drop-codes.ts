/** What a messaging account brought along is spent, and goes no further with a copied address. */
export function dropCodes(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('sdcode')) return;
  url.searchParams.delete('sdcode');
  history.replaceState(history.state, '', url);
}
