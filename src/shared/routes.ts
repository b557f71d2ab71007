import type { Locale } from './platform/locale.ts';
import { withLocale } from './platform/locale.ts';
import { visitParameters } from './platform/visit-query.ts';

/** S prerendered, C rendered once for everyone and kept, P private and never kept. */
export type RenderMode = 'S' | 'C' | 'P';
export type PageAccess = 'open' | 'userinfo' | 'login' | 'owner' | 'staff';

export type Route = {
  path: string;
  mode: RenderMode;
  access: PageAccess;
  /** Query parameters the page reads; of a kept page, those its copy depends on. */
  query: readonly string[];
  /** May the messaging app's share menu offer this page? */
  share: boolean;
  /** May search engines list it? */
  indexed: boolean;
};

/**
 * Every page, once: guards, links, the page store and the sitemap read it. `{name}` stands for one
 * path segment. Titles are texts (`messages/…/titles.ts`), one for each name in each language.
 */
export const routes = {
  home: route('/', 'C', 'open', { share: true, indexed: true }),
  commonList: route('/cf/common/list', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['tab', 'illness', 'city', 'keyword', 'anchorId'],
  }),
  contribute: route('/cf/contribute/{infoUuid}', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['readOn'],
  }),
  newDetail: route('/cf/detail/{infoUuid}', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['readOn'],
  }),
  loveContributionList: route('/cf/love-contribution-list/{infoUuid}', 'C', 'open', {
    share: true,
    query: ['sort', 'anchorId'],
  }),
  contributeSpread: route('/cf/contribute/spread/{infoUuid}', 'C', 'open', { share: true }),
  contributeShareSuccess: route('/cf/contribute/{infoUuid}/share-success', 'P', 'open', {
    query: ['shareId'],
  }),
  miniProgramCard: route('/cf/contribute/mini-program-card/{infoUuid}', 'C', 'open', {
    share: true,
  }),
  trigger: route('/cf/trigger/{infoUuid}', 'P', 'open', { query: ['sharedv', 'shareSourceId'] }),
  wechatShareTutor: route('/cf/wechat-share-tutor/{infoUuid}', 'C', 'open', { share: true }),
  qrcodeShare: route('/cf/activity/qrcode-share/{infoUuid}', 'C', 'open', { share: true }),
  checkLink: route('/cf/check-link', 'P', 'open', { share: true, query: ['link'] }),
  proveAdd: route('/cf/prove/add', 'P', 'login', { query: ['infoUuid'] }),
  proveList: route('/cf/prove/list', 'C', 'open', {
    share: true,
    query: ['infoUuid', 'kind', 'anchorId'],
  }),
  proveSuccess: route('/cf/prove/success', 'P', 'login', { query: ['infoUuid'] }),
  commentList: route('/cf/comment/list', 'P', 'open', {
    query: ['infoUuid', 'bizType', 'bizId', 'anchorId', 'parentId'],
  }),
  detailMaterial: route('/cf/contribute/material/{infoUuid}', 'C', 'open', { share: true }),
  detailProgress: route('/cf/contribute/progress/{infoUuid}', 'C', 'open', { share: true }),
  riskCaseIntercept: route('/cf/risk-case-intercept', 'C', 'open', { query: ['infoUuid'] }),
  giftTrace: route('/cf/gift-trace', 'P', 'open', { share: true, query: ['orderId'] }),
  vipCase: route('/cf/common/vipCase', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['anchorId'],
  }),
  themeCase: route('/cf/common/themeCase', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['theme', 'anchorId'],
  }),
  commonCase: route('/cf/common-case', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['anchorId'],
  }),
  discovery: route('/cf/discovery', 'C', 'open', { share: true, indexed: true }),
  leftViews: route('/cf/leftViews', 'C', 'open', { query: ['infoUuid'] }),
  helpThePatient: route('/cf/activity/help-the-patient', 'C', 'open', {
    share: true,
    indexed: true,
  }),
  articleMiddlePage: route('/cf/article/articleMiddlePage/{infoUuid}', 'C', 'open', {
    share: true,
  }),
  agreement: route('/cf/agreements/{kind}', 'S', 'open', { indexed: true }),
  articleList: route('/cf/article/list', 'S', 'open', { share: true, indexed: true }),
  article: route('/cf/article/{slug}', 'S', 'open', { share: true, indexed: true }),
  commonProblem: route('/cf/common-problem', 'S', 'open', { share: true, indexed: true }),
  question: route('/cf/question', 'S', 'open', { share: true, indexed: true }),
  actHomeRule: route('/cf/act-home-rule', 'S', 'open', { share: true, indexed: true }),
  learnMore: route('/cf/activity/learn-more', 'S', 'open', { share: true, indexed: true }),
  verifyInstruction: route('/cf/activity/verify-instruction', 'S', 'open', {
    share: true,
    indexed: true,
  }),
  chooseProduct: route('/cf/activity/choose-{product}', 'S', 'open', {
    share: true,
    indexed: true,
  }),
  fundraisingService: route('/cf/activity/fundraising-service', 'S', 'open', {
    share: true,
    indexed: true,
  }),
  getHelp: route('/cf/activity/get-help', 'S', 'open', { share: true, indexed: true }),
  initiator: route('/cf/activity/initiator', 'S', 'open', { share: true, indexed: true }),
  helpInstruction: route('/raise/new-launch/help-instruction', 'S', 'open', {
    share: true,
    indexed: true,
  }),
  insuranceEducation: route('/cf/insurance-education', 'S', 'open', { share: true, indexed: true }),
  channelPartner: route('/cf/channelpartner', 'S', 'open', { share: true, indexed: true }),
  serviceCenter: route('/cf/act/serviceCenter', 'S', 'open', { share: true, indexed: true }),
  onlineService: route('/cf/online-service', 'S', 'open', { share: true, indexed: true }),
  protocol: route('/cf/protocol', 'S', 'open', { share: true, indexed: true }),
  messageTips: route('/cf/wxmessage/tips', 'S', 'open'),
  messageBlank: route('/cf/wxmessage/blank', 'S', 'open'),
  login: route('/login', 'P', 'open', { query: ['redirectUrl'] }),
  authService: route('/authservice', 'P', 'open', { query: ['redirectUrl', 'code', 'state'] }),
  bindPhone: route('/cf/bind-phone', 'P', 'userinfo', { query: ['redirectUrl'] }),
  mine: route('/cf/mine', 'P', 'login'),
  mineOrder: route('/cf/mine-order', 'P', 'login', { query: ['anchorId'] }),
  mineMore: route('/cf/mine-more', 'P', 'login'),
  pay: route('/cf/pay/{infoUuid}', 'P', 'userinfo', {
    query: ['amountInFen', 'sharedv', 'shareSourceId'],
  }),
  paySuccess: route('/cf/pay/{infoUuid}/success', 'P', 'userinfo', {
    query: ['tradeNo', 'receiptCode'],
  }),
  receipt: route('/cf/receipt', 'P', 'open', { query: ['receiptCode'] }),
  apiDocs: route('/api-docs', 'S', 'open'),
  notFound: route('/404', 'S', 'open'),
  redirect: route('/cf/redirect', 'P', 'open', { query: ['redirectUrl'] }),
  historyBack: route('/cf/history-back', 'S', 'open', { query: ['steps'] }),
  clear: route('/cf/clear', 'S', 'open'),
  clearDraft: route('/cf/clearDraft', 'S', 'open'),
  crash: route('/cf/crash', 'S', 'open', { query: ['from', 'id'] }),
  offline: route('/cf/offline', 'S', 'open'),
  leftSlide: route('/cf/left-slide', 'P', 'open', { query: ['infoUuid', 'posid', 'leftTest'] }),
  leftCenter: route('/cf/left/center/{infoUuid}', 'P', 'open'),
  firstScreenAd: route('/cf/firstScreenAdPage', 'C', 'open'),
  independentSuccess: route('/cf/independent-success', 'S', 'open'),
  messageMiddlePage: route('/cf/messageMiddlePage/detail/{infoUuid}', 'P', 'open', {
    query: visitParameters,
  }),
  authMiddlePage: route('/cf/authMiddlePage/detail/{infoUuid}', 'P', 'userinfo', {
    query: visitParameters,
  }),
  shortLink: route('/{token}', 'P', 'open'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

function route(
  path: string,
  mode: RenderMode,
  access: PageAccess,
  more: Partial<Pick<Route, 'query' | 'share' | 'indexed'>> = {},
): Route {
  return {
    path,
    mode,
    access,
    query: [],
    share: false,
    indexed: false,
    ...more,
  };
}

type LinkParts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  locale: Locale;
};

/** The URL path of a route; nobody builds one by hand. */
export function linkTo(name: RouteName, { params = {}, query = {}, locale }: LinkParts): string {
  const path = routes[name].path.replaceAll(/\{(\w+)\}/g, (_, param: string) => {
    const value = params[param];
    if (!value) throw new Error(`A link to ${name} needs ${param}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return withLocale(path, locale) + suffix;
}

const patterns = Object.entries(routes)
  .map(([name, { path }]) => ({
    name: name as RouteName,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

/** The route of a path without its language prefix, fixed paths before those with parameters. */
export function findRoute(
  path: string,
): { name: RouteName; params: Record<string, string> } | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}
