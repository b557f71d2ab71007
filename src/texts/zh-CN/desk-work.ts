import type { CaseTie } from '#src/shared/desk/cases/case-ties.ts';

/** What staff find, read and count at the desk, across cases and queues. */
export const deskWork = {
  search: {
    more: '按地点、状态、时间、金额查',
    person: '按姓名或手机后四位查求助',
    findPerson: '查求助',
    name: '姓名',
    nameHint:
      '证件上的完整姓名（患者、发起人、收款人），或发起人的昵称。查过谁的名字不留，查过这件事会留痕。',
    phone: '发起人手机后四位',
    city: '城市',
    phase: '状态',
    anyPhase: '全部状态',
    from: '建立日期从',
    until: '到',
    amount: '金额（元）',
    of: '是什么金额',
    kinds: { target: '目标金额', withdrawal: '一笔提现' },
    title: '求助',
    owner: '发起人',
    state: '状态',
    money: '已筹 / 目标（元）',
    begun: '建立',
    sums: (raised: string, target: string) => `${raised} / ${target}`,
    needs: '填一项再查找。',
  },
  file: {
    risks: '风险解读',
    related: '有关联的求助',
    moreRelated: (count: string) => `还有 ${count} 个。`,
    ties: {
      person: '证件相同',
      account: '收款账户相同',
      paper: '有一模一样的材料',
      phone: '收款人或发起人手机号相同',
      fundraiser: '同一个发起人',
      device: '在同一个浏览器登录过',
      picture: '有看起来一样的照片',
    } satisfies Record<CaseTie, string>,
    noRelated: '比对证件、账户、手机号、浏览器和照片：没有其他求助与它有关联。',
    relatedCount: (count: string) =>
      `比对证件、账户、手机号、浏览器和照片：有 ${count} 个其他求助与它有关联。`,
    relatedDoubted: (count: string) => `关联求助的状态：有 ${count} 个被标记风险或被平台停止。`,
    caseRefund: (day: string, state: string) =>
      `退款记录：${day} 申请过整个求助退款，现在是“${state}”。`,
    giftsBack: (count: string) => `退款记录：有 ${count} 笔捐款已经退回。`,
    noRefund: '退款记录：没有捐款退回，也没有申请过整个求助退款。',
  },
};
