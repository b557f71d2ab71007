import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { leftSlidePositions } from '#src/shared/platform/left-slide.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { findCases } from './find-cases.ts';

type Asked = { posid: string; infoUuid: string; locale: Locale };
type LeftSlideAd = { card: CaseCard; redirectUrl: string; channel: string; time: number };

const channel = 'left_slide';
const among = 10;

/**
 * Finds what someone who slides back sees: another family's case, the same one for the same case
 * they come from. Answers undefined when the operator has it off, or when there is no other case.
 */
export async function findLeftSlideAd(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { posid, infoUuid, locale }: Asked,
  now: number,
): Promise<LeftSlideAd | undefined> {
  const { leftSlideSeconds } = await findSettings(db, config);
  if (leftSlideSeconds === 0) return undefined;
  const tab = posid === leftSlidePositions.nearlyThere ? 'nearlyThere' : 'recommended';
  const asked = { tab, illness: '', city: '', keyword: '', anchorId: '', locale } as const;
  const { list } = await findCases(db, { ...asked, size: among }, now);
  const others = list.filter((card) => card.infoUuid !== infoUuid);
  const card = others[turnOf(infoUuid) % Math.max(others.length, 1)];
  if (!card) return undefined;
  const params = { infoUuid: card.infoUuid };
  const redirectUrl = linkTo('contribute', { params, query: { channel }, locale });
  return { card, redirectUrl, channel, time: leftSlideSeconds };
}

function turnOf(infoUuid: string): number {
  return [...infoUuid].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
