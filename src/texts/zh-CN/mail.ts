type Letter = { words: string; url: string; stopUrl: string };

/** These are notices by mail: settings, the letters themselves, and the page that stops them. */
export const mail = {
  title: '邮件提醒',
  body: '有新消息时，再发一封邮件告诉你。关掉的消息和免打扰时段一样有效。邮件里写着消息的内容，能看你邮箱的人也看得到。',
  given: (address: string) => `提醒会发到 ${address}。`,
  refused: (address: string) =>
    `${address} 的邮件服务器说没有这个邮箱，或不收信，所以不再发了。要继续收，请再填一次邮箱。`,
  forget: '不再发邮件，删除这个邮箱',
  email: '邮箱',
  send: '发送验证码到邮箱',
  other: '换一个邮箱',
  again: '没有收到？重新发送，或换一个邮箱',
  sent: (address: string) => `验证码已发到 ${address}，15 分钟内有效。没有收到，请看看垃圾邮件。`,
  code: '邮件里的 6 位验证码',
  give: '确认邮箱',
  outbox: '演示不会真的发邮件，信在演示发件箱',
  codeLetter: {
    subject: (code: string) => `暖光验证码 ${code}`,
    words: (code: string) =>
      `${code} 是确认这个邮箱的验证码，15 分钟内有效。\n\n有人在暖光填了这个邮箱，想用它接收提醒。不是你的话，不用理会：没有验证码，就不会再给你发信。`,
  },
  letter: ({ words, url, stopUrl }: Letter) =>
    `${words}\n\n打开看看：${url}\n\n你在暖光的设置里填了这个邮箱，所以收到这封信。不想再收，打开这个链接，按一下按钮，不用登录：${stopUrl}`,
  off: {
    ask: (address: string) => `不再给 ${address} 发提醒？`,
    hint: '按下以后，我们删除这个邮箱，什么提醒都不再用邮件发。消息仍然在“我的消息”里；着急的和钱有关的，仍会发短信。',
    stop: '停止邮件提醒',
    done: '邮件提醒已停止，这个邮箱已删除。',
    again: '以后想再收，登录后在设置里重新填邮箱。',
    settings: '去设置',
  },
};
