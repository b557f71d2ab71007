import type { Locale } from './platform/locale.ts';
import { withLocale } from './platform/locale.ts';
import { visitParameters } from './platform/visit-query.ts';

/** S prerendered, C rendered once for everyone and kept, P private and never kept. */
export type RenderMode = 'S' | 'C' | 'P';
export type PageAccess = 'open' | 'userinfo' | 'login' | 'owner' | 'staff';

export type Route = {
  path: string;
  title: Record<Locale, string>;
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
 * Every page, once: guards, links, titles, the page store and the sitemap read it. `{name}`
 * stands for one path segment.
 */
export const routes = {
  home: route(
    '/',
    'C',
    'open',
    { zh: '暖光 · 大病求助', en: 'Warmlight: help with serious illness' },
    { share: true, indexed: true },
  ),
  commonList: route(
    '/cf/common/list',
    'C',
    'open',
    { zh: '求助列表', en: 'Appeals' },
    {
      share: true,
      indexed: true,
      query: ['tab', 'illness', 'city', 'keyword', 'anchorId'],
    },
  ),
  contribute: route(
    '/cf/contribute/{infoUuid}',
    'C',
    'open',
    { zh: '求助', en: 'Appeal' },
    { share: true, indexed: true, query: ['readOn'] },
  ),
  newDetail: route(
    '/cf/detail/{infoUuid}',
    'C',
    'open',
    { zh: '求助详情', en: 'Appeal in detail' },
    { share: true, indexed: true, query: ['readOn'] },
  ),
  loveContributionList: route(
    '/cf/love-contribution-list/{infoUuid}',
    'C',
    'open',
    { zh: '爱心名单', en: 'Donors' },
    {
      share: true,
      query: ['sort', 'anchorId'],
    },
  ),
  contributeSpread: route(
    '/cf/contribute/spread/{infoUuid}',
    'C',
    'open',
    { zh: '一起转发', en: 'Pass it on' },
    { share: true },
  ),
  contributeShareSuccess: route(
    '/cf/contribute/{infoUuid}/share-success',
    'P',
    'open',
    { zh: '谢谢你转发', en: 'Thank you for sharing' },
    { query: ['shareId'] },
  ),
  miniProgramCard: route(
    '/cf/contribute/mini-program-card/{infoUuid}',
    'C',
    'open',
    { zh: '在小程序里看', en: 'Open in the mini program' },
    { share: true },
  ),
  trigger: route(
    '/cf/trigger/{infoUuid}',
    'P',
    'open',
    { zh: '转发求助', en: 'Share an appeal' },
    { query: ['sharedv', 'shareSourceId'] },
  ),
  wechatShareTutor: route(
    '/cf/wechat-share-tutor/{infoUuid}',
    'C',
    'open',
    { zh: '怎样转发', en: 'How to share' },
    { share: true },
  ),
  qrcodeShare: route(
    '/cf/activity/qrcode-share/{infoUuid}',
    'C',
    'open',
    { zh: '转发海报', en: 'Poster to share' },
    { share: true },
  ),
  checkLink: route(
    '/cf/check-link',
    'P',
    'open',
    { zh: '查真假', en: 'Check a link' },
    { share: true, query: ['link'] },
  ),
  proveAdd: route(
    '/cf/prove/add',
    'P',
    'login',
    { zh: '证实求助', en: 'Verify an appeal' },
    { query: ['infoUuid'] },
  ),
  proveList: route(
    '/cf/prove/list',
    'C',
    'open',
    { zh: '谁在证实', en: 'Who vouches for this' },
    { share: true, query: ['infoUuid', 'kind', 'anchorId'] },
  ),
  proveSuccess: route(
    '/cf/prove/success',
    'P',
    'login',
    { zh: '谢谢你的证实', en: 'Thank you for verifying' },
    { query: ['infoUuid'] },
  ),
  commentList: route(
    '/cf/comment/list',
    'P',
    'open',
    { zh: '留言', en: 'Comments' },
    { query: ['infoUuid', 'bizType', 'bizId', 'anchorId', 'parentId'] },
  ),
  detailMaterial: route(
    '/cf/contribute/material/{infoUuid}',
    'C',
    'open',
    { zh: '证明材料', en: 'Papers' },
    { share: true },
  ),
  detailProgress: route(
    '/cf/contribute/progress/{infoUuid}',
    'C',
    'open',
    { zh: '进展', en: 'What happened so far' },
    { share: true },
  ),
  riskCaseIntercept: route(
    '/cf/risk-case-intercept',
    'C',
    'open',
    { zh: '先停一下', en: 'Please stop for a moment' },
    { query: ['infoUuid'] },
  ),
  giftTrace: route(
    '/cf/gift-trace',
    'P',
    'open',
    { zh: '我的捐款在哪里', en: 'Where is my gift' },
    { share: true, query: ['orderId'] },
  ),
  vipCase: route(
    '/cf/common/vipCase',
    'C',
    'open',
    { zh: '编辑挑选', en: 'Picked by our editors' },
    { share: true, indexed: true, query: ['anchorId'] },
  ),
  themeCase: route(
    '/cf/common/themeCase',
    'C',
    'open',
    { zh: '主题求助', en: 'Appeals by theme' },
    { share: true, indexed: true, query: ['theme', 'anchorId'] },
  ),
  commonCase: route(
    '/cf/common-case',
    'C',
    'open',
    { zh: '已结束的求助', en: 'Appeals that have ended' },
    { share: true, indexed: true, query: ['anchorId'] },
  ),
  discovery: route(
    '/cf/discovery',
    'C',
    'open',
    { zh: '发现', en: 'Discover' },
    { share: true, indexed: true },
  ),
  leftViews: route(
    '/cf/leftViews',
    'C',
    'open',
    { zh: '再看看他们', en: 'Before you go' },
    { query: ['infoUuid'] },
  ),
  helpThePatient: route(
    '/cf/activity/help-the-patient',
    'C',
    'open',
    { zh: '不捐钱也能帮', en: 'Help without giving money' },
    { share: true, indexed: true },
  ),
  articleMiddlePage: route(
    '/cf/article/articleMiddlePage/{infoUuid}',
    'C',
    'open',
    { zh: '文章里的求助', en: 'The appeal of an article' },
    { share: true },
  ),
  agreement: route(
    '/cf/agreements/{kind}',
    'S',
    'open',
    { zh: '协议', en: 'Agreement' },
    { indexed: true },
  ),
  articleList: route(
    '/cf/article/list',
    'S',
    'open',
    { zh: '文章', en: 'Articles' },
    { share: true, indexed: true },
  ),
  article: route(
    '/cf/article/{slug}',
    'S',
    'open',
    { zh: '文章', en: 'Article' },
    { share: true, indexed: true },
  ),
  commonProblem: route(
    '/cf/common-problem',
    'S',
    'open',
    { zh: '常见问题', en: 'Common questions' },
    { share: true, indexed: true },
  ),
  question: route(
    '/cf/question',
    'S',
    'open',
    { zh: '按身份看问题', en: 'Questions by role' },
    { share: true, indexed: true },
  ),
  actHomeRule: route(
    '/cf/act-home-rule',
    'S',
    'open',
    { zh: '活动规则', en: 'Rules of activities' },
    { share: true, indexed: true },
  ),
  learnMore: route(
    '/cf/activity/learn-more',
    'S',
    'open',
    { zh: '了解暖光', en: 'How Warmlight works' },
    { share: true, indexed: true },
  ),
  verifyInstruction: route(
    '/cf/activity/verify-instruction',
    'S',
    'open',
    { zh: '怎样证实', en: 'How verification works' },
    { share: true, indexed: true },
  ),
  chooseProduct: route(
    '/cf/activity/choose-{product}',
    'S',
    'open',
    { zh: '选择求助类型', en: 'Choose a kind of appeal' },
    { share: true, indexed: true },
  ),
  fundraisingService: route(
    '/cf/activity/fundraising-service',
    'S',
    'open',
    { zh: '服务与费用', en: 'What it includes and costs' },
    { share: true, indexed: true },
  ),
  getHelp: route(
    '/cf/activity/get-help',
    'S',
    'open',
    { zh: '我需要帮助', en: 'Get help' },
    { share: true, indexed: true },
  ),
  initiator: route(
    '/cf/activity/initiator',
    'S',
    'open',
    { zh: '发起求助', en: 'Start an appeal' },
    { share: true, indexed: true },
  ),
  helpInstruction: route(
    '/raise/new-launch/help-instruction',
    'S',
    'open',
    { zh: '求助步骤', en: 'How to raise, step by step' },
    { share: true, indexed: true },
  ),
  insuranceEducation: route(
    '/cf/insurance-education',
    'S',
    'open',
    { zh: '保险知识', en: 'Understanding insurance' },
    { share: true, indexed: true },
  ),
  channelPartner: route(
    '/cf/channelpartner',
    'S',
    'open',
    { zh: '合作伙伴', en: 'Partners' },
    { share: true, indexed: true },
  ),
  serviceCenter: route(
    '/cf/act/serviceCenter',
    'S',
    'open',
    { zh: '服务中心', en: 'Service centre' },
    { share: true, indexed: true },
  ),
  onlineService: route(
    '/cf/online-service',
    'S',
    'open',
    { zh: '在线客服', en: 'Online service' },
    { share: true, indexed: true },
  ),
  protocol: route(
    '/cf/protocol',
    'S',
    'open',
    { zh: '协议列表', en: 'Agreements' },
    { share: true, indexed: true },
  ),
  messageTips: route('/cf/wxmessage/tips', 'S', 'open', {
    zh: '给发起人的提示',
    en: 'Tips for fundraisers',
  }),
  messageBlank: route('/cf/wxmessage/blank', 'S', 'open', { zh: '消息', en: 'Message' }),
  login: route('/login', 'P', 'open', { zh: '登录', en: 'Sign in' }, { query: ['redirectUrl'] }),
  authService: route(
    '/authservice',
    'P',
    'open',
    { zh: '授权登录', en: 'Authorise' },
    { query: ['redirectUrl', 'code', 'state'] },
  ),
  bindPhone: route(
    '/cf/bind-phone',
    'P',
    'userinfo',
    { zh: '绑定手机号', en: 'Add your phone' },
    { query: ['redirectUrl'] },
  ),
  mine: route('/cf/mine', 'P', 'login', { zh: '我的', en: 'My page' }),
  mineOrder: route(
    '/cf/mine-order',
    'P',
    'login',
    { zh: '我的捐款', en: 'My donations' },
    { query: ['anchorId'] },
  ),
  mineMore: route('/cf/mine-more', 'P', 'login', { zh: '设置', en: 'Settings' }),
  pay: route(
    '/cf/pay/{infoUuid}',
    'P',
    'userinfo',
    { zh: '捐款', en: 'Donate' },
    {
      query: ['amountInFen', 'sharedv', 'shareSourceId'],
    },
  ),
  paySuccess: route(
    '/cf/pay/{infoUuid}/success',
    'P',
    'userinfo',
    { zh: '捐款结果', en: 'Your donation' },
    {
      query: ['tradeNo', 'receiptCode'],
    },
  ),
  receipt: route(
    '/cf/receipt',
    'P',
    'open',
    { zh: '凭证码查询', en: 'Find a donation' },
    { query: ['receiptCode'] },
  ),
  apiDocs: route('/api-docs', 'S', 'open', { zh: '接口文档', en: 'API reference' }),
  notFound: route('/404', 'S', 'open', { zh: '没有找到页面', en: 'Page not found' }),
  redirect: route(
    '/cf/redirect',
    'P',
    'open',
    { zh: '跳转', en: 'Redirect' },
    { query: ['redirectUrl'] },
  ),
  historyBack: route(
    '/cf/history-back',
    'S',
    'open',
    { zh: '返回', en: 'Going back' },
    { query: ['steps'] },
  ),
  clear: route('/cf/clear', 'S', 'open', { zh: '清理本机数据', en: 'Clear this device' }),
  clearDraft: route('/cf/clearDraft', 'S', 'open', { zh: '清除草稿', en: 'Clear drafts' }),
  crash: route(
    '/cf/crash',
    'S',
    'open',
    { zh: '页面出错了', en: 'This page broke' },
    { query: ['from', 'id'] },
  ),
  offline: route('/cf/offline', 'S', 'open', { zh: '没有网络', en: 'No network' }),
  leftSlide: route(
    '/cf/left-slide',
    'P',
    'open',
    { zh: '看看这个家庭', en: 'Another family' },
    { query: ['infoUuid', 'posid', 'leftTest'] },
  ),
  leftCenter: route('/cf/left/center/{infoUuid}', 'P', 'open', {
    zh: '离开之前',
    en: 'Before you go',
  }),
  firstScreenAd: route('/cf/firstScreenAdPage', 'C', 'open', {
    zh: '安全提醒',
    en: 'A word on safety',
  }),
  independentSuccess: route('/cf/independent-success', 'S', 'open', {
    zh: '已收到支持',
    en: 'Support received',
  }),
  messageMiddlePage: route(
    '/cf/messageMiddlePage/detail/{infoUuid}',
    'P',
    'open',
    { zh: '求助详情', en: 'Appeal in detail' },
    { query: visitParameters },
  ),
  authMiddlePage: route(
    '/cf/authMiddlePage/detail/{infoUuid}',
    'P',
    'userinfo',
    { zh: '求助详情', en: 'Appeal in detail' },
    { query: visitParameters },
  ),
  shortLink: route('/{token}', 'P', 'open', { zh: '短链接', en: 'Short link' }),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

function route(
  path: string,
  mode: RenderMode,
  access: PageAccess,
  title: { zh: string; en: string },
  more: Partial<Pick<Route, 'query' | 'share' | 'indexed'>> = {},
): Route {
  return {
    path,
    mode,
    access,
    title: { 'zh-CN': title.zh, en: title.en },
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
