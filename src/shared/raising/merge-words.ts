type Words = Readonly<Record<string, string>>;

/** Two phones changed this field differently: its writer chooses. */
export type Clash = { name: string; mine: string; theirs: string };

type Versions = {
  /** Both began with this; nothing where it is not known, and then every difference clashes. */
  base: Words;
  mine: Words;
  theirs: Words;
};

/** What only the other phone changed is taken from it, what only this one changed stays. */
export function mergeWords(
  { base, mine, theirs }: Versions,
  names: readonly string[],
): { taken: Words; clashes: Clash[] } {
  const taken: Record<string, string> = {};
  const clashes: Clash[] = [];
  for (const name of names) {
    const [was, here, there] = [base, mine, theirs].map((words) => words[name] ?? '');
    if (here === there || there === was) continue;
    if (here === was) taken[name] = there ?? '';
    else clashes.push({ name, mine: here ?? '', theirs: there ?? '' });
  }
  return { taken, clashes };
}

/**
 * Sets a draft of this device against what the page shows, where nobody knows what both began with:
 * it comes back where nothing stands, and elsewhere its writer chooses.
 */
export function mergeDraft(
  draft: Words,
  { shown, names }: { shown: Words; names: readonly string[] },
): { taken: Words; clashes: Clash[] } {
  const { taken, clashes } = mergeWords({ base: {}, mine: shown, theirs: draft }, names);
  return {
    taken,
    clashes: clashes.map(({ name, mine, theirs }) => ({ name, mine: theirs, theirs: mine })),
  };
}
