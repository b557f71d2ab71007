import type { CardKind } from '#src/shared/papers/cards/card-view.ts';

/** These gifts are in somebody's name or memory. */
export const cards = {
  door: '以别人的名义或纪念',
  beforeGift: '想以别人的名义捐，或纪念一位亲友？付款后就能写一张卡片。',
  lead: '可以把这笔捐款放在别人的名下，比如作为生日的心意，或者纪念一位亲友。会有一张卡片，把网址发给对方或他的家人就能看到。卡片上没有金额。',
  shownNote: '捐款名单上也会写明是以谁的名义或纪念谁。匿名捐款的名单上不写，卡片上也不写你的名字。',
  kind: '怎么写',
  kinds: { honour: '以他的名义捐款', memory: '纪念他' } satisfies Record<CardKind, string>,
  name: '他的名字或称呼',
  nameHint: '公开显示，请不要写身份证号、电话。',
  words: '想说的话（选填）',
  wordsHint: '最多 120 个字，工作人员会看。',
  write: '做好卡片',
  heads: { honour: '有一份心意，以这个名字捐出', memory: '谨以此心意，纪念' } satisfies Record<
    CardKind,
    string
  >,
  someone: '一位热心人',
  given: (from: string, day: string, title: string) => `${from}，${day}，捐给“${title}”`,
  made: '卡片做好了',
  send: '把这个网址发给对方或他的家人：',
  open: '打开卡片',
  save: '保存图片',
  alt: (kind: string, name: string) => `卡片：${kind}，${name}`,
  remove: '撤下这张卡片',
  removeHint: '撤下以后，网址不再打开，捐款名单上也不再写明。可以重新做一张。',
  removeNow: '确认撤下',
  none: '这笔捐款没有卡片可做',
  noneBody:
    '付款成功、没有全部退回的捐款才能做卡片。登录后捐的，请从“我的捐款”打开；没有登录的，请用捐款时的手机和浏览器打开。',
  gone: '这张卡片已经不在了',
  goneBody: '写它的人撤下了它，或者捐款已经退回。',
  toCase: '看看这个求助',
  listed: {
    honour: (name: string) => `以“${name}”的名义`,
    memory: (name: string) => `纪念“${name}”`,
  } satisfies Record<CardKind, (name: string) => string>,
  queueTitle: '以别人名义或纪念的卡片',
  checkShown: '已经显示在捐款名单上，有网址的人都能打开。',
  checkTakenDown: '已经撤下。',
};
