import type * as zh from './zh-CN/dictionary.ts';

/** These are texts by subject; zh-CN is the type, so that English can't miss one. */
export type Texts = { [Subject in keyof typeof zh]: Widen<(typeof zh)[Subject]> };
type Widen<T> = T extends string
  ? string
  : T extends (...parts: infer P) => string
    ? (...parts: P) => string
    : T extends readonly (infer I)[]
      ? readonly Widen<I>[]
      : { [K in keyof T]: Widen<T[K]> };
