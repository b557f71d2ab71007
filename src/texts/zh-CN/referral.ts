import type { HelpKind } from '#src/shared/advisers/referral/referral-rule.ts';

const kinds: Record<HelpKind, string> = {
  referred: '邀请的家庭',
  verified: '证实过的',
  shared: '转发过的',
  donated: '捐过的',
};

/** These words are about inviting families in need, what it earns, and whom a person helped. */
export const referral = {
  lead: '身边有人生了大病，还不知道可以求助？用你的链接告诉 TA。TA 登记后，顾问会联系。',
  entrance: '把帮助告诉需要的家庭',
  rules: '怎么算',
  ruleList: [
    '对方从你的链接来登记，之后发起求助，并且通过审核，才算一个。',
    '自己、自己家、收款人、同一部手机、平台工作人员，都不算。',
    '一个家庭只算一次，算给最先带来登记的人。',
    '求助被核查或停止的，不再计入；没领的级别随之暂停。',
    '感谢是爱心值，不是钱，和对方筹到多少没有关系。',
    '不要替别人登记，也不要收钱帮人发起。',
  ],
  frozen: '你参加那天的级别，会一直按那天的算。',
  ladder: '感谢的级别',
  step: (referred: string, love: string) => `${referred} 个家庭通过审核：${love} 爱心值`,
  states: { ahead: '还没到', ready: '可以领', claimed: '已领' },
  now: (referred: string) => `现在 ${referred} 个`,
  progress: (done: string, all: string) => `${done} / ${all}`,
  join: '我要参加',
  joinHint: '参加后，你会有一个自己的链接。链接里只有一串代号，看不出是谁。',
  yours: '你的链接',
  words: (link: string) => `家里有人生大病，可以在暖光登记求助，全程免费，有顾问教。${link}`,
  codeAlt: '你的登记链接的二维码',
  own: '用我自己的链接邀请',
  rewards: {
    lead: '每一级领一次。爱心值用来打开爱心值页里的心意，不能换钱。',
    claim: (love: string) => `领取 ${love} 爱心值`,
    claimOf: (step: string, love: string) => `领取 ${love} 爱心值：第 ${step} 级`,
    earned: (love: string) => `领到 ${love} 爱心值。谢谢你。`,
    earnedNone: '这一级已经领过了。',
    thanks: '因为你说了一声，这个家庭没有独自撑着。谢谢你。',
    none: '还没有参加邀请。',
    toTask: '怎么邀请、怎么算',
    toLove: '我的爱心值',
  },
  record: {
    lead: '你邀请、证实、转发、捐助过的，都在这里。不写金额。',
    kinds,
    none: {
      referred: '还没有家庭从你的链接来登记。',
      verified: '还没有证实过。',
      shared: '还没有转发过。',
      donated: '还没有捐过。',
    },
    waiting: '一个家庭登记了，还没有通过审核的求助',
    to: '我帮过的人',
  },
};
