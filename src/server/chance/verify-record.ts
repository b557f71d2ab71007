import { awardNum, wholeOdds } from '#src/shared/chance/award.ts';
import type { PublicDraw, PublicRecord } from '#src/shared/chance/public-record.ts';
import { drawAward, hashOfSeed, hashOfTable } from './compute-draw.ts';

/** Recomputes a lottery from its public record alone; answers in words what does not fit. */
export function verifyRecord({ seed, awards, draws, ...told }: PublicRecord): string[] {
  const faults: string[] = [];
  if (hashOfTable(awards) !== told.tableHash) faults.push('The table is not the one of its hash.');
  const odds = awards.reduce((sum, one) => sum + one.odds, 0);
  if (awards.length !== awardNum || odds !== wholeOdds) faults.push('The odds are not whole.');
  if (seed === null) return [...faults, 'The seed is not public yet: the lottery goes on.'];
  if (hashOfSeed(seed) !== told.seedHash) faults.push('The seed is not the one of its hash.');
  return faults.length > 0 ? faults : findWrongDraws({ seed, awards, draws });
}

/** Each follows from the seed, its person and number, and what was left at that moment. */
function findWrongDraws({
  seed,
  awards,
  draws,
}: Pick<PublicRecord, 'awards' | 'draws'> & { seed: string }) {
  const left = awards.map(({ stock }) => stock ?? Number.POSITIVE_INFINITY);
  const drawsOf = new Map<number, number>();
  const faults: string[] = [];
  for (const [at, draw] of draws.entries()) {
    const { person, n, drawnId, awardId } = draw;
    const isNext = draw.sequence === at + 1 && n === (drawsOf.get(person) ?? 0) + 1;
    if (!isNext || person > drawsOf.size + 1) faults.push(said(draw, 'is out of order'));
    drawsOf.set(person, n);
    const drawn = drawAward(seed, { person, n }, awards);
    if (drawnId !== drawn) faults.push(said(draw, `was ${drawn} by the seed`));
    const given = left.findIndex((some, place) => place + 1 >= drawn && some > 0) + 1;
    if (awardId !== given) faults.push(said(draw, `ought to have become ${given}`));
    left[given - 1] = (left[given - 1] ?? 0) - 1;
  }
  return faults;
}

function said({ sequence, drawnId, awardId }: PublicDraw, fault: string): string {
  return `Draw ${sequence} (${drawnId}, became ${awardId}) ${fault}.`;
}
