import type { Fixed } from '#src/server/db/columns.ts';
import type { BonfireStatus } from '#src/shared/activities/bonfire/bonfire-rule.ts';

/** This is a team that brings gifts to a case together; all that writes it holds its activity. */
type BonfiresTable = {
  id: Fixed<string>; // bonfireUuid
  activity_id: Fixed<string>;
  rule_version: Fixed<number>; // of the rule that held when it was started
  case_id: Fixed<string>;
  starter_user_id: Fixed<string>;
  status: BonfireStatus;
  promised_in_fen: number; // of the pool, for steps that are still to come; none once it ended
  started_at: Fixed<number>;
  ends_at: Fixed<number>;
  ended_at: number | null;
};

type BonfireMembersTable = {
  bonfire_id: Fixed<string>; // primary key with user_id
  user_id: Fixed<string>; // in one open team of a case at a time (partial unique index)
  case_id: Fixed<string>;
  place: Fixed<number>; // in its team, in order of joining
  joined_at: Fixed<number>;
  order_id: string | null; // unique: a gift counts in one team
  visitor_user_id: string | null; // who came by this member's share; counts once a team
  counted_at: number | null; // CHECK: by a gift or a visitor
  ended_at: number | null; // with its team
};

/** Each step of a ladder was paid once. It is never changed, by trigger. */
type BonfireStepsTable = {
  bonfire_id: Fixed<string>; // primary key with step
  step: Fixed<number>; // counted from 1
  order_id: Fixed<string>; // the grant it is part of; it goes back with this gift
  amount_in_fen: Fixed<number>;
  created_at: Fixed<number>;
};

export type BonfireTables = {
  bonfires: BonfiresTable;
  bonfire_members: BonfireMembersTable;
  bonfire_steps: BonfireStepsTable;
};
