import type { Context } from 'hono';
import type { FieldProblems, ProblemName } from '#src/shared/contract/problem.ts';
import type { CommonMessage } from '#src/shared/platform/common-message.ts';
import type { RouteName } from '#src/shared/routes.ts';
import type { Services } from './services.ts';
import type { Visitor } from './viewer.ts';

/** What a page form sent and why it was refused, for the page to show again. */
export type FormState = {
  values: Record<string, string>;
  problem?: { reason: ProblemName; fields: FieldProblems; retryAfterSeconds?: number };
  /** What the call answered, for forms whose next step is on the same page. */
  output?: unknown;
};

export type RequestEnv = {
  Variables: {
    services: Services;
    requestId: string;
    visitor: Visitor;
    address: string;
    common: CommonMessage;
    form: FormState | undefined;
    /** The page whose guard this request passed. */
    route: RouteName | undefined;
  };
};

export type RequestContext = Context<RequestEnv>;
