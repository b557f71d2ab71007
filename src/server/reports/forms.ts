import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledReportAdd } from './routes.ts';

export const reportForms: readonly PageForm[] = [
  {
    route: 'accountReport',
    step: 'report',
    handled: handledReportAdd,
    photos: { attachments: 'report' },
    fields: (form, { infoUuid = '' }) => {
      const { reason = '', content = '', attachments = '', realName = '', mobile = '' } = form;
      const { idempotencyKey = '' } = form;
      return { infoUuid, reason, content, attachments, realName, mobile, idempotencyKey };
    },
    done: ({ params, locale }) => linkTo('accountReport', { params, locale }),
  },
];
