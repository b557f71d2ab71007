import { drawList } from '#src/shared/withdrawals/calls.ts';
import { drawAnswer, drawObjection, drawReply } from '#src/shared/withdrawals/objections/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { type FormFlow, makeFormFlow } from '#src/stores/form-flow.ts';

/** For who has nothing to do with the case it is a report. */
type Taken = 'objection' | 'report';
type Values = Readonly<Record<string, string>>;

/**
 * Makes the form of an objection to one withdrawal in its notice; a page may show several, each
 * with a form.
 */
export function makeObjectionForm(targets: Record<Taken, string>): FormFlow<{ as: Taken }> {
  const send = ({ drawId = '', content = '', position = '0' }: Values) =>
    callApi(drawObjection, { drawId, content, position }, { askHere: true });
  return makeFormFlow({
    send,
    onDone: ({ as }) => targets[as],
    // Nobody reads it before staff have; but the same sent again is taken once, and answered.
    find: async (values) => {
      const answer = await send(values);
      return answer.ok ? { ok: true, data: { output: answer.data } } : answer;
    },
  });
}

/** Makes the form of what a family says to one objection. */
export function makeReplyForm(): FormFlow<null> {
  return makeFormFlow<null>({
    send: ({ objectionId = '', content = '' }) =>
      callApi(drawReply, { objectionId, content }, { askHere: true }),
    find: async ({ infoUuid = '', objectionId, content = '' }) => {
      const answer = await callApi(drawList, { infoUuid });
      if (!answer.ok) return answer;
      const objections = answer.data.list.flatMap((draw) => draw.objections);
      const said = objections.find((one) => one.objectionId === objectionId)?.familyWords;
      return { ok: true, data: said === content.trim() ? { output: null } : null };
    },
  });
}

/**
 * Makes the form of what a family says to what was found against it; said again, it is the same.
 */
export function makeAnswerForm(): FormFlow<null> {
  const send = ({ drawId = '', answer = '' }: Values) =>
    callApi(drawAnswer, { drawId, answer }, { askHere: true });
  return makeFormFlow<null>({
    send,
    find: async (values) => {
      const sent = await send(values);
      return sent.ok ? { ok: true, data: { output: null } } : sent;
    },
  });
}
