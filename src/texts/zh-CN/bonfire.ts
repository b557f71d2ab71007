/** Bonfires: gifts of several people that a sponsor adds to. */
export const bonfire = {
  rule: {
    step: (members: number, amount: string) => `${members} 个人一起：${amount} 元`,
    hours: (hours: number) => `一堆篝火持续 ${hours} 小时。`,
    gift: '给这个求助捐款的人计入，捐款退还后不再计入。',
    giftOrVisit:
      '给这个求助捐款的人计入（捐款退还后不再计入），转发带来一位登录的新访客的人也计入。有人捐了款，到了的台阶才会支付。',
    caps: (teams: number, ofCase: string) =>
      `一个求助最多 ${teams} 堆篝火、${ofCase} 元，到目标金额为止。`,
    age: (days: number) => `账号注册满 ${days} 天才计入。`,
    notCounted:
      '求助者家人、工作人员、买爱心物品的钱，以及和队友或家人共用设备的人不计入；存疑、悼念或正在讨论的求助得不到资助。',
    goesBack:
      '每个台阶只支付一次，记在一笔捐款上：这笔捐款退还时，这个台阶的钱跟着退回资金池。别的捐款退还，不影响大家已经得到的。',
    fee: '服务费和捐款一样收取。',
  },
} as const;
