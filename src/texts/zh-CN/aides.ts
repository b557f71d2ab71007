import type { AideKind } from '#src/shared/raising/aides/help-rules.ts';

const kinds: Record<AideKind, string> = {
  relative: '亲友',
  adviser: '顾问或志愿者',
  socialWorker: '医务社工',
};

/** 这些话用于请人帮忙填写：家属、帮忙的人和各自看到的页面。 */
export const aides = {
  entrance: '请亲友、顾问或社工帮忙填写',
  asAide: '你在帮这家人填写。收款人的资料你看不到也改不了，提交由家属自己来。',
  kinds,
  family: {
    intro:
      '对方用自己的手机号登录，能打开并保存除收款人以外的各部分。提交、收款账户和提现，始终只有你能操作。',
    seen: '对方每保存一次，这里和审核记录里都会记在对方名下。你随时可以结束。',
    invite: '发出邀请',
    kind: '请谁来帮忙',
    make: '生成邀请链接',
    running: '现在帮忙的人',
    none: '还没有请人帮忙。',
    waiting: (kind: string) => `${kind}：链接还没有人用`,
    link: '邀请链接，只能用一次',
    until: (time: string) => `${time} 前有效，只发给你信得过的人。`,
    since: (time: string) => `${time} 开始帮忙`,
    takeBack: '收回链接',
    end: (name: string) => `结束${name}的帮忙`,
    nobody: '已注销的账号',
    acts: '帮忙的记录',
    act: {
      helpJoin: '开始帮忙',
      helpType: '写了草稿',
      helpSave: '保存了',
      helpEnd: '结束了一份帮忙',
    },
    toList: '回到资料清单',
    sendsAsOwn: '里面有别人帮你填写的内容。请先看一遍：提交后，这些内容和同意事项都算你自己的。',
  },
  invited: {
    asks: (family: string) => `${family}请你帮忙填写筹款资料`,
    may: '你可以打开并保存：筹款故事、患者、病情与费用、病区与医生、家庭情况、发起人身份等。',
    mayNot: '你看不到也改不了收款人，不能提交，也不能动钱。',
    seen: '你保存的内容会记在你的名下，家属和审核人员都看得到。',
    go: '开始帮忙',
    on: '继续填写',
    own: '这是你自己的筹款。请把这个链接发给要帮你的人。',
    over: '这个邀请已经用过、被收回或过期了。请让家属重新发一个。',
  },
  fill: {
    of: (family: string) => `${family}的筹款`,
    intro: '填好一部分就保存，家属会看到。全部填好后，请告诉家属来检查并提交。',
    leave: '我不再帮忙',
    back: '看我帮忙的家庭',
  },
  mine: {
    title: '我帮忙填写的家庭',
    go: '去填写',
  },
};
