import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { fenToSend } from '#src/shared/platform/fen-to-send.ts';
import { linkTo } from '#src/shared/routes.ts';
import { payeeText } from '#src/shared/withdrawals/match-payee/payee-text.ts';
import type { drawObjection } from '#src/shared/withdrawals/objections/calls.ts';
import {
  handledAnswer,
  handledApply,
  handledCancel,
  handledCashCheck,
  handledMatchPayee,
  handledModifyBank,
  handledModifyHospital,
  handledObjection,
  handledReply,
} from './routes.ts';

type Fields = Record<string, string>;

const applied = [
  ...['infoUuid', 'purpose', 'plan', 'attachments', 'instalments', 'idempotencyKey'],
  ...['stopRaise', 'emergency', 'answer'],
];
const person = [
  ...['infoUuid', 'relation', 'name', 'idType', 'idCard', 'mobile', 'bankName', 'bankCard'],
  ...['relationPaper', 'papers', 'consent', 'agreed'],
];
const hospital = [
  ...['infoUuid', 'hospital', 'department', 'account', 'bankName', 'bedNo', 'agreed'],
];

/** A box that is not ticked is not sent; the rest is, even when it is empty. */
function pick(form: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const toMiddle: PageForm['done'] = ({ form: { infoUuid = '' }, locale }) =>
  linkTo('modifyBankMiddle', { query: { infoUuid, sent: 1 }, locale });

export const withdrawalForms: PageForm[] = [
  {
    route: 'withdrawEdit',
    step: 'apply',
    photos: { attachments: 'withdrawal' },
    handled: handledApply,
    fields: (form) => ({
      ...pick(form, applied),
      amountInFen: fenToSend(form.amountInYuan, 'fen'),
    }),
    done: ({ form: { infoUuid = '' }, locale }) =>
      linkTo('withdrawCommitSuccess', { params: { infoUuid }, locale }),
  },
  // Without script the page comes again, with the fee of what was typed.
  {
    route: 'withdrawEdit',
    step: 'fee',
    photos: { attachments: 'withdrawal' },
    handled: handledCashCheck,
    fields: ({ infoUuid = '' }) => ({ infoUuid }),
  },
  {
    route: 'withdrawDetail',
    step: 'cancel',
    handled: handledCancel,
    fields: ({ drawId = '' }) => ({ drawId }),
    done: ({ params, locale }) => linkTo('withdrawDetail', { params, locale }),
  },
  {
    route: 'withdrawNotice',
    step: 'object',
    handled: handledObjection,
    fields: ({ drawId = '', content = '', position = '0' }) => ({ drawId, content, position }),
    done: ({ output, params, locale }) => {
      const { as: sent } = output as CallOutput<typeof drawObjection>;
      return linkTo('withdrawNotice', { params, query: { sent }, locale });
    },
  },
  {
    route: 'withdrawDetail',
    step: 'reply',
    handled: handledReply,
    fields: ({ objectionId = '', content = '' }) => ({ objectionId, content }),
    done: ({ params, locale }) => linkTo('withdrawDetail', { params, query: { sent: 1 }, locale }),
  },
  {
    route: 'withdrawDetail',
    step: 'answer',
    handled: handledAnswer,
    fields: ({ drawId = '', answer = '' }) => ({ drawId, answer }),
    done: ({ params, locale }) => linkTo('withdrawDetail', { params, query: { sent: 1 }, locale }),
  },
  {
    route: 'modifyBankAccount',
    step: 'person',
    photos: { papers: 'identity' },
    handled: handledModifyBank,
    fields: (form) => pick(form, person),
    done: toMiddle,
  },
  {
    route: 'modifyBankAccount',
    step: 'hospital',
    handled: handledModifyHospital,
    fields: (form) => pick(form, hospital),
    done: toMiddle,
  },
  ...(['person', 'hospital'] as const).map((kind) => ({
    ...{ route: 'matchingGiftChangePayee' as const, step: kind, handled: handledMatchPayee },
    ...(kind === 'person' ? { photos: { papers: 'identity' as const } } : {}),
    fields: ({ infoUuid = '', ...form }: Fields) => ({ infoUuid, payee: payeeText(kind, form) }),
    done: (({ params, locale }) =>
      linkTo('matchingGiftChangePayee', {
        params,
        query: { sent: 1 },
        locale,
      })) satisfies PageForm['done'],
  })),
];
