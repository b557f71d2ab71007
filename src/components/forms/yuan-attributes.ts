import type { YuanKind } from '#src/shared/platform/typed-yuan.ts';

/** It holds what a field of an amount takes, and says of what it leaves out or can't read. */
export type YuanWords = { kind: YuanKind; cut: string; unread: string };

/** By these `follow-yuan.ts` knows a field of an amount, on pages and in islands alike. */
export function yuanAttributes({ kind, cut, unread }: YuanWords) {
  return { 'data-yuan': kind, 'data-cut': cut || undefined, 'data-unread': unread };
}
