import { type Container, platforms } from './platforms.ts';

type Surroundings = { platform: number; container: Container; mobile: boolean };

/** Reads from a user agent where a page runs; the one place that looks at user agents. */
export function surroundingsOf(userAgent: string): Surroundings {
  const mobile = /Mobile|Android|iPhone|iPad/i.test(userAgent);
  return { platform: platformOf(userAgent), container: containerOf(userAgent), mobile };
}

function containerOf(userAgent: string): Container {
  if (/miniProgram/i.test(userAgent)) return 'mini-program';
  if (/MicroMessenger/i.test(userAgent)) return 'messaging';
  if (/WarmlightApp/i.test(userAgent)) return 'native';
  return 'browser';
}

/** Containers whose cookies can't be relied on send the session as a bearer token. */
export function usesToken(userAgent: string): boolean {
  return ['native', 'mini-program'].includes(containerOf(userAgent));
}

function platformOf(userAgent: string): number {
  if (/MicroMessenger/i.test(userAgent)) return platforms.wechat;
  if (/WarmlightApp/i.test(userAgent))
    return /Android/i.test(userAgent) ? platforms.android : platforms.ios;
  if (/Weibo/i.test(userAgent)) return platforms.weibo;
  if (/DingTalk/i.test(userAgent)) return platforms.dingtalk;
  if (/\bQQ\//i.test(userAgent)) return platforms.qq;
  return platforms.browser;
}

const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const programs: readonly [RegExp, string][] = [
  [/MicroMessenger/i, 'WeChat'],
  [/WarmlightApp/, 'Warmlight'],
  [/Edg\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Names a device in names that need no translation, for lists of sessions; empty when unknown. */
export function deviceOf(userAgent: string): string {
  const firstOf = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [firstOf(devices), firstOf(programs)].filter(Boolean).join(' · ');
}
