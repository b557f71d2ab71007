import { expect, test } from 'vitest';
import { type Part, shownParts } from '#src/preview/shown-parts.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { type Choice, choicesOf } from '../support/props-of-parts.ts';
import { readSources } from '../support/sources.ts';

const isPart = /^src\/(components|islands)\/.*\.(astro|tsx)$/;
const examples = locales.flatMap((locale) => shownParts(locale));

/** What of a choice no example shows. */
function findUnshown({ part, prop, values }: Choice, parts: readonly Part[]): string[] {
  const states = parts
    .filter(({ origin }) => `${origin.path.slice(1)} ${origin.exportName}` === part)
    .flatMap((shown): Record<string, unknown>[] => Object.values(shown.states));
  if (states.length === 0) return [];
  const seen = new Set(states.map((state) => shownBy(state[prop], values)));
  const left = values.filter((value) => !seen.has(value));
  // Left out, it is one of them, and which one is the part's own business.
  return left.slice(seen.has(undefined) ? 1 : 0).map((value) => `${part} ${prop}: ${value}`);
}

/** The value itself, the step of a form, or of an answer whether it says anything. */
function shownBy(value: unknown, values: Choice['values']): unknown {
  if (value === undefined || value === null) return undefined;
  if (values.includes(value as string | boolean)) return value;
  if (typeof value !== 'object') return Boolean(value);
  const { state } = value as { state?: { step?: string } };
  return state?.step ?? Object.values(value).some((one) => one !== undefined);
}

test('every choice that a part may be handed is shown by an example', () => {
  const parts = readSources('src/components/', 'src/islands/').filter(({ path }) =>
    isPart.test(path),
  );
  const choices = choicesOf(parts);
  expect(choices.length).toBeGreaterThan(500);
  expect(choices.flatMap((choice) => findUnshown(choice, examples))).toEqual([]);
}, 60_000);

test('the rule reads words, ways, answers and steps from types, and finds what is not shown', () => {
  const text = [
    'type State = { step: "editing" } | { step: "sent"; output: string };',
    'type Props = { tone?: "good" | "alarm"; open: boolean; wrong?: string; title: string };',
    'export function Example(props: Props & { form: { state: State } }) { return props; }',
  ].join('\n');
  const found = choicesOf([{ path: 'src/islands/a/Example.tsx', text }]);
  const part = 'src/islands/a/Example.tsx Example';
  expect(found).toEqual([
    { part, prop: 'tone', values: ['good', 'alarm'] },
    { part, prop: 'open', values: [false, true] },
    { part, prop: 'wrong', values: [false, true] },
    { part, prop: 'form', values: ['editing', 'sent'] },
  ]);
  const astro = `---\ntype Props = { kind: 'a' | 'b' };\n---\n<p>{Astro.props.kind}</p>`;
  const [kind] = choicesOf([{ path: 'src/components/a/A.astro', text: astro }]);
  expect(kind).toMatchObject({ prop: 'kind', values: ['a', 'b'] });
  const origin = { path: '/src/components/a/A.astro', exportName: 'default' };
  const shown = { origin, states: { usual: { kind: 'a' } } } as unknown as Part;
  expect(findUnshown(kind as Choice, [shown])).toEqual([
    'src/components/a/A.astro default kind: b',
  ]);
});
