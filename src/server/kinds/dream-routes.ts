import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { type HandledCall, handle } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/kinds/dream/calls.ts';
import { findDreamSummary } from './find-dream-summary.ts';

export const dreamRoutes: readonly HandledCall[] = [
  handle(calls.dreamSummary, (_, { services }) => findDreamSummary(services.db)),
  handle(calls.dreamFeeds, ({ anchorId, size }, { services, now, common }) => {
    const none = { illness: '', city: '', keyword: '' };
    const asked = { ...none, tab: 'newest' as const, only: { theme: 'dreams' as const } };
    return findCases(services.db, { ...asked, anchorId, size, locale: common.language }, now);
  }),
];
