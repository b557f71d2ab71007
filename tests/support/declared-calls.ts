import type { Call } from '#src/shared/contract/call.ts';
import { readSources } from './sources.ts';

export type Declared = { name: string; file: string; call: Call };

/** Reads every call of every `calls.ts`, and those that their `…Calls` list names. */
export async function readDeclaredCalls(): Promise<{ exported: Declared[]; listed: Call[] }> {
  const files = readSources('src/shared/').filter(({ path }) => path.endsWith('/calls.ts'));
  const exported: Declared[] = [];
  const listed: Call[] = [];
  for (const { path } of files) {
    const module = (await import(/* @vite-ignore */ `../../${path}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (name.endsWith('Calls') && Array.isArray(value)) listed.push(...(value as Call[]));
      else if (isCall(value)) exported.push({ name, file: path, call: value });
    }
  }
  return { exported, listed };
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
