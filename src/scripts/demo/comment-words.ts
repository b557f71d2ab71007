/** Several stand on a line, ` / ` between them, so that the lists stay readable. */
const split = (lines: readonly string[]) => lines.flatMap((line) => line.split(' / '));

/** Readers of the demo say this on any case, and so tell nothing of what was given or paid there. */
export const commentWords = split([
  '看完了，账写得很清楚，已经转给家里人。 / 慢慢来，别急着好，先睡个好觉。',
  '请问后面的治疗还在同一家医院做吗？ / 我家也走过这一段，能问社工就多问问，他们知道的比网上多。',
  '昨天转到业主群里了，有几位邻居说要来看看。 / 祝下一次检查是好消息。',
  '陪床的人也要吃饭，别总是对付。 / 我在这个城市，需要跑腿可以说一声。',
  '看到核实那一栏写得这么明白，心里踏实。 / 我是从朋友圈过来的，不认识你们，祝平安。',
  '大病保险能二次报销，记得问问当地医保。 / 读了两遍，写得很克制，也很有力气。',
  '我妈妈去年也是这样过来的，现在能自己买菜了。 / 加油，等你们回家的消息。',
  '话也不会说，就是希望你们好。 / 请把每次的单据留好，报销的时候都用得上。',
  '我是学医的，这个治疗是规范的，别听偏方。 / 天冷了，医院里也要多穿一点。',
  '刚才给家里打了个电话，让他们也去体检。 / 认识他们的，出来说一句实话也是帮忙。',
  '孩子问我这是谁，我说是一家正在努力的人。 / 每天来看一眼进度，看到涨了就高兴。',
  '不用一条条回复我们，留着力气照顾病人。 / 有没有可以寄东西的地方？我有一台闲置的雾化器。',
  '我和你们是老乡，看到地名就点进来了。 / 祝早日康复。\n也祝照顾病人的人身体好。',
  '我在病房做过志愿者，知道夜里有多难熬。 / 等发了工资，我也来捐一点。',
  'Sending you strength from far away. / Thank you for writing so honestly. Wishing you a calm week.',
  'I shared this with my colleagues. Please let us know how the next check goes.',
]);

/** Fundraisers of the demo answer this under a gift. */
export const thanksWords = split([
  '谢谢你，我们记在心里了。 / 收到了，谢谢。用到哪里，我们一笔一笔写出来。 / 谢谢，家里人都看到了你的话。',
  '谢谢你愿意帮一个不认识的人。 / 谢谢，等好一点了我们来报个平安。 / 谢谢你。你也要保重。',
]);
