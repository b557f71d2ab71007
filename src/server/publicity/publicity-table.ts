import type { Database } from '#src/server/db/database.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { PublicityLine, PublicityPart } from '#src/shared/publicity/publicity-view.ts';
import { stateOfUse } from '#src/shared/publicity/state-of-use.ts';
import { textsOf } from '#src/texts/texts.ts';
import { withdrawalWords } from '#src/texts/withdrawal-words.ts';
import { findPublicity } from './find-publicity.ts';

const rowCount = 5000;

/** Writes the newest lines of a list as CSV, safe to open in a spreadsheet. */
export async function makePublicityTable(
  db: Database,
  { part, locale }: { part: PublicityPart; locale: Locale },
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { columns: t } = textsOf(locale).publicity;
  const { list } = await findPublicity(db, { part, anchorId: '', size: rowCount, locale }, now);
  const head = [
    t.infoUuid,
    t.title,
    t.day,
    t.state,
    t.amountInFen,
    t.secondInFen,
    t.count,
    t.words,
  ];
  return csvTable([head, ...list.map((line) => rowOf(line, { locale, now }))]);
}

type Told = { locale: Locale; now: number };

function rowOf(line: PublicityLine, told: Told): (string | number)[] {
  const { infoUuid, caseTitle, at } = line;
  return [infoUuid, caseTitle, dayOf(at), ...cellsOf(line, told)];
}

/** A line tells state, two amounts, a count and words. */
function cellsOf(line: PublicityLine, { locale, now }: Told): (string | number)[] {
  const { refunds, publicity: t, cases } = textsOf(locale);
  switch (line.part) {
    case 'withdrawals': {
      const state = withdrawalWords(line, locale);
      return [state, line.amountInFen, line.paidInFen, '', line.purpose];
    }
    case 'uses': {
      const day = dayOf(line.shownAt ?? line.dueAt);
      return [t[stateOfUse(line)](day), line.amountInFen, '', '', ''];
    }
    case 'refunds': {
      const state = `${refunds.kindsForStaff[line.kind]} ${refunds.statuses[line.status]}`;
      return [state, line.amountInFen, line.returnedInFen, line.giftCount, line.reason];
    }
    case 'ended': {
      const state = { status: 'FINISHED' as const, displayStatus: 0, endReason: line.endReason };
      const phase = phaseOf(
        {
          ...state,
          finishText: null,
          endsAt: null,
          mourningAt: null,
          filledAt: null,
          putAwayAt: null,
        },
        now,
      );
      return [cases.phases[phase].title, line.raisedInFen, '', '', ''];
    }
  }
}
