import type { Context } from 'hono';
import type { Database } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { CashierDefaults } from '#src/shared/experiments/cashier-test.ts';
import type { CommonMessage } from '#src/shared/platform/common-message.ts';
import type { RouteName } from '#src/shared/routes.ts';
import type { Stale, Visitor } from './viewer.ts';

/** This is what a page form sent and why it was refused, for the page to show again. */
export type FormState = {
  /** It says which form of the page it was. */
  step: string;
  values: Record<string, string>;
  problem?: { reason: ProblemName; fields: FieldProblems; retryAfterSeconds?: number };
  /** This is what the call answered, for forms whose next step is on the same page. */
  output?: unknown;
  /**
   * This is the code that is asked for beside the form, since what it does wants one that is fresh.
   */
  stepUp?: { needs: Stale; demoCode?: string };
};

/**
 * These are the fundraisers of the cases that a call's fields name, one for each name; undefined
 * for a name of nothing. Cases stand above the door, so the server hands it in.
 */
export type FindOwners = (
  db: Database,
  fields: Readonly<Record<string, unknown>>,
) => Promise<readonly (string | undefined)[]>;

/**
 * Is this somebody whom the family of a case lets help to fill in? It is handed in like
 * `FindOwners`.
 */
export type IsAide = (
  db: Database,
  asked: { caseId: string; userId: string },
  now: number,
) => Promise<boolean>;

export type RequestEnv = {
  Variables: {
    services: Services;
    requestId: string;
    visitor: Visitor;
    findOwners: FindOwners;
    isAide: IsAide;
    address: string;
    /** Did the caller's device solve a puzzle for this call? */
    proved: boolean;
    /** More came from this address than one household sends: persons count by themselves. */
    crowded: boolean;
    common: CommonMessage;
    form: FormState | undefined;
    /** This is the page whose guard this request passed. */
    route: RouteName | undefined;
    /** This is what the cashier begins with for this person. */
    cashier: CashierDefaults;
  };
};

export type RequestContext = Context<RequestEnv>;
