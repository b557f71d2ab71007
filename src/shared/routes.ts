import { visitParameters } from './platform/visit-query.ts';
import { adviserRoutes } from './routes/adviser-routes.ts';
import { aideRoutes } from './routes/aide-routes.ts';
import { islandRoutes } from './routes/island-routes.ts';
import { type LinkParts, linkBy, type Route, route } from './routes/route.ts';

export type { PageAccess, RenderMode, Route } from './routes/route.ts';

/** A notice opens pages with these: whose words it has, and the case they are about. */
const messageQuery = ['messageId', 'infoUuid'];

/** These lead to a cashier: an amount, who passed the appeal on, and through which venue. */
const givenBefore = ['amountInFen', 'sharedv', 'shareSourceId', 'activityId'];

/**
 * Every page stands here once: guards, links, the page store and the sitemap read it. `{name}`
 * stands for one path segment. Titles are texts (`texts/…/titles.ts`), one for each name in each
 * language.
 */
export const routes = {
  ...islandRoutes,
  ...adviserRoutes,
  ...aideRoutes,
  home: route('/', 'C', 'open', { share: true, indexed: true }),
  commonList: route('/cf/common/list', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['tab', 'illness', 'city', 'keyword', 'anchorId'],
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
  caseLedger: route('/cf/contribute/ledger/{infoUuid}', 'C', 'open'),
  paperKit: route('/cf/contribute/paper-kit/{infoUuid}', 'C', 'open', { share: true }),
  miniProgramCard: route('/cf/contribute/mini-program-card/{infoUuid}', 'C', 'open', {
    share: true,
  }),
  trigger: route('/cf/trigger/{infoUuid}', 'P', 'open', {
    query: ['sharedv', 'shareSourceId', 'activityId'],
  }),
  checkLink: route('/cf/check-link', 'P', 'open', { share: true, query: ['link'] }),
  proveAdd: route('/cf/prove/add', 'P', 'login', { query: ['infoUuid'] }),
  proveList: route('/cf/prove/list', 'C', 'open', {
    share: true,
    query: ['infoUuid', 'kind', 'anchorId'],
  }),
  proveSuccess: route('/cf/prove/success', 'P', 'login', { query: ['infoUuid'] }),
  commentList: route('/cf/comment/list', 'C', 'open', {
    query: ['infoUuid', 'bizType', 'bizId', 'order', 'anchorId', 'parentId'],
  }),
  detailMaterial: route('/cf/contribute/material/{infoUuid}', 'C', 'open', { share: true }),
  detailProgress: route('/cf/contribute/progress/{infoUuid}', 'C', 'open', {
    share: true,
    query: ['anchorId'],
  }),
  riskCaseIntercept: route('/cf/risk-case-intercept', 'C', 'open', { query: ['infoUuid'] }),
  giftTrace: route('/cf/gift-trace', 'P', 'open', { share: true, query: ['orderId'] }),
  vipCase: route('/cf/common/vipCase', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['anchorId'],
  }),
  randomCase: route('/cf/common/random-case', 'P', 'open', { share: true }),
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
  wishingTree: route('/cf/activity/pary', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['wishId', 'anchorId'],
  }),
  aggregationPage: route('/cf/act/aggregation-page', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['activityId', 'subActivityId', 'anchorId'],
  }),
  drawRecord: route('/cf/draw-record/{activityId}', 'P', 'open', {
    share: true,
    query: ['anchorId'],
  }),
  goodDayLoveList: route('/cf/act/good-day/love-list/{activityId}', 'C', 'open', {
    share: true,
    query: ['anchorId'],
  }),
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
  serviceStatus: route('/cf/service-status', 'P', 'open', { share: true }),
  onlineService: route('/cf/online-service', 'S', 'open', { share: true, indexed: true }),
  protocol: route('/cf/protocol', 'S', 'open', { share: true, indexed: true }),
  messageTips: route('/cf/wxmessage/tips', 'S', 'open'),
  messageBlank: route('/cf/wxmessage/blank', 'S', 'open'),
  messagePay: route('/cf/wxmessage/pay', 'P', 'open', { query: messageQuery }),
  messageJump: route('/cf/wxmessage/jump', 'P', 'open', { query: ['redirectUrl'] }),
  messageMiddle: route('/cf/wxmessage/middle', 'P', 'open', { query: messageQuery }),
  messageProgress: route('/cf/wxmessage/progress', 'P', 'open', { query: messageQuery }),
  messageComment: route('/cf/wxmessage/comment', 'P', 'open', { query: messageQuery }),
  messageIdentifyFollow: route('/cf/wxmessage/identify-follow', 'P', 'open', {
    query: ['infoUuid'],
  }),
  messageWithdraw: route('/cf/wxmessage/withdraw', 'P', 'open', { query: messageQuery }),
  messageWelcomes: route('/cf/wxmessage/welcomes', 'P', 'open', { query: messageQuery }),
  messageBigDonation: route('/cf/wxmessage/big-donation', 'P', 'open', { query: messageQuery }),
  messageFundraisingVerify: route('/cf/wxmessage/fundraising-verify', 'P', 'open', {
    query: messageQuery,
  }),
  discussionApplication: route('/cf/discussion/application/{infoUuid}', 'P', 'owner'),
  discussionProgress: route('/cf/discussion/progress/{infoUuid}', 'C', 'open', { share: true }),
  accountReport: route('/cf/account/report/{infoUuid}', 'P', 'login'),
  mineMessages: route('/cf/mine-message', 'P', 'login', { query: ['anchorId'] }),
  mine: route('/cf/mine', 'P', 'login'),
  mineOrder: route('/cf/mine-order', 'P', 'login', { query: ['anchorId'] }),
  monthlyGifts: route('/cf/monthly-gifts', 'P', 'login', { query: ['giftId', 'anchorId'] }),
  monthlyStart: route('/cf/monthly-gift', 'P', 'login', { query: ['infoUuid'] }),
  invoiceApply: route('/cf/invoiceApply', 'P', 'login', { query: ['orderId', 'anchorId'] }),
  invoiceSubmitSuccess: route('/cf/invoiceSubmitSuccess', 'P', 'login', {
    query: ['invoiceId', 'anchorId'],
  }),
  pennantsMine: route('/cf/pennants/mine', 'P', 'login', {
    query: ['side', 'anchorId', 'kind', 'toUserId', 'peopleAnchorId'],
  }),
  certificate: route('/cf/certificate', 'P', 'login', { query: ['orderId'] }),
  checkPaper: route('/cf/check-paper', 'P', 'open', { query: ['number', 'code'] }),
  mineMore: route('/cf/mine-more', 'P', 'login'),
  loveValueHome: route('/cf/love-value-home', 'P', 'login', {
    query: ['earned', 'period', 'anchorId'],
  }),
  luckDraw: route('/cf/luckDraw', 'P', 'login', { query: ['activityId', 'sequence', 'anchorId'] }),
  loveForLottery: route('/cf/love-for-lottery', 'P', 'login', {
    query: ['activityId', 'sequence'],
  }),
  loveValueShare: route('/cf/love-value-share-cf', 'P', 'login'),
  waterComment: route('/cf/water-comment', 'P', 'login', { query: ['sent', 'leftOut'] }),
  monthlyReport: route('/cf/monthly-report', 'P', 'login', { query: ['month'] }),
  yearReport: route('/cf/year-report', 'P', 'login', { query: ['year', 'amount'] }),
  getScoreSuccess: route('/cf/get-score-success', 'P', 'login'),
  loveRights: route('/mine/love-rights', 'P', 'login'),
  signIn: route('/cf/sign-in', 'P', 'login', { query: ['month'] }),
  accountClosed: route('/cf/account-closed', 'S', 'open'),
  lostPhone: route('/cf/lost-phone', 'P', 'open', { query: ['asked'] }),
  phoneChange: route('/cf/lost-phone/{changeId}', 'P', 'open'),
  mailOff: route('/cf/mail-off/{mailToken}', 'P', 'open'),
  pay: route('/cf/pay/{infoUuid}', 'P', 'userinfo', {
    query: [...givenBefore, 'again', 'gearId'],
  }),
  paySuccess: route('/cf/pay/{infoUuid}/success', 'P', 'userinfo', {
    query: ['tradeNo', 'receiptCode', 'asks'],
  }),
  payNewStyle: route('/cf/pay-new-style/{infoUuid}', 'P', 'userinfo', { query: givenBefore }),
  payMpShunt: route('/cf/pay/mp-shunt', 'P', 'userinfo', {
    query: ['infoUuid', ...givenBefore],
  }),
  giftCard: route('/cf/gift-card', 'P', 'open', { query: ['orderId'] }),
  giftCardShown: route('/cf/gift-card/{cardId}', 'P', 'open'),
  giftStatement: route('/cf/gift-statement', 'P', 'login', { query: ['until'] }),
  receipt: route('/cf/receipt', 'P', 'open', { query: ['orderId', 'receiptCode'] }),
  fundraiserCenter: route('/cf/contribute/fundraiser-center/{infoUuid}', 'P', 'owner'),
  caseStatement: route('/cf/contribute/statement/{infoUuid}', 'P', 'owner', {
    query: ['from', 'until'],
  }),
  doctorProve: route('/cf/contribute/fundraiser-center/doctor-prove/{infoUuid}', 'P', 'owner'),
  friendProve: route('/cf/contribute/fundraiser-center/friend-prove/{infoUuid}', 'P', 'owner', {
    query: ['anchorId'],
  }),
  inviteFriendProve: route(
    '/cf/contribute/fundraiser-center/invite-friend-prove/{infoUuid}',
    'P',
    'owner',
  ),
  fundraiserDetail: route('/cf/fundraiser/detail/{infoUuid}', 'P', 'owner', {
    query: ['tab', 'anchorId'],
  }),
  fundraiserTeach: route('/cf/fundraiser/teach/{infoUuid}', 'C', 'open', { share: true }),
  caseAudience: route('/cf/fundraiser/audience/{infoUuid}', 'P', 'owner', { query: ['saved'] }),
  keptStory: route('/cf/contribute/kept/{infoUuid}', 'P', 'login'),
  manageLabel: route('/cf/fundraiser/manage-label/{infoUuid}', 'P', 'owner'),
  fastReply: route('/cf/contribute/fastReply/{infoUuid}', 'P', 'owner', {
    query: ['subject'],
  }),
  changeQrcodeImg: route('/cf/activity/change-qrcode-img/{infoUuid}', 'P', 'owner'),
  publishProgress: route('/cf/publish/progress/{infoUuid}', 'P', 'login'),
  dynamicAudit: route('/cf/publish/dynamic-audit/{infoUuid}', 'P', 'login', {
    query: ['progressId'],
  }),
  publishSuccess: route('/cf/publish/{infoUuid}/success', 'P', 'login'),
  publishSuccessV2: route('/cf/publish/{infoUuid}/v2/success', 'P', 'login'),
  compensateProgress: route('/cf/compensate/progress', 'P', 'login', { query: ['infoUuid'] }),
  mineProgress: route('/cf/mine-progress', 'P', 'login', { query: ['anchorId'] }),
  myContribution: route('/cf/my-contribution', 'P', 'login', {
    query: ['anchorId', 'directed'],
  }),
  mineDonation: route('/cf/mine-donation', 'P', 'login', { query: ['year'] }),
  withdrawConfirm: route('/cf/withdraw/confirm/{infoUuid}', 'P', 'owner'),
  withdrawCloseRaise: route('/cf/withdraw/close-raise/{infoUuid}', 'P', 'owner'),
  withdrawStopRaise: route('/cf/withdraw/stop-raise/{infoUuid}', 'P', 'owner'),
  withdrawEdit: route('/cf/withdraw/edit', 'P', 'owner', { query: ['infoUuid', 'mode'] }),
  withdrawCommitSuccess: route('/cf/withdraw/commit-success/{infoUuid}', 'P', 'owner'),
  withdrawAuditPass: route('/cf/withdraw/audit-pass/{infoUuid}', 'P', 'owner'),
  withdrawNotice: route('/cf/withdraw/notice/{infoUuid}', 'P', 'open', {
    share: true,
    query: ['sent'],
  }),
  withdrawDetail: route('/raise/withdraw/detail/{infoUuid}', 'P', 'owner'),
  modifyBankMiddle: route('/raise/modify-bank-middle-page', 'P', 'owner', {
    query: ['infoUuid', 'sent'],
  }),
  modifyBankAccount: route('/raise/modify-bank-account', 'P', 'owner', {
    query: ['infoUuid', 'kind'],
  }),
  refundConfirm: route('/cf/refund/confirm/{infoUuid}', 'P', 'owner'),
  refundApply: route('/cf/refund/apply/{infoUuid}', 'P', 'owner'),
  refundDetail: route('/cf/refund/refund-detail/{infoUuid}', 'P', 'login', {
    query: ['refundId', 'anchorId'],
  }),
  refundApplySuccess: route('/cf/refund/apply-success/{infoUuid}', 'P', 'owner'),
  refundAuditPass: route('/cf/refund/audit-pass/{infoUuid}', 'P', 'owner'),
  refundList: route('/cf/refund/refund-list', 'P', 'login', { query: ['anchorId'] }),
  publicityPage: route('/cf/publicity-page', 'C', 'open', {
    share: true,
    indexed: true,
    query: ['part', 'keyword', 'anchorId'],
  }),
  magazineList: route('/cf/magazine', 'C', 'open', { share: true, indexed: true }),
  magazine: route('/cf/magazine/{month}', 'C', 'open', { share: true, indexed: true }),
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
  independentSupport: route('/cf/independent-support', 'P', 'open', { query: ['tradeNo'] }),
  independentSuccess: route('/cf/independent-success', 'S', 'open'),
  messageMiddlePage: route('/cf/messageMiddlePage/detail/{infoUuid}', 'P', 'open', {
    query: visitParameters,
  }),
  authMiddlePage: route('/cf/authMiddlePage/detail/{infoUuid}', 'P', 'userinfo', {
    query: visitParameters,
  }),
  desk: route('/desk', 'P', 'staff'),
  deskSignIn: route('/desk/sign-in', 'P', 'login', { query: ['redirectUrl'] }),
  deskQueue: route('/desk/queue/{queue}', 'P', 'staff', { query: ['anchorId', 'done'] }),
  deskTask: route('/desk/task/{taskId}', 'P', 'staff'),
  deskSearch: route('/desk/search', 'P', 'staff', {
    query: ['q', 'city', 'phase', 'from', 'until', 'amount', 'of', 'anchorId'],
  }),
  deskCase: route('/desk/case/{infoUuid}', 'P', 'staff', { query: ['anchorId'] }),
  deskAudit: route('/desk/audit', 'P', 'staff', {
    query: ['anchorId', 'staff', 'infoUuid'],
    roles: ['administrator'],
  }),
  deskStaff: route('/desk/staff', 'P', 'staff', { roles: ['administrator'] }),
  deskService: route('/desk/service', 'P', 'staff', { roles: ['administrator'] }),
  deskSettings: route('/desk/settings', 'P', 'staff', { roles: ['releaser', 'administrator'] }),
  deskHospitalCodes: route('/desk/hospital-codes', 'P', 'staff', {
    query: ['anchorId'],
    roles: ['administrator'],
  }),
  deskReadyTexts: route('/desk/ready-texts', 'P', 'staff', { roles: ['administrator'] }),
  matchingGiftDetail: route('/cf/fundraiser/matching-gift-detail/{infoUuid}', 'P', 'login'),
  matchingGiftAreaDetail: route(
    '/cf/fundraiser/matching-gift-area-detail/{infoUuid}',
    'P',
    'login',
  ),
  matchingGiftQq: route('/cf/fundraiser/matching-gift-qq/{infoUuid}', 'P', 'login'),
  matchingGiftChangePayee: route('/cf/matching-gift/change-payee/{infoUuid}', 'P', 'owner', {
    query: ['kind', 'sent'],
  }),
  sponsorStatement: route('/cf/sponsor/{linkId}', 'P', 'open'),
  groupHelpDetail: route('/cf/group-help-detail/{infoUuid}', 'C', 'open', {
    share: true,
    query: ['bonfireUuid', 'anchorId'],
  }),
  deskActivities: route('/desk/activities', 'P', 'staff', {
    query: ['anchorId'],
    roles: ['releaser', 'administrator'],
  }),
  deskLotteries: route('/desk/lotteries', 'P', 'staff', {
    roles: ['releaser', 'administrator'],
  }),
  deskExperiments: route('/desk/experiments', 'P', 'staff', {
    roles: ['releaser', 'administrator'],
  }),
  deskChannels: route('/desk/channels', 'P', 'staff', {
    query: ['days', 'touch'],
    roles: ['releaser', 'administrator'],
  }),
  deskFigures: route('/desk/figures', 'P', 'staff', {
    query: ['days'],
    roles: ['administrator'],
  }),
  deskFreeze: route('/desk/freeze', 'P', 'staff'),
  deskPool: route('/desk/pool', 'P', 'staff', {
    query: ['anchorId'],
    roles: ['releaser', 'administrator'],
  }),
  launch: route('/cf/launch', 'P', 'login', { query: ['new', 'caseType'] }),
  goodsAddress: route('/cf/goods/address', 'P', 'login', {
    query: ['gearId', 'infoUuid', 'saved', 'anchorId'],
  }),
  goodsOrder: route('/cf/goods/order/{orderId}', 'P', 'login'),
  goodsOrders: route('/cf/goods/orders/{infoUuid}', 'P', 'owner', { query: ['anchorId'] }),
  editBasicInfo: route('/cf/publish/raise/edit-basic-info', 'P', 'login', { query: ['infoUuid'] }),
  commitBasicSuccess: route('/cf/publish/raise/commit-basic-success/{infoUuid}', 'P', 'owner'),
  channelCommitBasicSuccess: route(
    '/cf/publish/raise/channel-commit-basic-success/{infoUuid}',
    'P',
    'owner',
  ),
  editPatientInfo: route('/cf/publish/raise/edit-patient-info/{infoUuid}', 'P', 'owner', {
    aides: true,
  }),
  editAeger: route('/cf/publish/raise/edit-aeger/{infoUuid}', 'P', 'owner', { aides: true }),
  hospitalDetail: route('/cf/publish/raise/hospital-detail/{infoUuid}', 'P', 'owner', {
    aides: true,
  }),
  editPayeeInfo: route('/cf/publish/raise/edit-payee-info/{infoUuid}', 'P', 'owner', {
    query: ['kind'],
  }),
  householdAssets: route('/raise/household-assets', 'P', 'owner', {
    query: ['infoUuid'],
    aides: true,
  }),
  fundraiserVerification: route('/raise/fundraiser-verification', 'P', 'owner', {
    query: ['infoUuid'],
    aides: true,
  }),
  addPatientImage: route('/cf/add-patient-image/{infoUuid}', 'P', 'owner'),
  verificationHospital: route('/cf/publish/raise/verification-hospital/{infoUuid}', 'P', 'owner'),
  verificationHospitalSuccess: route(
    '/cf/publish/raise/verification-hospital-success/{infoUuid}',
    'P',
    'owner',
  ),
  commitVerify: route('/raise/commit-verify/{infoUuid}', 'P', 'owner'),
  previewCase: route('/raise/preview/{infoUuid}', 'P', 'owner'),
  commitVerifySuccess: route('/cf/publish/raise/commit-verify-success/{infoUuid}', 'P', 'owner'),
  staffQuestions: route('/raise/staff-questions/{infoUuid}', 'P', 'owner', {
    query: ['sent', 'anchorId'],
  }),
  pendingNotice: route('/cf/raise/pending-notice/{infoUuid}', 'P', 'owner'),
  rejected: route('/raise/rejected', 'P', 'owner', { query: ['infoUuid'] }),
  materialVerify: route('/raise/material-verify', 'P', 'owner', { query: ['infoUuid'] }),
  materialVerifySuccess: route('/raise/material-verify-success', 'P', 'owner', {
    query: ['infoUuid'],
  }),
  materialSupplement: route('/cf/publish/raise/material-supplement/{infoUuid}', 'P', 'owner', {
    aides: true,
  }),
  supplementCommitVerify: route(
    '/cf/publish/raise/supplement-commit-verify/{infoUuid}',
    'P',
    'owner',
  ),
  supplementCommitVerifySuccess: route(
    '/cf/publish/raise/supplement-commit-verify-success/{infoUuid}',
    'P',
    'owner',
  ),
  stopRaise: route('/raise/new-launch/stop-raise', 'P', 'owner', { query: ['infoUuid'] }),
  mineRaise: route('/cf/mine-raise', 'P', 'login'),
  shortLink: route('/{token}', 'P', 'open'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Writes the URL path of a route; nobody builds one by hand. */
export function linkTo(name: RouteName, parts: LinkParts): string {
  return linkBy(routes[name].path, parts);
}

const patterns = Object.entries(routes)
  .map(([name, { path }]) => ({
    name: name as RouteName,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

/**
 * Finds the route of a path without its language prefix, fixed paths before those with parameters.
 */
export function findRoute(
  path: string,
): { name: RouteName; params: Record<string, string> } | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}
