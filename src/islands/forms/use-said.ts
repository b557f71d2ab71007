import { useCallback, useState } from 'react';
import type { FormState } from '#src/stores/form-flow.ts';

type Names = readonly string[];
type Drawn = { message?: string | undefined; fields?: Readonly<Record<string, string>> };

/**
 * Answers what a form says of itself: words over it and at its fields. A field that is typed in
 * anew counts as mended until the form is sent again, and the words over it go with the last of
 * those at fields.
 */
export function useSaid(state: FormState, drawn: Drawn | undefined) {
  const [since, setSince] = useState(state);
  const [mended, setMended] = useState<Names>([]);
  const mend = useCallback((names: Names) => setMended((before) => withAll(before, names)), []);
  if (since !== state) {
    setSince(state);
    setMended([]);
  }
  const shown = state.step === 'editing' ? drawn : state.step === 'refused' ? state : undefined;
  const wrong = Object.entries(shown?.fields ?? {});
  const left = wrong.filter(([name]) => !mended.includes(name));
  const isMended = wrong.length > 0 && left.length === 0;
  const said = {
    state,
    busy: state.step === 'sending' || state.step === 'leaving',
    message: isMended ? undefined : shown?.message || undefined,
    problems: Object.fromEntries(left),
  };
  return { said, mend };
}

function withAll(before: Names, names: Names): Names {
  const others = names.filter((name) => !before.includes(name));
  return others.length > 0 ? [...before, ...others] : before;
}
