import { expect, test } from 'vitest';
import { deviceOf, surroundingsOf } from '#src/shared/platform/container.ts';
import { platforms } from '#src/shared/platform/platforms.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webkit}`;
const android = 'Mozilla/5.0 (Linux; Android 13; V2231A Build/TP1A.220624.014; wv)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0';
const wechat = 'MicroMessenger/8.0.47.2560(0x28002F51) WeChat/arm64 Weixin NetType/WIFI';

const { wechat: inWechat, browser, qq, weibo, dingtalk, ios } = platforms;
const agents: [string, string, number, boolean][] = [
  [
    `${iphone} Mobile/15E148 MicroMessenger/8.0.48(0x18003030) NetType/WIFI Language/zh_CN`,
    ...(['messaging', inWechat, true] as const),
  ],
  [
    `${android} ${chrome} XWEB/1160117 MMWEBSDK/20240301 MMWEBID/1234 Mobile Safari/537.36 ${wechat} Language/zh_CN ABI/arm64`,
    ...(['messaging', inWechat, true] as const),
  ],
  [
    `${android} ${chrome} XWEB/1160117 MMWEBSDK/20240301 Mobile Safari/537.36 ${wechat} Language/zh_CN ABI/arm64 MiniProgramEnv/android`,
    ...(['mini-program', inWechat, true] as const),
  ],
  [
    `${iphone} Mobile/15E148 MicroMessenger/8.0.48(0x18003030) NetType/4G Language/zh_CN miniProgram/wx0123456789abcdef`,
    ...(['mini-program', inWechat, true] as const),
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue',
    ...(['messaging', inWechat, false] as const),
  ],
  [`${iphone} Version/17.4 Mobile/15E148 Safari/604.1`, ...(['browser', browser, true] as const)],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ...(['browser', browser, false] as const),
  ],
  [
    `${android} ${chrome} MQQBrowser/6.2 TBS/046247 Mobile Safari/537.36 V1_AND_SQ_8.9.28_3700_YYB_D QQ/8.9.28.10155 NetType/WIFI`,
    ...(['browser', qq, true] as const),
  ],
  [
    `${iphone} Mobile/15E148 Weibo (iPhone14,5__weibo__13.6.2__iphone__os17.4)`,
    ...(['browser', weibo, true] as const),
  ],
  [
    `${iphone} Mobile/21E219 AliApp(DingTalk/7.5.10) com.laiwang.DingTalk/33571021 Channel/201200 language/zh-Hans-CN`,
    ...(['browser', dingtalk, true] as const),
  ],
  [`${iphone} Mobile/15E148 WarmlightApp/3.2.1`, ...(['native', ios, true] as const)],
  [
    `${android} ${chrome} Mobile Safari/537.36 WarmlightApp/3.2.1`,
    ...(['native', platforms.android, true] as const),
  ],
];

test.each(agents)('%s is recognised', (agent, container, platform, mobile) => {
  expect(surroundingsOf(agent)).toEqual({ container, platform, mobile });
});

test('devices are named for lists of sessions', () => {
  expect(deviceOf(agents[0]?.[0] ?? '')).toBe('iPhone · WeChat');
  expect(deviceOf('')).toBe('');
});
