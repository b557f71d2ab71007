import { type CallContext, viewerOf } from '#src/server/door/handle.ts';
import type { Touches } from '#src/shared/platform/touches.ts';

/** This is who begins a case, and what led them here. */
export type Writer = { userId: string; nickname: string; touches?: Touches | undefined };

export function writerOf(context: CallContext): Writer {
  const { userId, nickname } = viewerOf(context);
  return { userId, nickname, touches: context.common.touches };
}
