import type { Locale } from '#src/shared/platform/locale.ts';
import type { Shown } from './show.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  '/src/{components,islands}/**/*.{astro,tsx}',
  { eager: true },
);
const examples = import.meta.glob<{ examples: readonly Shown[] }>('/src/**/*.examples.ts', {
  eager: true,
});

/** This is where a component comes from: whoever hydrates it asks for it by file and name. */
export type Origin = { path: string; exportName: string };

const origins = new Map<unknown, Origin>(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).map(([exportName, part]) => [part, { path, exportName }] as const),
  ),
);

/** Answers everything that has examples, in the language asked for, by subject. */
export function shownParts(locale: Locale) {
  const shown = Object.values(examples).flatMap((file) => file.examples);
  return shown.map(({ statesFor, ...rest }) => {
    const origin = origins.get(rest.component);
    if (!origin) throw new Error('What is shown is no component of ours.');
    const { path, exportName } = origin;
    const [, , , subject = '', file = ''] = path.split('/');
    const isMain = exportName === 'default' || file.startsWith(`${exportName}.`);
    const name = path.replace('/src/', '') + (isMain ? '' : ` ${exportName}`);
    return { ...rest, origin, subject, name, states: statesFor(locale) };
  });
}

export type Part = ReturnType<typeof shownParts>[number];
