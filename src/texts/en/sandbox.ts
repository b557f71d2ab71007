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
  agreement: {
    number: 'Agreement number',
    most: 'At most, each time',
    choose: 'Choose what becomes of this agreement',
    choices: {
      sign: { label: 'Sign', hint: 'Charged from an account with money' },
      signEmpty: {
        label: 'Sign with an empty account',
        hint: 'Each charge fails for want of money',
      },
      refuse: { label: 'Do not sign', hint: 'Nothing is agreed' },
      full: { label: 'Change to an account with money', hint: 'Charges succeed from now on' },
      empty: { label: 'Change to an empty account', hint: 'Charges fail for want of money' },
      closed: { label: 'Close the account', hint: 'Charges fail: it cannot be used' },
      end: { label: 'End the agreement', hint: 'And tell the merchant' },
    },
    states: { SIGNED: 'This agreement is signed.', ENDED: 'This agreement has ended.' },
    unknown: 'There is no such agreement.',
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
