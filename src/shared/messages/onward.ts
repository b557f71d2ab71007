import type { Locale } from '../platform/locale.ts';
import { linkTo, type RouteName, routes } from '../routes.ts';
import type { NoticeView } from './notice-view.ts';

type Onward = { route: RouteName; text: 'case' | 'service' | 'reports' };

/** Where a notice of the middle page is dealt with; the case itself where nothing else is named. */
const onwardOf: Record<string, Onward> = {
  reportAnswered: { route: 'accountReport', text: 'reports' },
  serviceAnswered: { route: 'onlineService', text: 'service' },
  bankChanged: { route: 'onlineService', text: 'service' },
};

export function findOnward(notice: NoticeView | undefined, locale: Locale) {
  if (!notice) return undefined;
  const { route, text } = onwardOf[notice.kind] ?? { route: 'contribute', text: 'case' };
  const needsCase = routes[route].path.includes('{infoUuid}');
  if (needsCase && !notice.infoUuid) return undefined;
  return { text, link: linkTo(route, { params: { infoUuid: notice.infoUuid ?? '' }, locale }) };
}
