import type { PartRecord } from '#src/server/raising/sheet/part-record.ts';
import type { Decided } from '#src/server/review/review-queue.ts';
import { type Refusals, wholePart } from '#src/shared/raising/part-state.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';

export type RefusalsByPart = Map<RaisePart, Refusals>;

/** Words without a field are about every part that waits. */
export function refusalsByPart(
  { decision, refusals, words }: Decided,
  { waiting, asksForPapers }: { waiting: readonly PartRecord[]; asksForPapers: boolean },
): RefusalsByPart {
  const found: RefusalsByPart = new Map();
  if (decision === 'pass') return found;
  for (const [name, told] of Object.entries(refusals)) {
    const [part, field] = name.split('.') as [RaisePart, string | undefined];
    const known = waiting.some((record) => record.part === part);
    if (!field || !(known || (part === 'materials' && asksForPapers))) continue;
    found.set(part, { ...found.get(part), [field]: { words: told, mended: false } });
  }
  if (found.size === 0) {
    for (const { part } of waiting) found.set(part, { [wholePart]: { words, mended: false } });
  }
  return found;
}
