/** These are the pages that play the bank and the messaging app in the demo. */
export const sandbox = {
  cashier: {
    banks: { wechat: '沙盒银行 · 微信支付收银台', alipay: '沙盒银行 · 支付宝收银台' },
    note: '这是演示用的收银台，不会产生真实扣款。',
    merchant: '收款方',
    amount: '金额',
    description: '用途',
    tradeNo: '订单号',
    choose: '请选择这次付款的结果',
    choices: {
      pay: { label: '付款', hint: '付款成功，并立即通知商户' },
      refuse: { label: '拒绝付款', hint: '银行不接受这次付款' },
      payTwice: { label: '付款两次', hint: '同一笔订单扣了两次款' },
      payUntold: { label: '付款，但通知丢失', hint: '付款成功，商户收不到通知' },
      payToldLate: { label: '付款，但通知迟到', hint: '付款成功，30 秒后才通知商户' },
      payAndClose: { label: '付款，随后销户', hint: '付款成功，但这个账户以后收不到退款' },
    },
    done: { PAID: '这笔订单已经付款。', CLOSED: '这笔订单已经关闭，不能再付款。' },
    back: '返回商户',
    unknown: '没有这笔订单。',
  },
  agreement: {
    number: '约定号',
    most: '每次最多',
    choose: '选择怎么处理这个约定',
    choices: {
      sign: { label: '签约', hint: '从有钱的账户付' },
      signEmpty: { label: '签约，用没钱的账户', hint: '每次扣款都会因余额不足失败' },
      refuse: { label: '不签', hint: '约定不成立' },
      full: { label: '换成有钱的账户', hint: '之后的扣款会成功' },
      empty: { label: '换成没钱的账户', hint: '之后的扣款会因余额不足失败' },
      closed: { label: '账户停用', hint: '之后的扣款会因账户不能用失败' },
      end: { label: '解除约定', hint: '并告诉商户' },
    },
    states: { SIGNED: '这个约定已经签好。', ENDED: '这个约定已经结束。' },
    unknown: '没有这个约定。',
  },
  messaging: {
    title: '演示用的消息应用',
    ask: '暖光希望获得你的昵称和头像。请选择一个虚构的账号继续。',
    refuse: '拒绝',
  },
  outbox: {
    title: '演示发件箱',
    note: '演示不会真的发短信或模板消息，都列在这里。',
    channels: { template: '消息', sms: '短信', mail: '邮件' },
  },
};
