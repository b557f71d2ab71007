import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import * as bankChanges from '#src/shared/withdrawals/bank-change/calls.ts';
import * as calls from '#src/shared/withdrawals/calls.ts';
import { changeMatchPayee } from '#src/shared/withdrawals/match-payee/calls.ts';
import { drawAnswer, drawObjection, drawReply } from '#src/shared/withdrawals/objections/calls.ts';
import { isOpenWithdrawal } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { applyDrawCash } from './apply/apply-draw-cash.ts';
import { cancelWithdrawal } from './apply/cancel-withdrawal.ts';
import { findCashCheck } from './apply/find-cash-check.ts';
import { findDraw, findDraws, findPublicDraws } from './apply/find-draws.ts';
import { findSubsidy, serviceConfigOf } from './apply/service-config.ts';
import { findCaseRefundMessages } from './find-case-refund-messages.ts';
import { answerFindings } from './findings/answer-findings.ts';
import { addObjection } from './notice/add-objection.ts';
import { replyToObjection } from './notice/reply-objection.ts';
import { changeBank } from './payee/change-bank.ts';
import { maskedPayeeOf, readPayee } from './payee/read-payee.ts';

export const handledApply = handle(calls.applyDrawCash, (input, context) => {
  const { infoUuid: caseId, ...asked } = input;
  const { userId: applicantUserId } = viewerOf(context);
  const application = { caseId, applicantUserId, ...asked };
  const { idempotency, now } = context;
  return applyDrawCash(context.services, { application, idempotency }, now);
});

export const handledCancel = handle(calls.drawCancel, async ({ drawId }, context) => {
  const { services, now } = context;
  const { userId } = viewerOf(context);
  await cancelWithdrawal(services, { withdrawalId: drawId, userId }, now);
  const draw = await findDraw(services.db, drawId, now);
  if (!draw) throw new Problem('notFound');
  return draw;
});

export const handledObjection = handle(drawObjection, async (input, context) => {
  const { drawId: withdrawalId, content, position } = input;
  const { userId } = viewerOf(context);
  const objection = { withdrawalId, userId, content, position: position || null };
  const { as } = await addObjection(context.services, objection, context.now);
  return { as };
});

export const handledReply = handle(drawReply, async (input, context) => {
  const { objectionId, content: words } = input;
  const { userId } = viewerOf(context);
  await replyToObjection(context.services, { objectionId, userId, words }, context.now);
  return null;
});

export const handledAnswer = handle(drawAnswer, async (input, context) => {
  const { drawId: withdrawalId, answer } = input;
  const { userId } = viewerOf(context);
  await answerFindings(context.services, { withdrawalId, userId, answer }, context.now);
  return null;
});

export const handledModifyBank = handle(bankChanges.modifyBankAccount, async (input, context) => {
  const { infoUuid: caseId, consent, papers, agreed: _, ...account } = input;
  await change(context, { caseId, account: { kind: 'person', ...account }, papers, consent });
  return null;
});

export const handledModifyHospital = handle(
  bankChanges.modifyHospitalAccount,
  async (input, context) => {
    const { infoUuid: caseId, agreed: _, ...account } = input;
    await change(context, { caseId, account: { kind: 'hospital', ...account } });
    return null;
  },
);

export const handledMatchPayee = handle(changeMatchPayee, async ({ infoUuid, payee }, context) => {
  const caseId = infoUuid;
  const named = readPayee(payee);
  await change(context, { caseId, ...named });
  return { payee: maskedPayeeOf(named.account) };
});

type Named = Omit<Parameters<typeof changeBank>[1], 'userId'>;

async function change(context: CallContext, named: Named): Promise<void> {
  const { userId } = viewerOf(context);
  await changeBank(context.services, { ...named, userId }, context.now);
}

const cashOf = ({ infoUuid }: { infoUuid: string }, { services, now }: CallContext) =>
  findCashCheck(services.db, infoUuid, now);

const findNewest = async (infoUuid: string, { services, now }: CallContext) =>
  (await findDraws(services.db, infoUuid, now))[0] ?? null;

export const handledCashCheck = handle(calls.checkCanCash, cashOf);

export const withdrawalRoutes: readonly HandledCall[] = [
  handledApply,
  handledCancel,
  handledObjection,
  handledReply,
  handledAnswer,
  handledModifyBank,
  handledModifyHospital,
  handledMatchPayee,
  handledCashCheck,
  handle(calls.getServiceConfig, async (input, context) =>
    serviceConfigOf((await cashOf(input, context)).rule),
  ),
  handle(calls.getServiceSubsidy, async (input, context) => {
    const { subsidyInFen } = await cashOf(input, context);
    return { subsidyInFen: await findSubsidy(context.services.db, subsidyInFen) };
  }),
  handle(calls.getRecentDrawApplyInfo, async ({ infoUuid }, context) => {
    // This is not always the newest: what the bank sends back opens an older one again.
    const draws = await findDraws(context.services.db, infoUuid, context.now);
    return draws.find(({ status }) => isOpenWithdrawal(status)) ?? null;
  }),
  handle(calls.getLatestDrawInfo, ({ infoUuid }, context) => findNewest(infoUuid, context)),
  handle(calls.drawList, async ({ infoUuid }, { services, now }) => ({
    list: await findDraws(services.db, infoUuid, now),
  })),
  handle(calls.publicMessage, async ({ infoUuid }, context) => ({
    list: await findShown(infoUuid, context),
  })),
  handle(calls.publicMessageV2, async ({ infoUuid }, context) => ({
    list: await findShown(infoUuid, context),
    caseRefundPublicMessageVoList: await findCaseRefundMessages(
      context.services.db,
      infoUuid,
      context.now,
    ),
  })),
];

async function findShown(infoUuid: string, { services, now }: CallContext) {
  if (!(await findCaseSummary(services.db, { caseId: infoUuid }, now)))
    throw new Problem('notFound');
  return findPublicDraws(services.db, infoUuid, now);
}
