export type SandboxAccount = { openId: string; nickname: string; headImgUrl: string };

/** These are invented people of the demo's messaging app. */
export const sandboxAccounts: readonly SandboxAccount[] = [
  { openId: 'sandbox-lin', nickname: '林间小路', headImgUrl: '' },
  { openId: 'sandbox-zhao', nickname: '赵一禾', headImgUrl: '' },
  { openId: 'sandbox-amy', nickname: 'Amy 在远方', headImgUrl: '' },
];
