import type { LikenessKind } from '#src/shared/raising/likeness.ts';
import type { PrivateKind } from '#src/shared/raising/private-words.ts';
import type { AmountReason, AmountScope } from '#src/shared/raising/reasonable-amount.ts';
import type { StoryQuestion } from '#src/shared/raising/story-draft.ts';

export const raiseHelp = {
  starterTitle: '写不出来？回答六个问题，帮你起草',
  starterIntro: '想到什么写什么，可以跳过。草稿会加到“求助的话”里，你再改成自己的话。',
  story: {
    links: { need: '接下来，', use: '筹到的钱' },
    linked: '接下来|接着|下一步|现在还|还需要|筹到|这些钱|这笔钱|钱|捐款',
    fullStop: '。',
  },
  questions: {
    who: '谁病了？多大年纪，生病前做什么',
    found: '病是什么时候、怎么发现的',
    treatment: '治过什么，现在治到哪一步',
    need: '医生说接下来要做什么',
    family: '家里是怎么过来的，做过哪些努力',
    use: '筹到的钱会用在哪里',
  } satisfies Record<StoryQuestion, string>,
  examples: {
    who: '我父亲，五十八岁，做了二十年木工',
    found: '三月他一直发烧，县医院查出白血病',
    treatment: '做了两次化疗，指标刚稳住',
    need: '六月前要做移植，费用大约四十万',
    family: '积蓄用完了，又向亲戚借了八万',
    use: '交移植和排异药的费用',
  } satisfies Record<StoryQuestion, string>,
  makeDraft: '写成草稿，加到“求助的话”里',
  needAnswer: '先回答至少一个问题。',
  draftAdded: '草稿已加到“求助的话”里，请读一遍，改成你自己的话。',
  tooLong: '加上草稿就超过字数了，请先删短一些。',
  whoWrote: '别忘了选“这段话是谁写的”，求助页会照实写明。',
  privateTitle: '这些会被所有人看到，请改掉：',
  privateKinds: {
    idCard: '像身份证号',
    bankCard: '像银行卡号',
    mobile: '像手机号',
    messaging: '像微信或 QQ 号',
    number: '一长串数字，也许是证件号或卡号',
    address: '像详细住址，写到市县就够了',
    name: '像别人的全名，写“李医生”“同事小王”就好',
  } satisfies Record<PrivateKind, string>,
  mustGo: '有这样的号码不能提交，请先删掉。',

  amountTitle: '筹多少合适',
  amountRange: (low: string, high: string) => `${low} 到 ${high} 元`,
  amountBasis: {
    city: (count: string) =>
      `同一城市、同类疾病的 ${count} 个已结束求助，一半的目标金额在这个范围。`,
    province: (count: string) =>
      `同省、同类疾病的 ${count} 个已结束求助，一半的目标金额在这个范围。`,
    country: (count: string) => `同类疾病的 ${count} 个已结束求助，一半的目标金额在这个范围。`,
    few: (count: string) =>
      count === '0'
        ? '同类疾病还没有已结束的求助可供参考，请按治疗单据上的缺口来定。'
        : `同类疾病的已结束求助只有 ${count} 个，不足以参考，请按治疗单据上的缺口来定。`,
  } satisfies Record<AmountScope, (count: string) => string>,
  amountSimilar: '其中只比较了治疗费用与你相近的。',
  amountGap: (gap: string) =>
    `按你填的费用，缺口是 ${gap} 元。费用审核通过后，公开的目标最多是缺口，筹到就不再收款。`,
  amountVerdicts: {
    withinRange: '你填的目标在合适的范围里。',
    belowRange: '你填的目标比多数家庭少。以后不够，还可以改。',
    aboveRange: '你填的目标偏高，审核人员可能会请你说明。先填好费用单据会有帮助。',
    aboveGap: '你填的目标高于缺口。费用审核通过后，公开的目标会改成缺口。',
  } satisfies Record<AmountReason, string>,
  amountFree: (least: string, most: string) =>
    `这里只是提醒：${least} 到 ${most} 元之间，填多填少都能保存。`,

  thisCase: '这个求助',
  otherCase: '另一个求助',
  sideLabel: (side: string, field: string) => `${side} · ${field}`,
  sideFields: { title: '标题', content: '求助的话', imageIds: '照片', state: '时间' },
  begunOn: (day: string) => `${day} 开始写，没有公开过`,
  publicSince: (day: string) => `${day} 公开`,
  likenesses: {
    person: (count: string) => `有 ${count} 个相同的身份证（患者、发起人或收款人）`,
    account: (_count: string) => '收款账户相同',
    text: (percent: string) => `文字相似 ${percent}%`,
    paper: (count: string) => `有 ${count} 份一模一样的材料`,
    picture: (count: string) => `有 ${count} 张看起来一样的照片`,
  } satisfies Record<LikenessKind, (amount: string) => string>,
  checkHit: '与另一个求助相似，请先处理“疑似重复求助”；处理之前不会公开',
  /** This is what waits for review of a case that everyone reads already. */
  rewritten: {
    group: '现在公开的（改之前）',
    fields: { title: '公开的标题', content: '公开的故事', target: '公开的目标（元）' },
    given: (gifts: string, amount: string) =>
      `求助已经公开，${gifts} 笔捐款共 ${amount} 元是按改之前的内容捐的，请对照`,
    asksDonors: '改动很大：通过以后，已经捐款的人会收到通知，可以选择取回',
    targetRaised: (before: string, after: string) => `目标从 ${before} 元提高到 ${after} 元`,
  },
  checkPrivate: '公开文字里有像住址、长号码或别人全名的内容',
};
