import type { Call } from './call.ts';

type Words = Readonly<Record<string, string>>;

/** This is a form that makes one call, and what it sends of the words in its fields. */
export type CallForm<C extends Call = Call> = {
  call: C;
  inputOf(words: Words): Record<string, string>;
};

/** Sends these fields and nothing else; one that is missing is empty. */
export function only(...names: readonly string[]) {
  return (words: Words): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, words[name] ?? '']));
}
