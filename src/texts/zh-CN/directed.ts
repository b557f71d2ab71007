import type {
  PromiseStatus,
  RefusedBecause,
  RefusedKind,
} from '#src/shared/activities/directed/promises.ts';

/** A sponsor gives this and somebody else directs it: allowances, pockets, what shares bring. */
export const directed = {
  allowance: {
    title: '新朋友的一份心意',
    lead: (sponsor: string, amount: string) =>
      `第一次来？${sponsor}出 ${amount} 元，由你决定给会场里的哪个家庭。你不用花钱，也不用先捐款。`,
    used: (used: string, total: string) => `已经定向 ${used} 元，一共 ${total} 元。`,
    once: '每人一辈子一次，直接成为求助的钱，不能提现。只给还没有捐过款的新朋友；求助者家人和工作人员不参加。',
    over: '现在没有可以定向的资助。',
    empty: '资金池里已经不够一份，所以不再许诺。',
    choose: '给哪个家庭',
    anyone: '由会场随机选一个安静的求助',
    go: (amount: string) => `把 ${amount} 元给这个家庭`,
  },
  own: {
    title: '由你决定的资助',
    lead: '资助方出钱，你来决定给谁。这些钱属于求助，不算你的捐款。',
    once: '新朋友的一份心意每人一辈子只有一次，你的已经给出了；再选一次，也不会再给一份。',
    allowance: (amount: string, time: string) => `${time}，新朋友的一份心意 ${amount} 元。`,
    redPocket: (amount: string, time: string) => `${time}，打开捐款带来的红包 ${amount} 元。`,
    share: (amount: string, time: string) => `${time}，你的转发带来 ${amount} 元。`,
    more: '看更早的',
  },
  pocket: {
    title: '一个红包',
    open: (sponsor: string, amount: string) =>
      `${sponsor}为你的捐款准备了一个 ${amount} 元的红包，打开后以你的名义给这个求助。捐多捐少都一样。`,
    until: (time: string) => `在 ${time} 以前打开都可以。过了时间，钱回到资助方的资金池。`,
    go: '打开，给这个求助',
    given: (amount: string, time: string) => `${time}，你打开的红包给这个求助带来 ${amount} 元。`,
    expired: '这个红包没有在时间内打开，里面的钱已经回到资金池。',
    takenBack: '捐款退还了，它带来的红包也回到资金池。',
    door: '看它带来的红包',
  },
  share: {
    title: '转发带来的资助',
    lead: (sponsor: string, amount: string) =>
      `你的转发带来一位登录的新朋友时，${sponsor}给这个求助 ${amount} 元，每人每个求助一次。`,
    brought: (amount: string) => `你的转发已经给这个求助带来 ${amount} 元。`,
    notYet: '还没有带来。只有人真的来了，才会算。',
  },
  rule: {
    allowance: (amount: string) => `每位新朋友可以把 ${amount} 元给会场里的一个家庭，一辈子一次。`,
    kept: (days: number) => `没有选好的，为他留 ${days} 天，过后回到资金池。`,
    pocket: (amount: string, hours: number) =>
      `每人每个求助的第一笔捐款带来一个 ${amount} 元的红包，捐多捐少一样，${hours} 小时内打开有效。`,
    noPocket: '捐款不带来红包。',
    share: (amount: string, ofPerson: string) =>
      `转发带来一位登录的新朋友，求助得 ${amount} 元：每人每个求助一次，每人一共最多 ${ofPerson} 元。`,
    noShare: '转发不带来资助。',
    perCase: (amount: string) => `一个求助最多 ${amount} 元，到目标金额为止。`,
    age: (days: number) => `账号注册满 ${days} 天才参加。`,
    notTheirs: '捐过款的人、求助者家人、收款人、工作人员，以及和参加过的人共用设备的人不参加。',
    notPockets:
      '没有登录的、求助者家人、收款人和工作人员的捐款，买爱心物品的钱不带来红包；存疑、悼念或正在讨论的求助得不到资助。',
    notShares: '新朋友要登录，是第一次从这次转发来，也不和转发的人或求助者家人共用设备。',
    neverCash: '它从第一刻起就是求助的钱，谁也不能提走。',
    goesBack: '求助退款时，它和捐款一起按比例退回资金池。',
    pocketGoesBack:
      '捐款退还时，没打开的红包作废，打开的跟着捐款退回资金池。没有按时打开的，也回到资金池。',
    fee: '服务费和捐款一样收取。',
  },
  desk: {
    allowance: '写下一个会场的新朋友资助',
    venue: '哪个会场',
    perPerson: '每位新朋友（元）',
    days: '没选好的留几天',
    pockets: '写下红包和转发资助',
    pocket: '一个红包（元）',
    noneHint: '没有就写 0',
    pocketHours: '红包几小时内有效',
    perShare: '一次转发带来（元）',
    perSharer: '每人的转发一共最多（元）',
    reasons: '给了多少，为什么没有给',
    kinds: {
      allowance: '新朋友',
      redPocket: '红包',
      share: '转发',
      member: '加入篝火',
    } satisfies Record<RefusedKind, string>,
    statuses: {
      OPEN: '留着',
      GIVEN: '已经给求助',
      EXPIRED: '过时回池',
      TAKEN_BACK: '随捐款作废',
    } satisfies Record<PromiseStatus, string>,
    told: (kind: string, status: string, count: string, amount: string) =>
      `${kind}，${status}：${count} 个，${amount} 元`,
    shares: (count: string, amount: string) => `转发带来：${count} 次，${amount} 元`,
    refused: (kind: string, because: string, count: string) =>
      `${kind}，没有给：${because}，${count} 次`,
    because: {
      notSignedIn: '没有登录',
      notOfGifts: '买物品的钱',
      young: '账号太新',
      staff: '工作人员',
      family: '求助者家人或收款人',
      gave: '已经捐过款',
      had: '已经有过',
      sharedBrowser: '共用设备',
      caseRests: '求助现在不能收',
      caseFull: '求助到了上限',
      personFull: '这个人到了上限',
      poolLacks: '资金池不够',
      teamFull: '这堆篝火满了',
    } satisfies Record<RefusedBecause, string>,
    none: '还没有人来过。',
  },
} as const;
