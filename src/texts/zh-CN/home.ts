/**
 * This is the front page, beneath the search: asking for help, how it works, other ways, what one
 * can check.
 */
export const home = {
  askTitle: '家里有人病了，钱不够？',
  askBody: '先看哪种帮助适合你家；想好了，几分钟就能开始写。',
  askStart: '发起求助',
  askFirst: '先看适合哪种帮助',
  howTitle: '怎么运作',
  how: [
    { name: '家人写下来', words: '病情、花费和材料由审核员逐项核对，核实了什么写在页面上。' },
    { name: '大家来帮', words: '捐款、证实、转发都算帮。付款前就看得见病人能拿到多少。' },
    { name: '公示后付款', words: '提现先公示，有异议就停；钱用在哪里，用单据说明。' },
  ],
  howMore: '钱怎么走，谁在看着',
  otherTitle: '还可以这样帮',
  other: {
    helpThePatient: '认识的人写一句证实，不认识的转给可能认识的人。',
    inviter: '身边有家庭需要？把求助的办法告诉他们。',
    discovery: '今天轮到谁、谁就差一点、谁有了结果。',
    vipCase: '编辑读过之后挑出来的求助。',
  },
  joinTitle: '一起参加',
  join: {
    aggregationPage: '现在开着的配捐和会场，钱从哪来都写明。',
    wishingTree: '给生病的人挂一句心愿，也看看别人挂的。',
    monthlyStart: '每月捐一点，给一家人，或给少有人看见的家庭。',
    actHomeRule: '活动的钱从哪来、怎么算、怎么防作弊。',
  },
  readTitle: '读一读',
  trustTitle: '凭什么相信',
  trust: {
    publicityPage: '钱在哪里，从账本直接算；公示的提现、求助的退款，一次次列出来。',
    verifyInstruction: '谁能证实、怎么证实、证实算什么。',
    checkLink: '收到一个链接或收款码？先查一查真假。',
    fundraisingService: '收多少费用，算到分。',
  },
};
