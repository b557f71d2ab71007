import type { Choice } from './pay-at-bank.ts';

const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

type Words = {
  bank: string;
  note: string;
  merchant: string;
  amount: string;
  description: string;
  tradeNo: string;
  choose: string;
  choices: Record<Choice, { label: string; hint: string }>;
  done: { PAID: string; CLOSED: string };
  back: string;
  unknown: string;
  other: string;
};

const zh: Words = {
  bank: '沙盒银行',
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
  other: 'English',
};

const en: Words = {
  bank: 'Sandbox bank',
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
    payUntold: { label: 'Pay, but lose the answer', hint: 'Paid, and the merchant is never told' },
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
  other: '中文',
};

export const cashierWords: Record<Language, Words> = { 'zh-CN': zh, en };

export function languageOf(asked: string | undefined, accepted: string | undefined): Language {
  if (asked === 'en' || asked === 'zh-CN') return asked;
  return /^\s*en\b/i.test(accepted ?? '') ? 'en' : 'zh-CN';
}
