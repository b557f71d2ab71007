import { type RouteName, routes } from '#src/shared/routes.ts';
import type { PageBytes } from './measure-page-bytes.ts';

const kilobyte = 1024;
type Budget = Partial<Record<keyof PageBytes, number>>;

/** They are for kept pages and static ones, in KB; nothing may block first reading. */
const budgets = {
  C: { htmlAndCss: 10, document: 16, eagerScript: 1, blockingScript: 0, islands: 75 },
  S: { htmlAndCss: 8, document: 10, eagerScript: 1, blockingScript: 0, islands: 75 },
} as const;

/** Lists are read by whoever only looks. */
const ofList: Budget = { document: 14, islands: 0 };
/**
 * The giving form fetches what sends it once it is touched; other forms come with the client, and
 * with the dialog that mends a lost session, the messaging app's word among what it asks for.
 */
const withClient: Budget = { islands: 87.5 };
/** These are pages that do nothing but what their script does. */
const ofScript: Budget = { eagerScript: 6 };
/** Their one act is to copy a text. */
const ofCopying: Budget = { eagerScript: 1.5 };
const otherwise: Readonly<Partial<Record<RouteName, Budget>>> = {
  home: ofList,
  commonList: ofList,
  agreement: { islands: 0 },
  // The total that keeps itself up to date and the button to follow come beside the giving form.
  contribute: { idleScript: 78, document: 17.5 },
  // Says of each fact all that one of the staff compared for it.
  newDetail: { htmlAndCss: 10.75 },
  commentList: withClient,
  channelPartner: withClient,
  onlineService: withClient,
  applyRaise: withClient,
  raiseRegist: withClient,
  wishingTree: withClient,
  raiseAdviser: withClient,
  proveList: withClient,
  aggregationPage: withClient,
  discussionProgress: withClient,
  groupHelpDetail: withClient,
  contributeSpread: ofCopying,
  wechatShareTutor: ofCopying,
  paperKit: ofCopying,
  inviter: ofCopying,
  weiboInviter: ofCopying,
  clear: ofScript,
  clearDraft: ofScript,
  crash: ofScript,
  firstScreenAd: ofScript,
  // Names every call there is, for programmers on a desk.
  apiDocs: { htmlAndCss: 35, document: 35 },
};

/**
 * Finds what of a page is heavier than it may be, in words; nothing for a page that nobody keeps.
 */
export function findExcess(name: RouteName, bytes: PageBytes): string[] {
  const { mode } = routes[name];
  if (mode !== 'C' && mode !== 'S') return [];
  const budget: Budget = { ...budgets[mode], ...otherwise[name] };
  return (Object.entries(budget) as [keyof PageBytes, number][])
    .filter(([part, limit]) => bytes[part] > limit * kilobyte)
    .map(([part, limit]) => `${part} ${(bytes[part] / kilobyte).toFixed(2)} KB of ${limit}`);
}
