import { expect, test } from 'vitest';
import { type Part, shownParts } from '#src/preview/shown-parts.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { type Choice, choicesOf } from '../support/props-of-parts.ts';
import { readSources } from '../support/sources.ts';

const isPart = /^src\/(components|islands)\/.*\.(astro|tsx)$/;
const examples = locales.flatMap((locale) => shownParts(locale));

/** Finds what of a choice no example shows. */
function findUnshown({ part, prop, values, absent }: Choice, parts: readonly Part[]): string[] {
  const states = parts
    .filter(({ origin }) => `${origin.path.slice(1)} ${origin.exportName}` === part)
    .flatMap((shown): Record<string, unknown>[] => Object.values(shown.states));
  if (states.length === 0) return [];
  const seen = new Set(states.map((state) => shownBy(state[prop], values) ?? absent));
  const left = values.filter((value) => !seen.has(value));
  return left.map((value) => `${part} ${prop}: ${value}`);
}

/** It is the value itself, the step of a form, or of an answer whether it says anything. */
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

const example = [
  'type State = { step: "editing" } | { step: "sent"; output: string };',
  'type Props = { tone?: "good" | "alarm"; open: boolean; wrong?: string; title: string };',
  'export function Example(props: Props & { form: { state: State } }) { return props; }',
].join('\n');
const drawnAs = (taking: string) =>
  `---\ntype Props = { kind?: 'a' | 'b' };\n${taking}\n---\n<p></p>`;

test('the rule reads words, ways, answers and steps from types, and finds what is not shown', () => {
  const found = choicesOf([
    { path: 'src/islands/a/Example.tsx', text: example },
    { path: 'src/components/a/A.astro', text: drawnAs('const { kind } = Astro.props;') },
    { path: 'src/components/a/B.astro', text: drawnAs("const { kind = 'b' } = Astro.props;") },
  ]);
  const part = 'src/islands/a/Example.tsx Example';
  const [ofA, ofB] = ['A', 'B'].map((name) => `src/components/a/${name}.astro default`);
  expect(found).toEqual([
    { part, prop: 'tone', values: ['good', 'alarm'], absent: undefined },
    { part, prop: 'open', values: [false, true], absent: false },
    { part, prop: 'wrong', values: [false, true], absent: false },
    { part, prop: 'form', values: ['editing', 'sent'], absent: undefined },
    { part: ofA, prop: 'kind', values: ['a', 'b'], absent: undefined },
    { part: ofB, prop: 'kind', values: ['a', 'b'], absent: 'b' },
  ]);
  const unshown = (name: string, state: object) => {
    const origin = { path: `/src/components/a/${name}.astro`, exportName: 'default' };
    const shown = [{ origin, states: { usual: state } } as unknown as Part];
    return found.flatMap((choice) => findUnshown(choice, shown));
  };
  expect(unshown('A', { kind: 'a' })).toEqual([`${ofA} kind: b`]);
  expect(unshown('A', {})).toEqual([`${ofA} kind: a`, `${ofA} kind: b`]);
  expect(unshown('B', {})).toEqual([`${ofB} kind: a`]);
}, 60_000);
