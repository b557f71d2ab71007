import { orderAdd } from '#src/shared/donations/calls.ts';
import { type CountedShare, objectives } from '#src/shared/platform/objectives.ts';
import type { RouteLabel } from './route-label.ts';

type Answered = RouteLabel & { status: number; ms: number };
type Judged = { objective: CountedShare; missed: boolean };

const tooMany = 429;

/** Says which objectives a request counts for, and whether it missed them. */
export function judgeRequest({ kind, route, status, ms }: Answered): Judged[] {
  if (kind !== 'page' && kind !== 'call') return [];
  const failed = status >= 500;
  const judged: Judged[] = [
    { objective: 'answered', missed: failed },
    { objective: 'admitted', missed: status === tooMany },
  ];
  if (route === orderAdd.path) judged.push({ objective: 'ordered', missed: failed });
  if (kind === 'page' && !failed) {
    judged.push({ objective: 'quick', missed: ms > objectives.quick.withinMs });
  }
  return judged;
}
