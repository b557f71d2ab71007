import { plainFormProps, type Sent } from '#src/components/forms/plain-form-props.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  /** It is as everyone sees it. */
  found: BonfireView;
  locale: Locale;
  sent: Sent | undefined;
};

/** Answers what `BonfireWays` draws, in one language, before it is known who reads. */
export function bonfireWaysProps({ found, locale, sent }: Asked) {
  const { infoUuid, team, mayStart, messageStatusType: standing } = found;
  const { bonfire } = textsOf(locale);
  const params = { infoUuid };
  const isOpen = standing === 'TEAM_OPEN' || standing === 'LAST_ONE';
  const act = isOpen ? ('join' as const) : mayStart ? ('start' as const) : null;
  const bonfireUuid = team?.bonfireUuid ?? '';
  const query: Record<string, string> = team ? { bonfireUuid } : {};
  const here = linkTo('groupHelpDetail', { params, query, locale });
  const form = act && {
    act,
    ...plainFormProps({
      ...{ id: 'bonfire', locale, sent, step: act },
      action: linkTo('groupHelpDetail', { params, locale }),
      hidden: act === 'join' ? query : { infoUuid },
      buttons: [{ label: bonfire[act], look: 'button wide' }],
    }),
  };
  const { own, ownTeam, ownCounts, joinedAlready, give, shown, signIn } = bonfire;
  const ownWaits = found.counts === 'gift' ? bonfire.ownWaits : bonfire.ownWaitsVisit;
  return {
    ...{ infoUuid, bonfireUuid, form, isOpen, here },
    toGive: linkTo('payMpShunt', { query: { infoUuid }, locale }),
    toLogin: linkTo('login', { query: { redirectUrl: here }, locale }),
    text: { own, ownTeam, ownCounts, ownWaits, joinedAlready, give, shown, signIn },
  };
}
