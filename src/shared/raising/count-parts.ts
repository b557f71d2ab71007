import type { ChecklistLine, PartStanding } from './own-sheet.ts';
import type { RaisePart, RaiseStage } from './parts.ts';

type CountedLine = Pick<ChecklistLine, 'part' | 'stage' | 'standing' | 'optional'>;

/** So many parts of a stage cannot be left out, and so many of them are whole. */
type PartCount = { all: number; whole: number };

const wholeStandings: readonly PartStanding[] = ['ready', 'inReview', 'passed'];

/** Is there nothing more to fill in or to mend? */
export function isWhole({ standing }: Pick<ChecklistLine, 'standing'>): boolean {
  return wholeStandings.includes(standing);
}

function countedOf(lines: readonly CountedLine[], stage: RaiseStage): CountedLine[] {
  return lines.filter((line) => line.stage === stage && !line.optional);
}

/** Counts what every page says that counts the parts of a case. */
export function countParts(lines: readonly CountedLine[], stage: RaiseStage): PartCount {
  const counted = countedOf(lines, stage);
  return { all: counted.length, whole: counted.filter(isWhole).length };
}

/** Tells which one of its stage a part is, from 1; undefined for one that may be left out. */
export function placeOfPart(
  lines: readonly CountedLine[],
  part: RaisePart,
): (PartCount & { stage: RaiseStage; at: number }) | undefined {
  const line = lines.find((one) => one.part === part);
  if (!line || line.optional) return undefined;
  const { stage } = line;
  const at = countedOf(lines, stage).indexOf(line) + 1;
  return { stage, at, ...countParts(lines, stage) };
}
