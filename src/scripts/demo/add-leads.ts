import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { addInquiry } from '#src/server/advisers/add-inquiry.ts';
import { proposeDesk } from '#src/server/advisers/propose-desk.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { callLead } from '#src/server/desk/leads/call-lead.ts';
import { moveGreenPath } from '#src/server/desk/leads/move-green-path.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import type { LeadOutcome } from '#src/shared/advisers/leads/lead-steps.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { demoId } from './add-story.ts';
import { confirmProposal } from './confirm-proposal.ts';

const hourMs = 3_600_000;

/** Two of the advisers have a desk; the others are shown, and families reach them by the hotline. */
const desks = [
  { mobile: '13900000006', slug: 'he-xiaoyun', nickname: '何晓云' },
  { mobile: '13900000007', slug: 'bai-ruoxi', nickname: '白若溪' },
] as const;

type Called = { outcome: LeadOutcome; note: string };
type DemoLead = {
  name: string;
  city: string;
  disease: string;
  hoursAgo: number;
  channel?: string;
  call?: Called;
};

/** Families stand in several states, and the last is of a city without an adviser. */
const leads: readonly DemoLead[] = [
  { name: '普小燕', city: '昆明', disease: '急性淋巴细胞白血病', hoursAgo: 3, channel: 'hospital' },
  {
    ...{ name: '李正国', city: '昆明', disease: '肝硬化', hoursAgo: 20 },
    call: { outcome: 'notReached', note: '响了很久没人接，下午再打。' },
  },
  {
    ...{ name: '杨凤', city: '大理', disease: '先天性心脏病', hoursAgo: 26, channel: 'weibo' },
    call: { outcome: 'reached', note: '孩子在等手术日期，医保已报过一次。约好周末看材料。' },
  },
  { name: '周家福', city: '成都', disease: '尿毒症', hoursAgo: 5 },
  {
    ...{ name: '唐秀英', city: '成都', disease: '骨折', hoursAgo: 50 },
    call: { outcome: 'notNeeded', note: '医药费已经够了，先不发起。' },
  },
  { name: '吴海', city: '哈尔滨', disease: '淋巴瘤', hoursAgo: 2 },
];

type Given = { donors: readonly Viewer[]; now: number };

/** Writes families that left their number, and what advisers did, through the steps people take. */
export async function addLeads(services: Services, { donors, now }: Given): Promise<void> {
  const staff = await ensureDemoStaff(services, now);
  for (const desk of desks) await openDesk(services, { ...desk, staff }, now);
  for (const [index, lead] of leads.entries()) await addLead(services, lead, { index, now });
  const [applicant] = donors;
  if (!applicant) throw new Error('Nobody applies to the doctor channel.');
  const content = {
    ...{ disease: '系统性红斑狼疮', hospital: '曲靖市麒麟医院' },
    content: '反复发烧两个月，想看风湿免疫科。已做过肾穿刺。',
  };
  const application = { kind: 'greenPath', userId: applicant.userId, content } as const;
  const applyId = await addInquiry(services, application, now - 30 * hourMs);
  const moved = {
    state: 'looking',
    words: '已把资料发给省城两家医院，三个工作日内答复。',
  } as const;
  const { reviewer: staffUserId } = staff;
  await moveGreenPath(services, { applyId, ...moved, staffUserId }, now - 4 * hourMs);
}

type Desk = (typeof desks)[number] & { staff: Awaited<ReturnType<typeof ensureDemoStaff>> };

/** Two of staff open a desk for who signed in before. */
async function openDesk(
  services: Services,
  { mobile, slug, nickname, staff }: Desk,
  now: number,
): Promise<void> {
  await inTransaction(services.db, (trx) =>
    findOrCreateUser(trx, services.keys, { mobile, nickname, locale: defaultLocale, now }),
  );
  const adviserId = demoId(`adviser ${slug}`);
  const asked = { adviserId, mobile, reason: '入职，开始接本地家庭' };
  await proposeDesk(services, { ...asked, staffUserId: staff.administrator }, now);
  await confirmProposal(services, { kind: 'adviserDesk', staffUserId: staff.releaser }, now);
}

async function addLead(
  services: Services,
  { name, city, disease, hoursAgo, channel, call }: DemoLead,
  { index, now }: { index: number; now: number },
): Promise<void> {
  const at = now - hoursAgo * hourMs;
  const caller = { name, mobile: `1380000${String(7100 + index)}` };
  const touches = channel ? { first: { at, channel }, last: { at, channel } } : undefined;
  const inquiry = { kind: 'raise', caller, userId: undefined, content: { city, disease } } as const;
  const leadId = await addInquiry(services, { ...inquiry, touches }, at);
  if (!call) return;
  const holder = await services.db
    .selectFrom('leads')
    .innerJoin('advisers', 'advisers.id', 'leads.adviser_id')
    .select('advisers.user_id as userId')
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
  if (!holder?.userId) throw new Error(`Nobody has the lead of ${city}.`);
  const called = { leadId, ...call, tries: 0, staffUserId: holder.userId };
  await callLead(services, called, at + hourMs);
}
