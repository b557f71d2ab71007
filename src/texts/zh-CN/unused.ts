/** It says what becomes of a gift that its case gives back. */
export const unused = {
  fold: '如果钱没有用上：退回给我，除非我另选',
  lead: '家里退还没用上的钱时，你这一份',
  choices: {
    back: '退回给我',
    sameIllness: '转给患同样病的家庭',
    leastSeen: '转给很少有人看到的家庭',
  },
  hint: '钱退回或转出之前都可以改。',
  rule: '转给哪一家由规则决定：同样的病里还差得最多的一家，或来看的人最少的一家。只转给公开、审核过、正在筹款、至少还有 7 天、还缺这么多的求助，不转给你自己发起的。没有这样的家庭，就原路退回给你。钱退回或转出之前，随时可以改。',
  ruleOfFewest:
    '转给哪一家由规则决定：来看的人最少的一家。只转给公开、审核过、正在筹款、至少还有 7 天、还缺这么多的求助，不转给你自己发起的。没有这样的家庭，就原路退回给你。钱退回或转出之前，随时可以改。',
  chosen: (choice: string) => `如果钱没有用上：${choice}`,
  save: '保存选择',
  passed: '已转出',
  partlyPassed: (sum: string, whole: string) => `${whole} 元中已转出 ${sum} 元`,
  passedTo: (sum: string, title: string) => `按你的选择，${sum} 元已转给“${title}”。`,
  passedFrom: (title: string) => `由“${title}”退还、按捐款人的选择转来。`,
  cameOn: '由另一个家庭退还、转来',
  foundNone: '你选择了转给别的家庭，当时没有合适的，所以退回给你。',
  toGift: '看看那个家庭',
  receiptVoid: '原来的凭证随之失效；转出的这一份在新的家庭名下，可以重新开具。',
};
