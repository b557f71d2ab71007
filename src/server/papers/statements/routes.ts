import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import * as calls from '#src/shared/papers/statements/calls.ts';
import { makeCaseStatement } from './make-case-statement.ts';
import { makeGiftStatement } from './make-gift-statement.ts';

export const statementRoutes: readonly HandledCall[] = [
  handle(calls.caseStatement, async (asked, { services, now }) => {
    const { file } = await makeCaseStatement(services, asked, now);
    return file;
  }),
  handle(calls.giftStatement, (asked, context) => {
    const { userId } = viewerOf(context);
    return makeGiftStatement(context.services, { ...asked, userId }, context.now);
  }),
  handle(calls.deskCaseStatement, async (asked, context) => {
    const { services, now } = context;
    const { file, span } = await makeCaseStatement(services, asked, now);
    const { userId: staffUserId } = viewerOf(context);
    const { infoUuid: caseId, format } = asked;
    const detail = { value: format, span: `${span.from} – ${span.until}` };
    const act = { act: 'exportCaseStatement', staffUserId, caseId, detail } as const;
    await inTransaction(services.db, (trx) => recordAct(trx, { ...act, now }));
    return file;
  }),
];
