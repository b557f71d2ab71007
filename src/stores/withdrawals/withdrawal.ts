import * as v from 'valibot';
import type { CallInput, CallOutput } from '#src/shared/contract/call.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { fieldProblemsOf } from '#src/shared/contract/field-problems.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { fenToSend } from '#src/shared/platform/fen-to-send.ts';
import {
  applyDrawCash,
  drawCancel,
  drawList,
  getRecentDrawApplyInfo,
} from '#src/shared/withdrawals/calls.ts';
import { isTooLittle, takesAllAmidRaise } from '#src/shared/withdrawals/typed-amount.ts';
import { type ApiResult, callApi } from '#src/stores/api.ts';
import type { DraftName } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { dropIdempotencyKey } from '#src/stores/idempotency.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

type Values = Readonly<Record<string, string>>;
type Applied = CallOutput<typeof applyDrawCash>;

export const draftOfWithdrawal = (infoUuid: string): DraftName => ({
  kind: 'withdrawal',
  id: infoUuid,
});

/**
 * A family applies for money of a case by it. Nothing of it counts before the server has answered.
 */
export const withdrawalForm = makeFormFlow<Applied>({
  send: (values) =>
    callApi(applyDrawCash, inputOf(values) as CallInput<typeof applyDrawCash>, {
      draftId: values.infoUuid ?? '',
      askHere: true,
    }),
  find: findApplied,
  draftOf: ({ infoUuid = '' }) => draftOfWithdrawal(infoUuid),
  onDone: async (_, { infoUuid = '' }) => {
    await forgetPhotos(photoPlaces.withdrawal(infoUuid));
    return undefined;
  },
  fieldOf: formNameOf,
});

/** Takes an own withdrawal back; asked again, it is the same. */
export const withdrawalCancelForm = makeFormFlow({
  send: ({ drawId = '' }) => callApi(drawCancel, { drawId }, { askHere: true }),
  find: async ({ drawId, infoUuid = '' }) => {
    const answer = await callApi(drawList, { infoUuid });
    if (!answer.ok) return answer;
    const draw = answer.data.list.find((one) => one.drawId === drawId);
    return { ok: true, data: draw?.status === 'CANCELLED' ? { output: draw } : null };
  },
});

/** Finds what is wrong with an application before it is sent, by the names of the form. */
export function findWithdrawalProblems(
  values: Values,
  { needsAnswer, ...check }: { availableInFen: number; raising: boolean; needsAnswer: boolean },
): FieldProblems {
  const input = inputOf(values);
  const parsed = v.safeParse(applyDrawCash.input, input);
  const fields = parsed.success ? {} : fieldProblemsOf(parsed.issues, input);
  const amountInFen = Number(input.amountInFen);
  if (amountInFen > check.availableInFen) fields.amountInFen = 'aboveAvailable';
  else if (amountInFen > 0 && isTooLittle(amountInFen, check.availableInFen))
    fields.amountInFen = 'withdrawalTooSmall';
  else if (takesAllAmidRaise({ amountInFen, stopRaise: input.stopRaise !== '' }, check))
    fields.stopRaise = 'required';
  if (needsAnswer && !input.answer?.trim()) fields.answer = 'required';
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [formNameOf(field), problem]),
  );
}

/** A box that is not ticked is not sent. */
function inputOf(values: Values): Record<string, string> {
  const { infoUuid = '', amountInYuan = '', purpose = '', plan = '' } = values;
  const { attachments = '', instalments = '1', stopRaise = '', emergency = '' } = values;
  const { answer = '' } = values;
  const amountInFen = fenToSend(amountInYuan, 'fen');
  return {
    ...{ infoUuid, amountInFen, purpose, plan, attachments, instalments },
    ...{ stopRaise, emergency, answer },
  };
}

function formNameOf(field: string): string {
  return field === 'amountInFen' ? 'amountInYuan' : field;
}

/** Finds the open withdrawal of the case, where it is the one that was sent. */
async function findApplied(values: Values): Promise<ApiResult<{ output: Applied } | null>> {
  const { infoUuid = '', amountInFen, purpose, plan } = inputOf(values);
  const answer = await callApi(getRecentDrawApplyInfo, { infoUuid });
  if (!answer.ok) return answer;
  const draw = answer.data;
  const isSame =
    draw !== null &&
    String(draw.amountInFen) === amountInFen &&
    draw.purpose === purpose?.trim() &&
    draw.plan === plan?.trim().replaceAll(/\r\n?/g, '\n');
  if (!isSame) return { ok: true, data: null };
  dropIdempotencyKey(applyDrawCash, infoUuid);
  return { ok: true, data: { output: { drawId: draw.drawId, status: draw.status } } };
}
