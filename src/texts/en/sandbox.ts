export const sandbox = {
  cashier: {
    banks: {
      wechat: 'Sandbox bank: WeChat Pay',
      alipay: 'Sandbox bank: Alipay',
    },
    note: 'A cashier for demonstrations: no real money moves.',
    merchant: 'Paid to',
    amount: 'Amount',
    description: 'For',
    tradeNo: 'Order number',
    choose: 'Choose how this payment ends',
    choices: {
      pay: { label: 'Pay', hint: 'Paid, and the merchant is told at once' },
      refuse: { label: 'Refuse', hint: 'The bank does not accept the payment' },
      payTwice: { label: 'Pay twice', hint: 'The same order is charged two times' },
      payUntold: {
        label: 'Pay, but lose the answer',
        hint: 'Paid, and the merchant is never told',
      },
      payToldLate: {
        label: 'Pay, but answer late',
        hint: 'Paid, and the merchant is told after 30\u00a0s',
      },
      payAndClose: {
        label: 'Pay, then close the account',
        hint: 'Paid, but a refund can no longer reach this account',
      },
    },
    done: {
      PAID: 'This order has been paid.',
      CLOSED: 'This order is closed and can no longer be paid.',
    },
    back: 'Back to the merchant',
    unknown: 'There is no such order.',
  },
  messaging: {
    title: 'Sandbox messaging app',
    ask: 'Warmlight asks to see your nickname and picture. Choose an invented account to go on.',
    refuse: 'Refuse',
  },
  outbox: {
    title: 'Demo outbox',
    note: 'Nothing is really sent; it is listed here.',
    channels: { template: 'Message', sms: 'SMS', mail: 'E-mail' },
  },
};
