import { sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { choicesOf, type IfUnused } from '#src/shared/refunds/if-unused.ts';

type OtherCase = { infoUuid: string; caseTitle: string } | null;

/**
 * Answers what was chosen for a row of `donations`, and the cases that it went to and came from.
 */
export function unusedColumns(locale: Locale) {
  const onward = sql`from passed_gifts as passed join cases on cases.id = passed.to_case_id
    where passed.order_id = donations.id`;
  const before = sql`from donations as gone join cases on cases.id = gone.case_id
    where gone.id = donations.passed_from`;
  return [
    sql<IfUnused>`donations.if_unused`.as('ifUnused'),
    sql<string | null>`(select cases.id ${onward})`.as('toId'),
    sql<string | null>`(select ${titleIn(locale)} ${onward})`.as('toTitle'),
    sql<string | null>`(select cases.id ${before})`.as('fromId'),
    sql<string | null>`(select ${titleIn(locale)} ${before})`.as('fromTitle'),
    sql<number>`(select count(*) from refunds as gone
      where gone.order_id = donations.id and gone.found_none = 1)`.as('noneFound'),
    sql<number>`(select count(*) from gear_orders where gear_orders.order_id = donations.id)`.as(
      'things',
    ),
    sql<number>`(select cases.case_type from cases where cases.id = donations.case_id)`.as('kind'),
  ] as const;
}

type Row = {
  ifUnused: IfUnused;
  toId: string | null;
  toTitle: string | null;
  fromId: string | null;
  fromTitle: string | null;
  noneFound: number;
  things: number;
  kind: number;
  status: DonationStatus;
};

/** Answers the same as pages are told it; the rest of the row stays as it is. */
export function withUnused<R extends Row>({ toId, toTitle, fromId, fromTitle, ...row }: R) {
  const { noneFound, things, kind, ...gift } = row;
  const isOpen = row.status === 'CREATED' || row.status === 'PAID';
  const choices = choicesOf({
    ...{ passed: fromId !== null, ofThing: Number(things) > 0 },
    caseType: Number(kind),
  });
  return {
    ...gift,
    passedTo: otherCase(toId, toTitle),
    passedFrom: otherCase(fromId, fromTitle),
    // Where there is nothing to choose between, nothing is offered.
    choices: isOpen && choices.length > 1 ? [...choices] : [],
    foundNone: Number(noneFound) > 0 && row.ifUnused !== 'back',
  };
}

function otherCase(infoUuid: string | null, caseTitle: string | null): OtherCase {
  return infoUuid === null ? null : { infoUuid, caseTitle: caseTitle ?? '' };
}
