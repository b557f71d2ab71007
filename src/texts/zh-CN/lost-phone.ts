import type { PhoneChangeStep } from '#src/shared/accounts/lost-phone/phone-change.ts';
import { dateText } from '#src/shared/cases/display.ts';

const day = (at: number) => dateText(at, 'zh-CN');

export const lostPhone = {
  title: '更换手机号的请求',
  door: '原号码收不到短信？',
  lead: (days: string) =>
    `原号码停用或丢失时，可以改用新号码登录。为防止冒用，要等 ${days} 天，期间新旧两个号码都会收到提醒，任何一方都可以拒绝。`,
  keeps: '有提现未到账、收款账户正在变更、账号有工作人员身份时，不能这样更换，请拨打服务热线。',
  both: '两个号码都能收到短信？更换马上生效：',
  bothDoor: '用两个验证码更换',
  ownMobile: '原手机号',
  mobile: '新手机号',
  mobileHint: '现在能收到短信的号码',
  send: '获取新号码的验证码',
  code: '新号码收到的验证码',
  codeHint: '6 位数字，10 分钟内有效。',
  demo: (code: string) => `演示环境不发短信，验证码是 ${code}`,
  ask: '提交更换请求',
  asked: (dueAt: number) =>
    `请求已提交。如果这个账号可以更换，两个号码会收到短信，${day(dueAt)}起用新号码登录。没收到短信，请拨打服务热线。`,
  back: '返回',
  refuse: '拒绝更换',
  refuseHint: '如果不是你本人提出的，请拒绝。手机号保持不变，不需要登录。',
  askedOn: (at: number) => `${day(at)}提出`,
  dueOn: (at: number) => `${day(at)}更换`,
  states: {
    waiting: '等待中',
    done: '已更换',
    refused: '已拒绝，手机号没有改变',
    ownShown: '已取消：有人用原号码的验证码登录或确认，说明原号码还在使用',
    held: '没有更换：到期时有提现或收款账户变更正在进行，或新号码已绑定其他账号',
  },
  told: {
    asked: (dueAt) =>
      `有人请求更换账号的手机号，${day(dueAt)}生效。是你本人就不用做什么；不是，请打开链接拒绝。`,
    soon: (dueAt) =>
      `账号的手机号将在${day(dueAt)}更换。如果不是你本人提出的，请现在打开链接拒绝。`,
    done: () => '账号的手机号已经更换，其他设备的登录已退出。如果不是你本人，请立刻拨打服务热线。',
    refused: () => '更换手机号的请求已被拒绝，手机号没有改变。如果不是你拒绝的，请拨打服务热线。',
    ownShown: () => '有人用原号码的验证码登录或确认，更换手机号的请求已取消，手机号没有改变。',
    held: () =>
      '手机号没有更换：有提现或收款账户变更正在进行，或新号码已绑定其他账号。请拨打服务热线。',
  } satisfies Record<PhoneChangeStep, (dueAt: number) => string>,
};
