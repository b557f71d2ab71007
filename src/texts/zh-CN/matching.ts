import type { giftChannels } from '#src/shared/activities/activity-fields.ts';
import type { ApplyStatus } from '#src/shared/activities/apply/apply-status.ts';

/** What families and readers see around matched money. */
export const matching = {
  areas: {
    lead: '这个配捐给了哪些地方，按每个求助自己页面上写的省份合计。捐款人在哪里，不在这里统计。',
    caption: '求助所在的地区，多的在前',
    area: '地区',
    cases: '求助',
    unnamed: '现在不公开的',
  },
  qq: {
    lead: '有的资助方只给在 QQ 里捐的款配捐，其他规则和别的配捐一样。',
    none: '这个求助没有 QQ 渠道的配捐。',
    here: '你正在 QQ 里看这个页面，从这里捐的款算数。',
    elsewhere: '你现在不在 QQ 里，从这里捐的款不会获得这项配捐。',
    rule: '只给在 QQ 里捐的款配捐。',
  },
  payee: {
    lead: '配捐和捐款一起提现，付给同一个收款人。在这里换的，就是两笔钱共同的收款人：和更换收款账户一样要审核，也有同样的冷静期。',
    another: '换一个收款人',
    back: '回到配捐明细',
  },
  apply: {
    title: '申请参加配捐',
    lead: '有资助方在给下面这些活动里的求助配捐。你可以申请参加，工作人员三天内答复并说明理由。',
    submit: '申请参加',
    statuses: {
      APPLYING: '已经申请，工作人员还没有答复。',
      APPLY_SUCCESS: '已经参加。',
      APPLY_FAIL: '没有被接纳。',
      DEFAULT: '还没有申请。',
    } satisfies Record<ApplyStatus, string>,
    because: (words: string) => `理由：${words}`,
    until: (day: string) => `到 ${day} 为止`,
    fields: {
      activity: '活动',
      sponsor: '资助方',
      left: '资金池剩余',
      perCase: '每个求助最多',
    },
    yuan: (amount: string) => `${amount} 元`,
    check: '对照捐赠协议，看资助方是否愿意接纳更多求助。通过以后，从那一刻起的捐款开始配捐。',
  },
  statement: {
    title: '账单',
    period: '日期',
    month: '月份',
    paidIn: '存入',
    matched: '配捐',
    cameBack: '随退款退回',
    returned: '退回资助方',
    left: '剩余',
    sum: '合计',
    none: '还没有一笔进出。',
    addsUp:
      '每一行是账本里那一天（北京时间）的进出；剩余等于存入和退回资金池的钱，减去配捐和退给资助方的钱。',
    noNames: '这里只有合计，没有捐款人和受助人的任何信息。',
    caption: (name: string) => `${name}的账单`,
    number: '活动',
    until: (time: string) => `截至 ${time}`,
    byMonth: '日子很多，这一页按月合计，表格里有每一天。',
    pdf: '下载 PDF',
    csv: '下载表格（CSV）',
    lead: '有这个网址的人都能看这一页。我们随时可以收回它。',
  },
  desk: {
    statement: '资助方账单',
    openLink: '给资助方开一个链接',
    link: '资助方的链接',
    revoke: '收回链接',
    linkHint: '谁要的，发给谁。会留痕。',
    channel: '哪些捐款',
    channels: {
      NOT_QQ_CHANNEL: '所有捐款',
      QQ_CHANNEL: '只有在 QQ 里捐的',
    } satisfies Record<(typeof giftChannels)[number], string>,
  },
} as const;
