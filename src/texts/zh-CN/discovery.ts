export const discovery = {
  orderRule: '这些求助按什么次序排？',
  orderRules: {
    first:
      '推荐：先列诊断和费用单据都由工作人员对照过的，再列其他的。两组里，都是安静最久的在最前；一样久的，按随机的编号。',
    quiet: (visitors: string) =>
      `安静从哪天算起：最后一次有人捐款，或者一天里有 ${visitors} 人以上来看过，从第二天起重新算。刚发布的，从发布的第二天算。`,
    night:
      '次序每天零点过后排一次，白天不变。捐款和访问只会让一个求助往后让，不会往前挪，金额大小没有区别。',
    unhelped: (days: string) =>
      `还没人帮到：一笔捐款都没有，或者 ${days} 天以上没有的，次序同上；有人捐了，马上从这里移走。“随机看一个家庭”也从这里抽。`,
    others:
      '最新：按发布时间。就差一点：筹到八成以上、还没筹满的，按发布时间。已结束：按发布时间。',
    filters: '筛选只减少列出的求助，不改变次序。搜索的结果按发布时间，新的在前。',
    noPaidPlace:
      '没有人可以花钱换位置，编辑挑选的也不占推荐的位置，只列在“编辑挑选”那一页。平台正在核实的求助不列出来，已经筹满、不再收捐款的不放进推荐。',
  },

  searchedUntil: (count: string, date: string) =>
    `已经找过最新的 ${count} 个求助，到 ${date} 发布的为止。`,
  searchOlder: '继续找更早的求助',
  loadingMore: '正在取下一页…',
  loadedMore: (count: number) => `又列出 ${count} 个求助`,
  vipNote:
    '编辑读过每一个之后挑出来的，新的在前。被挑中不代表核实得更多，核实了什么写在各自的页面上。',
  themeNote: '按病种分组，每组新的在前。',
  themeNames: {
    blood: '血液与肿瘤',
    organs: '心肝肺肾',
    nerves: '脑与中风',
    accidents: '意外与烧伤',
    newborn: '早来的孩子',
    rare: '罕见病',
    dreams: '心愿求助',
    goods: '义卖求助',
  },
  themes: '换一个主题',
  endedNote: '每一个都写着结果：筹到多少，多少还在托管账户，多少已经转给收款人或退还。',
  noneYet: '这里现在没有求助。',
  result: (kept: string, paid: string, returned: string) =>
    `还在托管账户 ${kept} 元 · 已转出 ${paid} 元 · 已退还 ${returned} 元`,
  resultMatched: (result: string, matched: string) => `${result} · 其中配捐 ${matched} 元`,
  discoverLead: '还没人帮到的、就差一点的、刚有结果的，还有几篇值得一读的文章。',
  randomLeads: {
    notYetHelped: (count: string) =>
      `从还没人帮到的求助里，按列表次序取最前的最多 ${count} 个，随机抽一个，每个机会一样。看过之后捐不捐、转不转都可以。`,
    recommended: (count: string) =>
      `最近每个求助都有人帮过，所以从推荐里取最前的最多 ${count} 个，随机抽一个，每个机会一样。看过之后捐不捐、转不转都可以。`,
  },
  onlyOne: '现在只有这一个家庭，再抽也还是它。',
  drawAgain: '再抽一个',
  allUnhelped: '全部还没人帮到的求助',
  quietTitle: '还没人帮到',
  quietNote:
    '还没有收到捐款，或者很久没有收到的。先列看过诊断和费用单据的，再列其他的，都是最久没有人来的在前。',
  nearlyTitle: '就差一点',
  endedTitle: '有了结果',
  themesTitle: '按主题看',
  readTitle: '读一读',
  allArticles: '全部文章',
  leftLead: '如果你愿意，再看一看这几个家庭。不想看可以直接离开，我们不会拦你。',
  leftBack: '回到刚才的求助',
  helpLead: '认识这家人，可以证实；不认识，可以转给可能认识的人。两件事都不花钱。',
  helpRule: (count: number) =>
    `次序：在最新的 ${count} 个求助里，证实的人最少的在前，一样多时转发最少的在前。`,
  helpCounts: (verified: string, shared: string) => `${verified} 人证实 · ${shared} 次转发`,
  verifyIt: '我来证实',
  shareIt: '我来转发',
  verifyHow: '怎样证实',
  articleLead: '文章写的是当时的情况。现在的情况在求助页上，钱的去向也在那里。',
  articleGo: '去看这个求助',
  articleBack: '更多文章',
  stopTitle: '这个求助，平台还有疑问',
  stopFalseTitle: '这个求助，经核查不属实',
  stopDanger: '有些情况还没有核实清楚，现在不能捐款，也请先不要转发。',
  stopHighRisk: '筹款期限已经到了，平台对它仍有疑问，所以不能捐款，也不能转发。',
  stopMoney: '已有的捐款留在托管账户，发起人拿不到。结果会写在求助页上。',
  stopReturned: '这个求助的全部捐款都已退还。',
  stopPlatformSays: '平台的说明',
  stopAsk: '知道实情的人，请拨打客服热线告诉我们。',
  stopCheck: '查一个链接是真是假',
  stopReadOn: '我知道了，只看内容',
  stopFalseOwner:
    '如果这是你发起的求助，而你认为结论有误，请从这里把证明交给我们，会由另外的人员再核查：',
  stopOwner: '如果这是你发起的求助，工作人员问什么、怎样说明，都在这里：',
};
