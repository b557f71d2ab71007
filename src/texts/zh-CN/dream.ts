/** This is what the pages of a dream say in place of the shared words. */
export const dream = {
  cases: {
    surplus: '再捐的钱仍只用于这个心愿，用不完的按退款规则退还给捐款人。还有很多家庭差得更多。',
    filled:
      '发起人没有请求更多的帮助，所以不再接收捐款。筹满那一刻已经在付款路上的仍会到账，只用于这个心愿。如果有捐款退回，会重新开放。',
    reachesPatient: '心愿可用',
    phases: {
      expired: { body: '不再接收捐款。已经筹到的钱仍然只能用于这个心愿。' },
      withdrawing: {
        body: '发起人申请把筹到的钱用于心愿，正在审核和公示，现在不接收捐款。',
      },
      refunding: {
        body: '还没有转给收款人的钱要退给捐款人，审核和放行之后一笔一笔退回。期间不接收捐款，也不能提现。',
      },
      refunded: { body: '还没有转给收款人的钱已经退给捐款人。没有收到的，请拨打客服热线。' },
    },
    refundSteps: {
      asked: {
        body: () =>
          '有人申请把还没有转给收款人的钱退给捐款人，正在审核，还没有开始退。期间不接收捐款，也不能提现。',
      },
      returning: {
        body: (part: boolean) =>
          `${part ? '有一部分已经转给收款人，剩下的钱按每个人捐的比例退回。' : '每一笔都全额退回。'}不能原路退回的，会请捐款人填写收款账户。到账时间由银行或支付方式决定。`,
      },
      returned: {
        body: (part: boolean) =>
          `${part ? '有一部分已经转给收款人，剩下的钱已按每个人捐的比例退回。' : '每一笔都已退回。'}没有收到的，请拨打客服热线。`,
      },
    },
    patient: '谁的心愿',
    relationLine: (relation: string) =>
      relation === '本人' ? '许愿人本人' : `许愿人的${relation}`,
    feeRule: (gift: string, fee: string, net: string) =>
      `捐 ${gift} 元，${fee} 元是服务费，${net} 元用于心愿。`,
    refundRule: '需要退款时，还没有转给收款人的钱按比例退给捐款人，不收费用。',
  },
  donations: {
    readyWords: ['愿你如愿', '加油，我们都在', '一点心意，愿心愿成真', '一切都会好起来'],
    reachesPatient: '用于心愿',
    feeShare: (percent: string) => `其中 ${percent}% 为平台服务费，不另外加收，其余用于心愿。`,
    noFee: '平台不收服务费，全部用于心愿。',
    giftNumber: (n: string) => `这是这个心愿收到的第 ${n} 份心意`,
    familyThanks: '他们想对你说',
  },
  fieldProblems: {
    payeeIsPatient: '选了“许愿人本人”收款，姓名和身份证号就要与许愿人一致。',
    notPatient: '前面选了“本人”，证件号就要和许愿人的一样。不是本人的话，请先改你是他的什么人。',
    patientIsPayee: '这是许愿人的证件号。收款人就是许愿人的话，请把“收款人是谁”改成“许愿人本人”。',
    isPatient: '这是许愿人的证件号。是许愿人本人的话，请先改成“本人”。',
  },
  messages: {
    generic: {
      messageFundraisingVerify: [
        '请你帮忙证实',
        '如果你认识许愿人，请说说你知道的情况。你的话对看到这里的人很重要。',
      ],
    },
  },
  progress: {
    publishLead: '捐款人最想知道的，是心愿到了哪一步、钱用在了哪里。几句话就好。',
    ideas: [
      '这几天准备了什么，定下了什么。',
      '许愿人现在怎么样，说了什么。',
      '接下来要做什么，还差多少。',
      '想对帮助过你们的人说的一句话。',
    ],
    photosHint: '可以不放。请不要拍到别人和证件。',
    usePhotosHint: '发票、收据、订单。遮住姓名和号码后，捐款人也能看到；没有遮的只给工作人员看。',
    owedContentHint: '例如：三个人的车票 1,800 元，两晚住宿 900 元。',
  },
  raiser: {
    filled:
      '已经筹满，不再接收捐款。如果心愿还需要更多，可以改目标，或者写明多出来的钱用在哪里，审核后会重新开放。',
    todosNone: '现在没有要做的事。',
    mourningTitle: '如果许愿人走了',
    mourningSure: '许愿人已经离世，请结束这次筹款',
    mourningSentence: '许愿人已经离世。谢谢每一位陪他走过一程的人。',
    readyWords: [
      '谢谢您的帮助，我们都记在心里。',
      '谢谢您，心愿实现的那一天一定告诉您。',
      '您的心意会用在这个心愿上，谢谢。',
    ],
    inviteLead: '请认识许愿人的人说一句自己知道的事。证实的人越多，看到的人越放心。',
    inviteWords: (title: string, link: string) =>
      `我在为一个心愿求助：${title}。你认识我们，能不能花一分钟证实一下你知道的情况？${link}`,
    friendLead: '认识的人的证实。你可以置顶、道谢，也可以隐藏不合适的。',
  },
  raising: {
    untitled: '还没有标题的心愿',
    payeeRelations: {
      self: '许愿人本人',
      spouse: '许愿人的配偶',
      other: '许愿人的其他近亲属',
    },
    fieldsOfSheet: { payee: { agreed: '收款人知道并同意用这张卡为这个心愿收款' } },
    sheets: { payee: { intro: '收款人可以是许愿人本人、配偶或其他近亲属。' } },
    preview: { notYet: '还没有可以看的。先把“心愿”填好并保存。' },
    launchTitle: '发起心愿求助',
    launchSteps: [
      '写心愿：标题、故事、照片、金额',
      '填谁的心愿、谁来组织，上传证明材料，提交审核',
      '审核通过，心愿公开，可以转发和收款',
      '补上收款人，审核通过后可以提现',
    ],
    launchWho: '你是许愿人的什么人',
    savedTitle: '心愿已保存',
    savedNext: '接下来填谁的心愿、谁来组织和证明材料，就可以提交审核了。',
    savedNextChannel:
      '我们已记下你来的渠道，顾问会照顾你的求助。接下来填谁的心愿、谁来组织和证明材料，就可以提交审核了。',
    toPatient: '填谁的心愿',
    checklistIntro: '心愿公开需要下面前几项都填好。收款人可以公开之后再补，提现之前要齐。',
    lacksBase: '公开需要的几项都填好以后就可以提交。',
    pendingNow: { pending: '还没有提交。公开需要的几项都填好，就可以提交审核。' },
    stopConsequences: [
      '不能再收捐款，页面会写明筹款已结束',
      '已经收到的钱仍然是给这个心愿的，可以申请提现',
      '不能重新开始；以后还有需要，可以重新发起',
    ],
    stopReasons: {
      treatmentEnded: '心愿已经实现',
    },
  },
  refunds: {
    partOnly: (percent: string) =>
      `有一部分已经打款给收款人，所以每笔按比例退回约 ${percent}%，精确到分，合计正好是上面的数。`,
  },
  reports: {
    reasons: { falseIllness: '心愿不真实', moneyMisused: '钱没有用在这个心愿上' },
  },
  verification: {
    none: '还没有人证实。如果你认识许愿人，你的话对看到这里的人很重要。',
    kinds: { sickFriend: '经历相似的人' },
    kindHints: { friend: '认识许愿人的亲戚、朋友、同事、邻居' },
    by: (name: string, relation: string) => `${name}，许愿人的${relation}`,
    bySelf: (name: string, relation: string) => `${name}，自称许愿人的${relation}`,
    relation: '和许愿人的关系',
  },
  withdrawalDesk: {
    fields: { relation: '与许愿人关系' },
    relations: { self: '许愿人本人' },
    checks: {
      payeeSelf: '收款人是许愿人本人。',
      payeeSelfUnproven: '填写为许愿人本人，但身份证号与许愿人的不一致或无法比对，请核对证件。',
      payeeRelative: '收款人不是许愿人本人，请核对关系证明。',
    },
  },
  withdrawals: {
    form: {
      purposeHint: '一句话，例如：三个人的车票和住宿。',
      proofsHint: '报价单、订单、缴费通知等。遮住姓名和号码后会在公示中展示。',
      instalmentsHint: '按进度付费时可以分次，每次由工作人员确认后打款。',
      emergency: '对方催款，等不及公示',
    },
    public: { emergency: '对方催款，经两位审核人同意，公示与打款同时进行。' },
    bank: {
      relation: '与许愿人关系',
      relations: { self: '许愿人本人' },
      agreed: '我确认以上信息真实，款项只用于这个心愿。',
    },
  },
};
