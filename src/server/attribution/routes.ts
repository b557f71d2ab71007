import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { deskChannels } from '#src/shared/attribution/calls.ts';
import { makeChannelTable } from './channel-table.ts';

export const attributionRoutes: readonly HandledCall[] = [
  handle(deskChannels, async ({ days, language }, context) => {
    const { userId: staffUserId } = viewerOf(context);
    const asked = { days, locale: language, staffUserId };
    const bytes = await makeChannelTable(context.services.db, asked, context.now);
    const fileName = `warmlight-channels-${days}.csv`;
    return { type: 'text/csv; charset=utf-8' as const, bytes, isPrivate: true, fileName };
  }),
];
