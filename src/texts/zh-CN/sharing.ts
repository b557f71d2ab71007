export const sharing = {
  defaultDescription: '暖光是可信的大病求助平台：核实了什么写得清楚，每一笔捐款去了哪里都看得见。',
  share: '转发',
  sheetTitle: '转发给亲友',
  copyLink: '复制链接',
  copied: '链接已复制，去粘贴给亲友吧',
  copyByHand: '这里不能自动复制，请长按选中下面的链接。',
  poster: {
    head: '暖光 · 大病求助',
    scan: '长按识别二维码，看完整的求助',
    check: (host: string) => `在 ${host} 的“查真假”里输入这个核对码，确认求助是真的`,
    code: (code: string) => `核对码 ${code}`,
  },
  posterButton: '转发海报',
  allWays: '现成的话和更多方式',
  systemShare: '发送到其他应用',
  intents: {
    weibo: '微博',
    qq: 'QQ 好友',
    qzone: 'QQ 空间',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    x: 'X（原推特）',
    email: '邮件',
    sms: '短信',
  },
  intentsTitle: '发到这些地方',
  inMessaging: '点右上角的“…”，选“发送给朋友”或“分享到朋友圈”。',
  inOtherApp: '点这个应用右上角或底部的分享按钮；或者复制链接，打开消息应用，粘贴到聊天或朋友圈。',
  inBrowser: '复制链接，打开消息应用，粘贴到聊天或朋友圈。',
  howTo: '看图怎么转发',
  haveShared: '我已经转发了',
  recorded: '谢谢你，又多了一个人知道。',
  seeResult: '看看带来了多少人',
  notOpen: '这个求助现在不适合转发',
  notOpenBody: '平台正在处理，情况会写在求助页上。请先不要转给别人。',
  backToCase: '回到求助',

  spreadTitle: '一次转发，也许就是转机',
  spreadLead:
    '大多数捐款来自认识的人，和认识的人认识的人。不方便捐款也没关系，让更多人看到就是帮忙。',
  readyTextsTitle: '现成的话，选一段复制',
  readyTextNames: {
    family: '家里人自己发',
    friend: '亲友发',
    short: '短的一段',
    careful: '发给怕上当的人',
  },
  readyTexts: {
    family: (title: string, link: string) =>
      `这是我们家的求助：${title}。核实过的情况和钱的去向都写在里面，能帮一点是一点，转发也是帮忙，谢谢你。${link}`,
    friend: (title: string, link: string) =>
      `我认识的人遇到了难处：${title}。核实过的情况和钱的去向都在里面，能帮一点是一点，转发也是帮忙。${link}`,
    short: (title: string, link: string) => `${title}。请看一眼，也请转一下。${link}`,
    careful: (title: string, link: string, host: string) =>
      `${title}。担心真假的话，把链接粘贴到 ${host} 的“查真假”里看看再决定。${link}`,
  },
  link: '求助链接',
  rulesTitle: '转发时请注意',
  rules: [
    '只转发你了解的情况，不添加页面上没有的内容。',
    '不公开病历、证件、住址和电话。',
    '不要催促别人捐款，更不要承诺回报。',
  ],
  sharedTimes: (count: string) => `已被转发 ${count} 次`,
  sharersTitle: '他们带来了最多的人',
  sharersNote: '按链接被打开的人数，名字只显示一部分。',
  broughtBy: (count: string) => `带来 ${count} 人`,

  successTitle: '谢谢你转发',
  successLead: {
    opened: '你让更多人看到了这个家庭。',
    waiting: '有人打开你转发的链接，这里马上就能看到。',
  },
  openedBy: '打开了链接',
  passedOn: '又转发出去',
  giftsCame: '带来的捐款',
  people: (count: string) => `${count} 人`,
  times: (count: string) => `${count} 次`,
  gifts: (count: string) => `${count} 笔`,
  successNote: '数字会随着大家打开链接慢慢增加，过一会儿再来看看。',
  shareAgain: '再转给一个人',

  tutorTitle: '怎样在消息应用里转发',
  tutorSteps: {
    come: {
      title: '先把链接带到消息应用里',
      body: '已经在消息应用里，就跳过这一步。不在的话：复制下面的链接，打开消息应用，粘贴到聊天或朋友圈，就已经转发了。想发成带图的卡片，在那里点开链接，再接着往下做。',
      alt: '聊天窗口里粘贴了求助的链接',
    },
    open: {
      title: '点右上角的三个点',
      body: '在求助页面上，右上角有三个小圆点。',
      alt: '手机屏幕，右上角的三个点被圈出来',
    },
    choose: {
      title: '选择转给谁',
      body: '选“发送给朋友”转给一个人或一个群，选“分享到朋友圈”让所有好友看到。',
      alt: '屏幕下方升起一排图标，第一个被圈出来',
    },
    write: {
      title: '写一句自己的话',
      body: '一句“这是我认识的人”，比什么都管用。',
      alt: '聊天窗口里有一张求助卡片和一句话',
    },
  },
  toCase: '去求助页面转发',

  miniTitle: '打开这个求助',
  miniBody:
    '扫码或长按识别二维码，打开的是这个求助的网页。在小程序里打开这一页，会直接进入小程序自己的求助页。',
  miniCodeBody: '在消息应用里扫码，会在我们的小程序里打开这个求助。',
  miniCodeAlt: '在小程序里打开这个求助的小程序码',
  miniOpenWeb: '在网页里打开',
  qrAlt: '打开这个求助的二维码',

  posterTitle: '转发海报',
  posterLead: '长按图片保存或直接发送。二维码和核对码都指向这一个求助。',
  posterAlt: (title: string) => `“${title}”的求助海报，带二维码和核对码`,
  posterSave: '保存图片',

  checkTitle: '查真假',
  checkLead: '把收到的链接或整段消息，或海报上的核对码填进来，看看是不是这里真实的求助。',
  checkLabel: '链接、消息或核对码',
  checkHint: '核对码是 10 位字母和数字，空格和大小写不影响。',
  checkButton: '查一查',
  checkAnswers: {
    case: {
      title: '是这里的求助',
      body: '这个求助确实发布在暖光。核实了什么、还没核实什么，写在求助页上。',
    },
    notOpen: {
      title: '是这里的求助，但请先不要捐款',
      body: '平台对它有疑问或已经停止筹款，情况写在求助页上。',
    },
    page: { title: '是本站的页面', body: '这个链接通向本站，但不是某一个求助。' },
    foreign: {
      title: '这里有不是本站的链接',
      body: '它不通向本站，哪怕看起来很像。不要在那里付款，也不要填写个人信息。',
    },
    nothing: {
      title: '没有找到',
      body: '这里没有这个核对码或链接。请核对有没有抄错；如果对方坚持说是真的，请拨打客服热线。',
    },
  },
  openCase: '打开这个求助',
  openPage: '打开这个页面',
};
