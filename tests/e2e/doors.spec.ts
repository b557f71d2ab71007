import { allStories } from '#src/scripts/demo/all-stories.ts';
import { demoMobile } from '#src/scripts/demo/invented-numbers.ts';
import { pendingCases } from '#src/scripts/demo/pending-cases.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import { expect, type TestServer, test, withCalls } from '../support/browser.ts';
import { type Crawl, crawl } from '../support/crawl.ts';
import { firstFamily, riskyFamily } from '../support/demo-family.ts';
import { findDonor } from '../support/find-donor.ts';
import { startServerProcess } from '../support/server-process.ts';

const afterAnAct = 'stands behind a form that was sent';
/** A notice leads there too, where the reader happens to have one of that kind. */
const fromMessage = 'a message of the messaging app opens it';
const fromOutside = 'an address that others hand out opens it';
const atOnePoint = 'a case leads to it at a point of its life that the demo does not show';
/** The crawl looks at two cases of many, and sees it where one of them is the reader's own. */
const ofMatched = 'the family of a matched case is led to it from its page of matched money';
/** It is as with the pages of activities, of which the crawl looks at two. */
const ofBonfire = 'a case or an activity with a team leads to it';
const byItself = 'the site leads there by itself';
/** No link of the site leads to these pages; it says who does. */
const outside: Partial<Record<RouteName, string>> = {
  contributeShareSuccess: afterAnAct,
  paySuccess: afterAnAct,
  proveSuccess: afterAnAct,
  accountClosed: afterAnAct,
  messageIdentifyFollow: afterAnAct,
  applySuccess: afterAnAct,
  raiseRegistSuccess: afterAnAct,
  raiseAdviserSuccess: afterAnAct,
  publishSuccess: afterAnAct,
  publishSuccessV2: afterAnAct,
  withdrawCommitSuccess: afterAnAct,
  refundApplySuccess: afterAnAct,
  commitBasicSuccess: afterAnAct,
  channelCommitBasicSuccess: afterAnAct,
  commitVerifySuccess: afterAnAct,
  materialVerifySuccess: afterAnAct,
  supplementCommitVerifySuccess: afterAnAct,
  verificationHospitalSuccess: afterAnAct,
  supplementCommitVerify: atOnePoint,
  goodsOrders: atOnePoint,
  goodsOrder: atOnePoint,
  matchingGiftQq: atOnePoint,
  matchingGiftChangePayee: ofMatched,
  groupHelpDetail: ofBonfire,
  sponsorStatement: fromOutside,
  giftCardShown: 'whoever wrote a card sends its address on',
  mailOff: 'a letter with a notice leads to it',
  phoneChange: 'a text message to both numbers leads to it',
  independentSuccess: afterAnAct,
  messageBlank: fromMessage,
  messageJump: fromMessage,
  messagePay: fromMessage,
  messageProgress: fromMessage,
  messageComment: fromMessage,
  messageWithdraw: fromMessage,
  messageWelcomes: fromMessage,
  messageBigDonation: fromMessage,
  messageFundraisingVerify: fromMessage,
  messageMiddlePage: fromMessage,
  authMiddlePage: fromMessage,
  miniProgramCard: 'the mini program shows it, and a card passed on from there',
  trigger: fromOutside,
  acceptHelp: 'a family sends its address to who is to help it',
  helpCase: 'who helps a family has it in their list of appeals',
  shortLink: fromOutside,
  raiseRegist: 'a hospital or partner hands out its address',
  weiboInviter: 'a post on Weibo leads to it',
  articleMiddlePage: 'an article published elsewhere leads to its case',
  redirect: fromOutside,
  payNewStyle: 'the way to the cashier leads there while a test runs',
  leftViews: 'a container opens it when a reader slides back',
  leftSlide: 'a container opens it when a reader slides back',
  leftCenter: 'a container opens it when a reader slides back',
  firstScreenAd: 'a container opens it first',
  historyBack: 'a container opens it to go back',
  deskSignIn: byItself,
  crash: byItself,
  offline: byItself,
  notFound: byItself,
};

const states: readonly string[] = ['risk', 'withdrawing', 'refunding', 'refunded', 'endedSuccess'];
/** These are families whose cases stand at different points of their life. */
const families = [
  firstFamily.mobile,
  ...pendingCases.flatMap(({ refused, mobile }) => (refused ? [mobile] : [])),
  ...allStories.flatMap(({ state }, i) => (states.includes(state) ? [demoMobile(i)] : [])),
];
/** They are a reviewer, a releaser and an administrator. */
const staff = ['13900000001', '13900000002', '13900000003'];

/** A case that is doubted stops who comes to it, which no other case shows. */
const always = locales.map((locale) =>
  linkTo('contribute', { params: riskyFamily.params, locale }),
);

let readers = 0;
/** Every reader calls from an address of their own: together they would spend one budget. */
async function crawlAs(server: TestServer, start: string, mobile?: string): Promise<Crawl> {
  readers += 1;
  const cookie = mobile ? `warmlight=${await server.tokenOf(mobile)}` : '';
  const headers = { cookie, 'x-forwarded-for': `10.0.0.${readers}` };
  return crawl(server.origin, start, { headers, always });
}

test('every page is reached by links, or stands on the list of those that are not', async ({
  link,
}) => {
  test.slow();
  const seeded = process.env.WARMLIGHT_SEEDED as string;
  const server = withCalls(await startServerProcess(seeded, { TRUST_PROXY: '1' }));
  try {
    // One gave to a case that is doubted: whatever leads to that one stops them first.
    const donors = [firstFamily, riskyFamily].map((family) => findDonor(server, family.infoUuid));
    const reached = new Set<RouteName>();
    for (const mobile of [
      undefined,
      ...donors.map((donor) => donor.mobile),
      ...families,
      ...staff,
    ]) {
      const found = await crawlAs(server, link('home'), mobile);
      expect.soft(found.broken, `links that ${mobile ?? 'a guest'} sees`).toEqual([]);
      for (const name of found.reached.keys()) reached.add(name);
      if (!mobile) expect.soft(found.reached.get('launch')?.taps).toBeLessThanOrEqual(2);
    }
    const all = Object.keys(routes) as RouteName[];
    const unlinked = all.filter((name) => !reached.has(name) && !outside[name]);
    expect.soft(unlinked, 'pages without a door').toEqual([]);
    const excused = all.filter(
      (name) =>
        reached.has(name) &&
        ![fromMessage, ofMatched, ofBonfire, undefined].includes(outside[name]),
    );
    expect.soft(excused, 'pages whose excuse is out of date').toEqual([]);
  } finally {
    await server.stop();
  }
});
