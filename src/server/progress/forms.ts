import type { HandledCall } from '#src/server/door/handle.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledBless,
  handledFollow,
  handledProgressAdd,
  handledProgressUpdate,
  handledUnfollow,
} from './routes.ts';

type Fields = Record<string, string>;

/** These are the fields of a post; its pictures stand under the name of the photo field. */
const postFields = (form: Fields) => {
  const { content = '', attachments = '' } = form;
  return { content, images: attachments };
};

const newPost = (type: 'progress' | 'fundUse', form: Fields, infoUuid: string) => {
  const { idempotencyKey = '', payoutNo = '' } = form;
  return { infoUuid, type, payoutNo, idempotencyKey, ...postFields(form) };
};

/** Wherever the button stands, it posts to the page of following, which shows what became of it. */
const followForm = (step: string, handled: HandledCall): PageForm => ({
  route: 'messageIdentifyFollow',
  step,
  handled,
  fields: ({ infoUuid = '' }) => ({ infoUuid }),
  done: ({ form: { infoUuid = '' }, locale }) =>
    linkTo('messageIdentifyFollow', { query: { infoUuid }, locale }),
});

export const progressForms: PageForm[] = [
  {
    route: 'publishProgress',
    step: 'post',
    photos: { attachments: 'progress' },
    handled: handledProgressAdd,
    fields: (form, { infoUuid = '' }) => newPost('progress', form, infoUuid),
    done: ({ params, locale }) => linkTo('publishSuccessV2', { params, locale }),
  },
  {
    route: 'compensateProgress',
    step: 'post',
    photos: { attachments: 'fundUse' },
    handled: handledProgressAdd,
    fields: (form) => newPost('fundUse', form, form.infoUuid ?? ''),
    done: ({ form: { infoUuid = '' }, locale }) =>
      linkTo('publishSuccess', { params: { infoUuid }, locale }),
  },
  {
    route: 'dynamicAudit',
    step: 'mend',
    photos: { attachments: 'progress' },
    handled: handledProgressUpdate,
    fields: (form) => ({ progressId: form.progressId ?? '', ...postFields(form) }),
    done: ({ params, form: { progressId = '' }, locale }) =>
      linkTo('dynamicAudit', { params, query: { progressId }, locale }),
  },
  {
    route: 'detailProgress',
    step: 'bless',
    handled: handledBless,
    fields: ({ kind = '' }, { infoUuid = '' }) => ({ infoUuid, kind }),
    done: ({ params, locale }) => `${linkTo('detailProgress', { params, locale })}#blessings`,
  },
  followForm('follow', handledFollow),
  followForm('unfollow', handledUnfollow),
  {
    route: 'mineProgress',
    step: 'unfollow',
    handled: handledUnfollow,
    fields: ({ infoUuid = '' }) => ({ infoUuid }),
    done: ({ locale }) => linkTo('mineProgress', { locale }),
  },
];
