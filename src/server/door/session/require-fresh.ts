import type { Viewer } from '#src/server/door/viewer.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** A session found open, or stolen, moves no money and tells no secret; the refusal says what would. */
export function requireFresh({ stale }: Pick<Viewer, 'stale'>): void {
  if (stale === 'code') throw new Problem('freshCodeNeeded');
  requireFreshFactor({ stale });
}

/** Staff alone do this: those who have set up no authenticator, in a demo, are asked for none. */
export function requireFreshFactor({ stale }: Pick<Viewer, 'stale'>): void {
  if (stale === 'factor') throw new Problem('freshFactorNeeded');
}
