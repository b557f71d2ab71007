import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bonfireSlug } from '#src/scripts/demo/add-activities.ts';
import { products } from '#src/shared/content/enumerations.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { type PageAccess, type RouteName, routes } from '#src/shared/routes.ts';
import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import type { Link, TestServer } from './browser.ts';
import { claimComplaint } from './claim-complaint.ts';
import { familyOf, firstFamily, keepingFamily, riskyFamily } from './demo-family.ts';
import { findGiftCard } from './find-gift-card.ts';
import { findOnDesk } from './find-on-desk.ts';
import { findPhoneChange } from './find-phone-change.ts';
import { inviteHelp } from './invite-help.ts';
import { makeMailToken } from './notice-letters.ts';
import { orderThing } from './order-thing.ts';

/** It is that of a donor of the tests' own. */
const mobile = '13900000071';
/** Of the demo's staff this one sees every page of the desk. */
const administrator = '13900000003';

/** Answers who looks at this page. */
export function visitorOf(name: RouteName): string | undefined {
  const access: PageAccess = routes[name].access;
  if (access === 'open') return undefined;
  if (name === 'keptStory') return keepingFamily.mobile;
  if (access === 'staff' || name === 'deskSignIn') return administrator;
  return isOfOwner(name) ? firstFamily.mobile : mobile;
}

const articles = join(import.meta.dirname, '../../src/content/articles/zh-CN');
/** These stand for a path's parameters, besides the case. */
const samples: Record<string, string> = {
  kind: 'user',
  product: products[0],
  form: 'service',
  queue: 'verification',
  slug: basename(readdirSync(articles)[0] ?? '', '.md'),
  month: '2026-10',
};
/**
 * Finds something to show on each page: a case of the seed, and a gift to it that waits to be paid.
 */
export async function addressOf(name: RouteName, server: TestServer, link: Link): Promise<string> {
  if (name === 'notFound') return `${link('commonList')}/no-such-page`;
  if (name === 'authService') return link(name, { query: { state: 'unknown' } });
  if (name === 'raiseAdviser') return link(name, { query: { city: '成都' } });
  if (name === 'riskCaseIntercept') return link(name, { query: riskyFamily.params });
  // The ledger leads to the case until that is put away, as this one is.
  if (name === 'keptStory' || name === 'caseLedger')
    return link(name, { params: keepingFamily.params });
  if (name === 'groupHelpDetail') return link(name, { params: familyOf(bonfireSlug).params });
  // Goes back nowhere, and so can be looked at.
  if (name === 'historyBack') return link(name, { query: { steps: 0 } });
  if (name === 'shortLink') {
    const url = link('contribute', { params: { infoUuid: await findCase(server) } });
    return link(name, { params: await server.call(shortLink, { url }) });
  }
  if (name === 'aggregationPage')
    return link(name, { query: { activityId: await findVenueId(server) } });
  const params = await paramsOf(name, server);
  if ((routes[name].query as readonly string[]).includes('infoUuid')) {
    const infoUuid = await findCaseFor(name, server);
    if (name === 'proveSuccess') await verifyCase(server, infoUuid);
    return link(name, { params, query: { infoUuid } });
  }
  if (name !== 'paySuccess' && name !== 'receipt') return link(name, { params });
  const gift = { infoUuid: await findCase(server), amountInFen: 2000, payChannel: 8 };
  const { tradeNo, receiptCode } = await server.call(orderAdd, gift);
  const query = name === 'receipt' ? { receiptCode: receiptCode ?? '' } : { tradeNo };
  return link(name, { params, query });
}

/** The thanks are for those who verified; who did already may see them again. */
async function verifyCase(server: TestServer, infoUuid: string): Promise<void> {
  const friend = { kind: 'friend', relation: 'neighbour', realName: '王小明' } as const;
  const proof = { infoUuid, ...friend, content: '我们是邻居，看着这家人一路过来。' };
  await server.call(verificationAdd, proof, await server.tokenOf(mobile)).catch(() => undefined);
}

async function paramsOf(route: RouteName, server: TestServer): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const [, name = ''] of routes[route].path.matchAll(/\{(\w+)\}/g)) {
    const sample = await sampleOf(name, { route, server });
    if (!sample) throw new Error(`Say in samples what stands for {${name}}.`);
    params[name] = sample;
  }
  return params;
}

async function sampleOf(
  name: string,
  { route, server }: { route: RouteName; server: TestServer },
): Promise<string | undefined> {
  if (name === 'infoUuid') return findCaseFor(route, server);
  if (name === 'changeId') return findPhoneChange(server);
  if (name === 'mailToken') return makeMailToken(server);
  if (name === 'activityId') return findVenueId(server);
  if (name === 'orderId') return orderThing(server, mobile);
  if (name === 'leadId') return findOnDesk(server, 'leads?view=common', '/desk/lead');
  if (name === 'applyId') return findOnDesk(server, 'green-paths', '/desk/green-path');
  if (name === 'helpId') return inviteHelp(server);
  if (name === 'cardId') return findGiftCard(server);
  if (name === 'linkId') return findOnDesk(server, 'activities', '/cf/sponsor');
  if (name !== 'taskId') return samples[name];
  return claimComplaint(server, { infoUuid: await findCase(server), mobile, administrator });
}

async function findCaseFor(route: RouteName, server: TestServer): Promise<string> {
  return isOfOwner(route) ? firstFamily.infoUuid : findCase(server);
}

/** These pages let anyone in who is signed in, and find out by themselves whose case it is. */
const askWhoseCase: readonly RouteName[] = [
  'editBasicInfo',
  'publishProgress',
  'dynamicAudit',
  'publishSuccess',
  'publishSuccessV2',
  'compensateProgress',
];

function isOfOwner(name: RouteName): boolean {
  const access: PageAccess = routes[name].access;
  return access === 'owner' || askWhoseCase.includes(name);
}

async function findCase(server: TestServer): Promise<string> {
  const list = await (await fetch(`${server.origin}/cf/common/list`)).text();
  const found = /\/cf\/contribute\/([\w-]{22})/.exec(list)?.[1];
  if (!found) throw new Error('The list shows no case to try pages with.');
  return found;
}

/** Finds the venue of the seed, where all that run are told. */
async function findVenueId(server: TestServer): Promise<string> {
  const page = await (await fetch(`${server.origin}/cf/act/aggregation-page`)).text();
  const found = /activityId=([\w-]{22})/.exec(page)?.[1];
  if (!found) throw new Error('No venue runs to try pages with.');
  return found;
}
