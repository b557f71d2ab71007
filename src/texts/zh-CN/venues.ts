/** Days and places that gather appeals, and the pages of teams within them. */
export const venues = {
  lead: '现在进行的爱心会场和配捐活动。会场把几个求助放在一起，方便一起帮。',
  none: '现在没有正在进行的会场。',
  runs: '爱心会场正在进行：',
  byHost: (host: string) => `主办方：${host}`,
  teamOf: '所在会场：',
  given: (people: string, amount: string, cases: string) =>
    `${people} 人通过它捐了 ${amount} 元，帮到 ${cases} 个家庭`,
  sums: {
    amount: '通过会场捐出（元）',
    people: '捐款的人',
    families: '帮到的家庭',
    settled: '只算已经到账、没有退回的捐款。没有登录的捐款，每笔算一个人。',
  },
  cases: '参加的求助',
  casesNote:
    '都经过审核，正在筹款。每天换一个顺序，谁都不会总在前面。从这里进去捐款，就算通过会场。',
  notRunning: '会场现在没有进行，捐款不计入会场。',
  noCases: '现在没有可以捐款的求助。',
  lastGifts: '最近的捐款',
  noGifts: '还没有人通过会场捐款。',
  helpers: '帮到家庭最多的人',
  helpersNote: '按帮到几个家庭排，和金额无关。匿名捐过的人不会出现。',
  helped: (families: number) => `${families} 个家庭`,
  desk: {
    lead: '会场把几个求助放在一起，不涉及配捐的钱。一个人写下，另一个人核对确认；到日子自动开始和结束。',
    title: '会场',
    propose: '写下一个会场',
    name: (language: string) => `名称（${language}）`,
    intro: (language: string) => `介绍（${language}）`,
    host: '主办方（全称，会公示）',
    what: (name: string, host: string, cases: string) => `会场：${name}，${host}，${cases}`,
    open: '打开会场',
    none: '还没有会场。',
    visits: (count: string) => `${count} 人次来访，同一个人一天算一次`,
  },
};
