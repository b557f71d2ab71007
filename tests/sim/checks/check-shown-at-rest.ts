import { findCaseFile } from '#src/server/desk/cases/find-case-file.ts';
import { countGiftsOfCity } from '#src/server/tracing/count-gifts-of-city.ts';
import { cityOfCases } from '../world/add-sim-case.ts';
import type { SimCase } from '../world/base.ts';
import { checkMagazine } from './check-shown-days.ts';
import type { Gift } from './gifts-of-ledger.ts';
import { type Reading, sumOf } from './shown-reading.ts';

/** Checks what is read seldom, so once a history: what staff see of a case, a city, a month. */
export async function checkAtRest(
  reading: Reading,
  { gifts, cases }: { gifts: readonly Gift[]; cases: readonly SimCase[] },
): Promise<void> {
  const { db, now, told } = reading;
  for (const { id: caseId } of cases) {
    const own = sumOf(gifts.filter(({ case_id }) => case_id === caseId));
    const file = await findCaseFile(db, { caseId, locale: 'zh-CN' }, now);
    const { raisedInFen, donationCount } = own;
    told('the file of a case', file ?? {}, { raisedInFen, donationCount });
  }
  const { donationCount } = sumOf(gifts);
  told('a city', { donationCount: await countGiftsOfCity(db, cityOfCases) }, { donationCount });
  await checkMagazine(reading, gifts);
}
