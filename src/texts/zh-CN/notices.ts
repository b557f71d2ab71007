import type { PhoneChangeStep } from '#src/shared/accounts/lost-phone/phone-change.ts';
import type { GreenState } from '#src/shared/advisers/green/green-steps.ts';
import type { StopReason } from '#src/shared/monthly/monthly-rules.ts';
import type { NoticeKind, NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { ReportReason } from '#src/shared/reports/reasons.ts';
import { feePercentageStr } from '#src/shared/withdrawals/fee.ts';
import { partNames } from '#src/texts/part-names.ts';
import { leads } from './leads.ts';
import { lostPhone } from './lost-phone.ts';
import { monthly } from './monthly.ts';
import { raising } from './raising.ts';
import { reports } from './reports.ts';
import { withdrawals } from './withdrawals.ts';

type Notice = { name: string; title: string; words: (params: NoticeParams) => string };

const money = ({ amountInFen }: NoticeParams) => `${yuan(Number(amountInFen ?? 0), 'zh-CN')} 元`;
const about = ({ caseTitle }: NoticeParams) => (caseTitle ? `《${caseTitle}》` : '这个求助');
const because = ({ words }: NoticeParams) => (words ? `工作人员说：${words}` : '');
const given = ({ caseTitle }: NoticeParams) =>
  caseTitle ? `给《${caseTitle}》` : '给很少有人看到的家庭';
const onDay = ({ day }: NoticeParams) => day ?? '约定的那天';
/** It is one of two that are looked at one after the other. */
const stageOf = ({ stage }: NoticeParams) => {
  if (stage === 'material') return '（提现材料里交上来的部分）';
  return stage === 'base' ? '（公开需要的内容）' : '';
};
/** These are the parts that staff sent back, as the checklist calls them. */
const inParts = ({ sheets = '' }: NoticeParams) => {
  const names = partNames(String(sheets), raising).map((name) => `“${name}”`);
  return names.length > 0 ? `，在${names.join('')}里` : '';
};
const reasonOf = ({ reason }: NoticeParams) => reports.reasons[reason as ReportReason] ?? '';
/** It is told when staff answered who says to treat a patient. */
const doctorStep = ({ level }: NoticeParams) => {
  if (level === 'confirmed') return '医院确认了你的身份，页面已经写明。';
  if (level === 'cardSeen') {
    return '工作人员看过你的工作证或证明，页面已经写明。有医院的验证码或医院的答复，会更有分量。';
  }
  return '现有的材料还不能说明你的身份，页面保持原样。你可以再交一张照片，或填写医院发给你的验证码。';
};
/** It is told at each step of a change: sent, passed, refused. */
const bankStep = ({ step }: NoticeParams) => {
  if (step === 'passed') return '的新收款账户通过了审核，冷静期结束后才会打款到这里。';
  if (step === 'refused') return '的新收款账户没有通过审核，收款账户没有改变。';
  return '提交了新的收款账户，正在审核，期间不打款。';
};

const feeOf = ({ option, basisPoints }: NoticeParams) =>
  [
    withdrawals.fee.none,
    `${withdrawals.fee.charge}${withdrawals.fee.rate(feePercentageStr(Number(basisPoints)))}`,
    withdrawals.fee.waive,
    withdrawals.fee.subsidise,
  ][Number(option) - 1] ?? '';

/** This is what people are told, by kind: its name in settings, its title and its words. */
export const notices: Record<NoticeKind, Notice> = {
  donationReceived: {
    name: '捐款到账',
    title: '捐款已到账',
    words: (of) => `你给${about(of)}的 ${money(of)}已经到账，谢谢你。`,
  },
  paymentUnmatched: {
    name: '多扣的钱',
    title: '多扣的钱正在退回',
    words: (of) =>
      `给${about(of)}付款时多扣了 ${money(of)}，没有记到求助上，正在原路退回，不用申请。`,
  },
  supportUnmatched: {
    name: '支持平台时多扣的钱',
    title: '多扣的钱正在退回',
    words: (of) => `支持平台付款时多扣了 ${money(of)}，没有记账，正在原路退回，不用申请。`,
  },
  donationRefunded: {
    name: '捐款退回',
    title: '捐款已退回',
    words: (of) =>
      `你给${about(of)}的 ${money(of)}已${of.toAccount ? '退到你填写的银行账户' : '原路退回'}，到账时间以银行为准。`,
  },
  giftPassedOn: {
    name: '捐款转给了另一个家庭',
    title: '按你的选择，捐款转给了另一个家庭',
    words: (of) =>
      `你原来捐助的求助把没用上的钱退还了。按你的选择，其中 ${money(of)}已转给${about(of)}。`,
  },
  monthlyStarted: {
    name: '每月捐开始',
    title: '每月捐签好了',
    words: (of) => `每月 ${money(of)}，${given(of)}。第一笔之前会再告诉你；随时可以暂停或结束。`,
  },
  monthlyAhead: {
    name: '每月捐扣款前',
    title: '几天后会扣每月捐',
    words: (of) => `${onDay(of)} 会扣 ${money(of)}，${given(of)}。不想扣，现在就可以暂停或结束。`,
  },
  monthlyRefused: {
    name: '每月捐没有扣成',
    title: '每月捐没有扣成，会再试',
    words: (of) => `${money(of)}，${given(of)}，这次没有扣成，没有扣钱。${onDay(of)} 再试一次。`,
  },
  monthlyPaused: {
    name: '每月捐先停下了',
    title: '每月捐先停下了',
    words: (of) =>
      `${money(of)}，${given(of)}，试了几次都没有扣成，没有扣钱。付款方式好了之后，由你恢复。`,
  },
  monthlySkipped: {
    name: '每月捐跳过一个月',
    title: '这个月没有扣每月捐',
    words: (of) => `${money(of)}，${given(of)}，这个月没有扣。原因写在“每月捐”里。`,
  },
  monthlyEnded: {
    name: '每月捐结束',
    title: '每月捐停了',
    words: (of) =>
      `每月 ${money(of)}，${given(of)}，已经结束，不会再扣。${monthly.reasons[(of.reason as StopReason) ?? 'asked']}`,
  },
  bigDonation: {
    name: '收到大额捐款',
    title: '收到一笔大额捐款',
    words: (of) => `${about(of)}收到 ${money(of)}。可以写几句话谢谢捐款人。`,
  },
  caseProgress: {
    name: '求助有新进展',
    title: '求助有新进展',
    words: (of) => `${about(of)}发了新的进展。`,
  },
  goodsSent: {
    name: '选的东西寄出',
    title: '你选的东西寄出了',
    words: (of) =>
      `你在${about(of)}里选的${of.thing ? `“${of.thing}”` : '东西'}已经寄出。怎么查件，写在“我选的这一份”里；收到后请在那里确认，${of.days ?? ''} 天没有申请退货会自动确认。`,
  },
  goodsPaid: {
    name: '有人选了东西',
    title: '有人选了东西，等你寄出',
    words: (of) =>
      `${about(of)}里的${of.thing ? `“${of.thing}”` : '一件东西'}已经付款，请在 ${of.days ?? ''} 天内寄出。收货人和地址在“要寄的东西”里，寄出后请填快递单号；对方收到后，这笔钱才能提现。`,
  },
  goodsUnsent: {
    name: '付了款的东西还没寄',
    title: '有一件付了款的东西，过了寄出的日子',
    words: (of) =>
      `${about(of)}里的${of.thing ? `“${of.thing}”` : '一件东西'}已经付款，也过了你答应寄出的日子。请尽快寄出，并在“要寄的东西”里填快递单号；寄出之前，对方可以取回这笔钱。`,
  },
  goodsReturnAsked: {
    name: '有人申请退货',
    title: '有人申请退货，请你答复',
    words: (of) =>
      `${about(of)}里的${of.thing ? `“${of.thing}”` : '一件东西'}，对方申请退货退款。请在“要寄的东西”里同意或说明原因；${of.days ?? ''} 天不答复，由平台处理。`,
  },
  goodsReturnRefused: {
    name: '退货没有通过',
    title: '你申请的退货没有通过',
    words: (of) =>
      `你在${about(of)}里选的${of.thing ? `“${of.thing}”` : '东西'}，平台看过双方的说法，没有同意退款。${of.words ?? ''}`,
  },
  commentAnswered: {
    name: '有人回复我',
    title: '有人回复了你',
    words: (of) => `${of.nickname ?? '有人'}在${about(of)}里回复了你。`,
  },
  reviewPassed: {
    name: '审核通过',
    title: '审核通过',
    words: (of) => `${about(of)}${stageOf(of)}审核通过了。`,
  },
  reviewHeld: {
    name: '还要再核对一次',
    title: '还要再核对一次',
    words: (of) =>
      `${about(of)}的内容看过了。它的文字或照片和另一个求助相像，还要再核对一次，核对完会自动公开，你不用做什么。`,
  },
  reviewRefused: {
    name: '审核未通过',
    title: '有需要修改的地方',
    words: (of) =>
      `${about(of)}${stageOf(of)}有需要修改的地方${inParts(of)}，只改标出的地方就好。${because(of)}`,
  },
  aideJoined: {
    name: '有人开始帮忙填写',
    title: '你的邀请有人接受了',
    words: (of) => `有人开始帮你填写${about(of)}。对方保存了什么你都看得到，随时可以结束。`,
  },
  staffAsked: {
    name: '工作人员有问题要问',
    title: '审核有一个问题，请你回答',
    words: (of) => `审核${about(of)}时，工作人员有一件事要问你。回答了，审核才能接着走。`,
  },
  casePublished: {
    name: '求助已公开',
    title: '求助已公开',
    words: (of) => `${about(of)}已经公开，可以转给亲友了。`,
  },
  caseFlagged: {
    name: '求助被核查',
    title: '求助正在核查',
    words: (of) => `${about(of)}正在核查，核查期间不能捐款。${because(of)}`,
  },
  caseCleared: {
    name: '核查结束',
    title: '核查结束，求助恢复',
    words: (of) => `${about(of)}核查完了，已经恢复。${because(of)}`,
  },
  caseStopped: {
    name: '求助被停止',
    title: '求助已被停止',
    words: (of) => `${about(of)}已被停止。${because(of)}`,
  },
  caseChanged: {
    name: '捐过的求助改了内容',
    title: '你捐过的求助改了故事或目标',
    words: (of) => `${about(of)}改了故事或目标，工作人员已经看过。改前和改后都写在它的进展页里。`,
  },
  caseRewritten: {
    name: '捐过的求助改动很大',
    title: '你捐过的求助改动很大，请你看一看',
    words: (of) =>
      `${about(of)}的故事或目标有很大改动，工作人员已经看过，改前和改后都写在它的进展页里。如果你因此不想捐了，${of.days ?? ''} 天内、钱还没有提走时，可以在“我的捐款”里撤回；想留下就不用管它。`,
  },
  givenToStopped: {
    name: '捐过的求助被停止',
    title: '你捐过的求助已被平台停止',
    words: (of) =>
      `${about(of)}已被平台停止，不再接受捐款，也不能再提现。你的捐款到了哪里，求助页和“我的捐款”里随时可以看；如果退款，会再通知你。`,
  },
  givenToResumed: {
    name: '捐过的求助恢复',
    title: '你捐过的求助恢复了',
    words: (of) => `${about(of)}曾被平台停止，由另外的人员再次核查后恢复了。`,
  },
  givenToFalse: {
    name: '捐过的求助核查不属实',
    title: '你捐过的求助经核查不属实',
    words: (of) =>
      `${about(of)}经核查不属实，已经停止。还没有打给家属的钱会退给捐款人，退款由另外两位工作人员审核后开始，到时会再通知你。`,
  },
  postPassed: {
    name: '动态通过审核',
    title: '动态已发布',
    words: (of) => `你在${about(of)}里写的动态已经发布。`,
  },
  postRefused: {
    name: '动态需要修改',
    title: '动态需要修改',
    words: (of) => `你在${about(of)}里写的动态需要修改。${because(of)}`,
  },
  withdrawalApplied: {
    name: '提现已提交',
    title: '提现申请已提交',
    words: (of) => `${about(of)}申请提现 ${money(of)}，正在审核。`,
  },
  withdrawalPassed: {
    name: '提现审核通过',
    title: '提现审核通过了',
    words: (of) =>
      of.urgent
        ? `${about(of)}的加急提现 ${money(of)}通过了审核，准备打款，同时向大家公示。`
        : `${about(of)}的提现 ${money(of)}通过了审核，正在公示。公示结束、没有待处理的异议，就会打款。`,
  },
  withdrawalNotice: {
    name: '提现公示',
    title: '一笔提现正在公示',
    words: (of) =>
      of.urgent
        ? `${about(of)}急着用钱，一笔加急提现 ${money(of)}通过了两位工作人员的审核，不等公示就打款。你可以看用途，发现不对可以举报。`
        : `${about(of)}准备提现 ${money(of)}。公示期内，你可以看用途，也可以提出异议。`,
  },
  withdrawalPaid: {
    name: '提现已打款',
    title: '提现已打款',
    words: (of) => `${about(of)}的提现 ${money(of)}已打到收款账户，请记得上传用款凭证。`,
  },
  withdrawalRefused: {
    name: '提现未通过',
    title: '提现没有通过',
    words: (of) => `${about(of)}的提现没有通过，钱还在账上。${because(of)}`,
  },
  withdrawalFailed: {
    name: '提现打款失败',
    title: '提现没有打成',
    words: (of) => `银行退回了${about(of)}的提现，钱还在账上。请核对收款账户。`,
  },
  withdrawalAnew: {
    name: '提现重新审核',
    title: '提现换了账户，重新审核',
    words: (of) =>
      `${about(of)}的收款账户换了，还没打款的 ${money(of)}会按新账户重新审核和公示，你不用再申请。`,
  },
  paidBack: {
    name: '退回的钱到账',
    title: '收款人退回的钱到账了',
    words: (of) => `收款人退回的 ${money(of)}已经到账，重新归${about(of)}使用。`,
  },
  feeChanged: {
    name: '服务费改变',
    title: '服务费的收法改了',
    words: (of) =>
      `${about(of)}的服务费从下一次提现起改了：${feeOf(of)}已经申请的提现不变。${because(of)}`,
  },
  withdrawalObjected: {
    name: '提现有异议',
    title: '有人对提现提出异议',
    words: (of) =>
      `${about(of)}的提现 ${money(of)}有人提出异议，暂停打款。请到提现记录里看说了什么、写下你的说明；工作人员看过之后，会和异议一起公开答复。`,
  },
  withdrawalCleared: {
    name: '异议不成立，提现继续',
    title: '对提现的异议不成立',
    words: (of) =>
      `对${about(of)}的提现 ${money(of)}提出的异议，工作人员核实后认为不成立，不再影响这笔提现。${because(of)}`,
  },
  objectionUpheld: {
    name: '异议成立',
    title: '你的异议成立',
    words: (of) => `你对${about(of)}提现的异议核实成立，没有打出的钱不再打款。${because(of)}`,
  },
  objectionDismissed: {
    name: '异议不成立',
    title: '你的异议核实后不成立',
    words: (of) => `你对${about(of)}提现的异议，工作人员核实后认为不成立。${because(of)}`,
  },
  fundUseDue: {
    name: '该上传用款凭证',
    title: '请上传用款凭证',
    words: (of) => `${about(of)}打款后，请把花费的票据传上来，让捐款人放心。`,
  },
  fundUseOverdue: {
    name: '用款凭证过期未传',
    title: '用款凭证已过期未传',
    words: (of) => `${about(of)}的用款凭证还没有上传，补上之前不能再提现。`,
  },
  refundPassed: {
    name: '退款申请通过',
    title: '退款申请已通过',
    words: (of) => `${about(of)}的退款申请通过了。请打开退款页确认，捐款才会开始退回。`,
  },
  refundRefused: {
    name: '退款申请未通过',
    title: '退款申请没有通过',
    words: (of) => `${about(of)}的退款申请没有通过，求助恢复原来的状态。${because(of)}`,
  },
  refundNeedsAccount: {
    name: '退款需要收款账户',
    title: '你的捐款无法原路退回',
    words: (of) =>
      `${about(of)}要退给你的 ${money(of)}无法原路退回。请在“我的退款”里填写一个银行账户，钱一直为你保留。`,
  },
  refundStarted: {
    name: '开始退款',
    title: '捐款开始退回',
    words: (of) => `${about(of)}正在把捐款退回给捐款人，你不用做什么。`,
  },
  refundDone: {
    name: '退款完成',
    title: '退款完成',
    words: (of) => `${about(of)}的退款已全部完成。`,
  },
  platformRefund: {
    name: '平台退款',
    title: '平台对求助的退款',
    words: (of) =>
      of.step === 'dropped'
        ? `平台不再对${about(of)}退款，求助恢复原来的状态。`
        : `平台对${about(of)}发起了退款，正在由另外两位工作人员审核，期间不再收款。${of.calledOff ? '你之前的退款申请因此取消。' : ''}有不同意见请联系客服。`,
  },
  refundFailed: {
    name: '退款未成功',
    title: '退款没有成功',
    words: (of) =>
      `${about(of)}要退给你的 ${money(of)}还没有退成。钱还在，系统会继续重试，工作人员也在处理，你不用做什么。`,
  },
  phoneChanged: {
    name: '手机号更换',
    title: '你的手机号已更换',
    words: () =>
      '账号的手机号已经更换，其他设备上的登录都已退出。如果不是你本人操作，请立刻联系客服。',
  },
  phoneWaits: {
    name: '手机号更换请求',
    title: lostPhone.title,
    words: ({ step = 'asked', dueAt = 0 }) =>
      lostPhone.told[step as PhoneChangeStep](Number(dueAt)),
  },
  bankChanged: {
    name: '收款账户变更',
    title: '收款账户变更',
    words: (of) => `${about(of)}${bankStep(of)}如果不是你本人操作，请立刻联系客服。${because(of)}`,
  },
  payeeNameDiffers: {
    name: '收款户名需要核对',
    title: '请核对收款人的户名',
    words: (of) =>
      `银行说，${about(of)}的收款账号和填写的${of.payee === 'hospital' ? '医院名称' : '收款人姓名'}对不上。请打开看看要核对哪几项、怎么改。`,
  },
  verificationAnswered: {
    name: '证实收到回复',
    title: '你的证实有人回复',
    words: (of) => `${of.nickname ?? '有人'}回复了你为${about(of)}写的证实。`,
  },
  doctorAnswered: {
    name: '医护身份的核实结果',
    title: '你的医护身份有了核实结果',
    words: (of) => `${about(of)}：${doctorStep(of)}`,
  },
  reportAnswered: {
    name: '举报有答复',
    title: '你的举报有了答复',
    words: (of) => `你对${about(of)}的举报，我们查过了。${because(of)}`,
  },
  reportUpheld: {
    name: '举报被核实成立',
    title: '对你的求助的一个举报被核实成立',
    words: (of) =>
      `有人举报${about(of)}“${reasonOf(of)}”，工作人员核实成立。请在下次提现申请里写下你的说明，之后才能打款。`,
  },
  discussionOpened: {
    name: '请我公开说明',
    title: '请公开说明一件事',
    words: (of) => `平台想请你就${about(of)}公开说明，期间不提现、不打款。${because(of)}`,
  },
  discussionRefused: {
    name: '说明需要补充',
    title: '你的说明需要补充',
    words: (of) => `你对${about(of)}的说明还不能公开。${because(of)}`,
  },
  discussionPublic: {
    name: '我的说明已公开',
    title: '你的说明已经公开',
    words: (of) => `你对${about(of)}的说明已经公开，捐过款的人正在表态。结束后由工作人员决定。`,
  },
  discussionVote: {
    name: '请捐款人表态',
    title: '你捐过的求助有一份公开说明',
    words: (of) => `${about(of)}的发起人作了公开说明。你捐过款，可以看看并说说你的看法。`,
  },
  discussionEnded: {
    name: '公开说明的结果',
    title: '公开说明有了结果',
    words: (of) =>
      `${about(of)}的公开说明已经结束：${of.outcome === 'kept' ? '说明成立，求助继续。' : '说明不成立，剩余的钱会退回给捐款人。'}${because(of)}`,
  },
  wishHidden: {
    name: '心愿被取下',
    title: '你的一个心愿被取下了',
    words: (of) => `你挂在心愿树上的一句话被工作人员取下了。${because(of)}`,
  },
  activityAnswered: {
    name: '配捐申请的答复',
    title: '参加配捐的申请有了答复',
    words: (of) =>
      `${of.outcome === 'passed' ? `你的求助从现在起参加“${of.name ?? ''}”。` : `你的求助没有被“${of.name ?? ''}”接纳。`}${because(of)}`,
  },
  bonfireJoined: {
    name: '有人加入我点的篝火',
    title: '有人加入了你点的篝火',
    words: (of) => `你为${about(of)}点的篝火，现在有 ${of.members ?? ''} 个人了。`,
  },
  bonfireReached: {
    name: '篝火到了一个台阶',
    title: '你们的篝火到了一个台阶',
    words: (of) => `你们 ${of.members ?? ''} 个人一起，让资助方给${about(of)}添了${money(of)}。`,
  },
  bonfireBrought: {
    name: '篝火带来了资助',
    title: '大家点的篝火带来了资助',
    words: (of) => `${of.members ?? ''} 个人一起，让资助方给${about(of)}添了${money(of)}。`,
  },
  bonfireEnded: {
    name: '篝火结束了',
    title: '你们的篝火结束了',
    words: (of) =>
      Number(of.amountInFen ?? 0) > 0
        ? `时间到了。你们的篝火一共给${about(of)}带来了${money(of)}，都留在求助里。谢谢大家。`
        : `时间到了。这一次没有到台阶，大家捐的款都留在${about(of)}里。谢谢大家。`,
  },
  pennantCame: {
    name: '收到锦旗',
    title: '有人送了你一面锦旗',
    words: (of) => `因为${about(of)}，有人送了你一面锦旗。`,
  },
  invoiceIssued: {
    name: '服务费发票开好',
    title: '服务费发票开好了',
    words: () => '你要的服务费发票开好了，可以下载。',
  },
  invoiceRefused: {
    name: '服务费发票没有开',
    title: '服务费发票没有开',
    words: (of) => `你要的服务费发票没有开，改好以后可以再申请。${because(of)}`,
  },
  cardHidden: {
    name: '卡片被取下',
    title: '你写的一张卡片被取下了',
    words: (of) => `你以别人名义或为纪念写的卡片被工作人员取下了，捐款不受影响。${because(of)}`,
  },
  pennantHidden: {
    name: '锦旗被取下',
    title: '你送的一面锦旗被取下了',
    words: (of) => `你送出的一面锦旗被工作人员取下了。${because(of)}`,
  },
  teamPageHidden: {
    name: '团队页面被取下',
    title: '你开的一个团队页面被取下了',
    words: (of) => `你在会场里开的一个团队页面被工作人员取下了。${because(of)}`,
  },
  prizeSent: {
    name: '奖品寄出',
    title: '你抽中的奖品寄出了',
    words: (of) => `你抽中的奖品已经寄出。${because(of)}`,
  },
  prizeHeld: {
    name: '奖品寄不出去',
    title: '请给抽中的奖品换一个地址',
    words: (of) => `按你填的地址寄不出去，请再填一次。${because(of)}`,
  },
  taskLeft: {
    name: '同事交来的任务',
    title: '同事交给你一项任务',
    words: (of) => `${of.nickname ?? '一位同事'}把一项任务交给了你，并留了话。`,
  },
  leadGiven: {
    name: '分到一条登记',
    title: '有一个家庭等你的电话',
    words: (of) => `${of.city ? `${of.city}的` : ''}一个家庭留下了电话，请在时限内打给 TA。`,
  },
  greenPathMoved: {
    name: '名医通道有进展',
    title: '名医通道申请有进展',
    words: (of) =>
      `你的名医通道申请：${leads.green[(of.state as GreenState) ?? 'asked']}。${because(of)}`,
  },
  referralCounted: {
    name: '邀请的家庭通过审核',
    title: '你邀请的一个家庭通过了审核',
    words: () => '你邀请的一个家庭，求助已经通过审核。谢谢你把帮助告诉了 TA。',
  },
  serviceAnswered: {
    name: '客服答复',
    title: '客服答复了你',
    words: (of) => `你给客服的留言有了答复。${because(of)}`,
  },
};
