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
      DEFAULT: '',
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
  desk: {
    channel: '哪些捐款',
    channels: {
      NOT_QQ_CHANNEL: '所有捐款',
      QQ_CHANNEL: '只有在 QQ 里捐的',
    } satisfies Record<(typeof giftChannels)[number], string>,
  },
} as const;
