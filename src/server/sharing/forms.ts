import type { PageForm } from '#src/server/door/page-form.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { shareOf } from '#src/shared/donations/gift-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { shareSuccess } from '#src/shared/sharing/calls.ts';
import { otherChannel } from '#src/shared/sharing/channels.ts';
import { handledShareSuccess } from './routes.ts';

export const sharingForms: PageForm[] = [
  {
    route: 'contributeShareSuccess',
    step: 'shared',
    handled: handledShareSuccess,
    // The form stands on a kept page, the same for everyone, so it has no uuid of its own.
    fields: (form, { infoUuid = '' }) => ({
      uuid: newId(),
      infoId: infoUuid,
      channel: form.channel ?? String(otherChannel),
      shareSourceId: shareOf(form).shareSourceId ?? '',
    }),
    done: ({ output, params, locale }) => {
      const { shareId } = output as CallOutput<typeof shareSuccess>;
      return linkTo('contributeShareSuccess', { params, query: { shareId }, locale });
    },
  },
];
