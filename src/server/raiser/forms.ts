import type { PageForm } from '#src/server/door/page-form.ts';
import { handledVerificationOperate } from '#src/server/verification/routes.ts';
import { labelForm } from '#src/shared/raiser/label-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledAnswerStaff,
  handledChoosePoster,
  handledExplainCase,
  handledFastReply,
  handledManageLabel,
  handledPutAway,
  handledSaveThanks,
  handledTellMourning,
} from './routes.ts';

export const raiserForms: PageForm[] = [
  {
    route: 'staffQuestions',
    step: 'answer',
    handled: handledAnswerStaff,
    photos: { attachments: 'answer' },
    fields: ({ questionId = '', content = '', attachments = '' }, { infoUuid = '' }) => ({
      ...{ infoUuid, questionId, content, attachments },
    }),
    done: ({ params, locale }) => linkTo('staffQuestions', { params, query: { sent: 1 }, locale }),
  },
  {
    route: 'staffQuestions',
    step: 'explain',
    handled: handledExplainCase,
    photos: { attachments: 'answer' },
    fields: ({ content = '', attachments = '' }, { infoUuid = '' }) => ({
      ...{ infoUuid, content, attachments },
    }),
    done: ({ params, locale }) =>
      linkTo('staffQuestions', { params, query: { sent: 'explained' }, locale }),
  },
  {
    route: 'manageLabel',
    step: 'labels',
    handled: handledManageLabel,
    fields: (form, { infoUuid = '' }) => labelForm.inputOf({ ...form, infoUuid }),
  },
  {
    route: 'fastReply',
    step: 'reply',
    handled: handledFastReply,
    fields: (form, { infoUuid = '' }) => {
      const { idempotencyKey = '', subject = '', content = '', ready = '' } = form;
      return { infoUuid, subject, idempotencyKey, content: content.trim() || ready };
    },
  },
  {
    route: 'friendProve',
    step: 'operate',
    handled: handledVerificationOperate,
    fields: ({ verifyId = '', operation = '' }, { infoUuid = '' }) => ({
      infoUuid,
      verifyId,
      operation,
    }),
  },
  {
    route: 'changeQrcodeImg',
    step: 'poster',
    handled: handledChoosePoster,
    fields: ({ pictureId = '', words = '' }, { infoUuid = '' }) => ({ infoUuid, pictureId, words }),
  },
  {
    route: 'fundraiserCenter',
    step: 'thanks',
    handled: handledSaveThanks,
    fields: ({ words = '' }, { infoUuid = '' }) => ({ infoUuid, words }),
    done: ({ params, locale }) => `${linkTo('fundraiserCenter', { params, locale })}#thanks`,
  },
  {
    route: 'fundraiserCenter',
    step: 'mourning',
    handled: handledTellMourning,
    fields: ({ sure = '' }, { infoUuid = '' }) => ({ infoUuid, sure }),
    done: ({ params, locale }) => linkTo('fundraiserCenter', { params, locale }),
  },
  {
    route: 'fundraiserCenter',
    step: 'putAway',
    handled: handledPutAway,
    fields: ({ sure = '' }, { infoUuid = '' }) => ({ infoUuid, sure }),
    done: ({ params, locale }) => `${linkTo('fundraiserCenter', { params, locale })}#put-away`,
  },
];
