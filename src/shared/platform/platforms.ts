/** These platform codes are those of the specification's enumeration. */
export const platforms = {
  wechat: 1,
  browser: 2,
  android: 3,
  ios: 4,
  weibo: 10,
  qq: 11,
  dingtalk: 12,
} as const;

export const containers = ['browser', 'messaging', 'mini-program', 'native'] as const;
export type Container = (typeof containers)[number];
