import { expect, test } from 'vitest';
import { hostOf, type Outside } from '#src/stores/container.ts';

type Asked = [string, unknown];

function messagingApp(environment?: string): { outside: Outside; asked: Asked[] } {
  const asked: Asked[] = [];
  const WeixinJSBridge = { invoke: (name: string, what: object) => void asked.push([name, what]) };
  return { outside: { WeixinJSBridge, __wxjs_environment: environment }, asked };
}

function nativeApp(inviteFlag?: number): { outside: Outside; asked: unknown[] } {
  const asked: unknown[] = [];
  const bridge = { inviteFlag, postMessage: (text: string) => void asked.push(JSON.parse(text)) };
  return { outside: { WarmlightBridge: bridge }, asked };
}

const infoUuid = 'A'.repeat(22);
const here = (route: string) => ({ route, infoUuid, share: true });
const link = (path: string) => new URL(path, 'https://warm.example.net');

test('the mini program shows its own page of a case, and its own list', () => {
  const { outside, asked } = messagingApp('miniprogram');
  expect(hostOf(outside).takeOver(here('contribute'))).toBe(true);
  expect(hostOf(outside).takeOver({ route: 'commonList', infoUuid: '', share: true })).toBe(true);
  expect(asked).toEqual([
    [
      'invokeMiniProgramAPI',
      { name: 'redirectTo', arg: { url: `/pages/contribute/index?infoUuid=${infoUuid}` } },
    ],
    ['invokeMiniProgramAPI', { name: 'redirectTo', arg: { url: '/pages/list/index' } }],
  ]);
});

test('other pages stay as they are in the mini program', () => {
  const { outside, asked } = messagingApp('miniprogram');
  expect(hostOf(outside).takeOver(here('newDetail'))).toBe(false);
  expect(asked).toEqual([]);
});

test('the messaging app is no mini program: nothing is taken over', () => {
  expect(hostOf(messagingApp().outside).takeOver(here('contribute'))).toBe(false);
});

test('the messaging app hides its share items and closes its window when asked', () => {
  const { outside, asked } = messagingApp();
  hostOf(outside).hideShareMenu();
  expect(hostOf(outside).close()).toBe(true);
  const names = asked.map(([name]) => name);
  expect(names).toEqual(['hideMenuItems', 'closeWindow']);
  expect(asked[0]?.[1]).toMatchObject({
    menuList: expect.arrayContaining(['menuItem:share:timeline', 'menuItem:share:appMessage']),
  });
});

test('the app gets links as jumps, and its invite page where it has one', () => {
  const { outside, asked } = nativeApp(1);
  const host = hostOf(outside);
  expect(host.open(link('/cf/activity/inviter?source=a'))).toBe(true);
  expect(host.open(link('/en/cf/activity/inviter'))).toBe(true);
  expect(host.open(link('/cf/mine'))).toBe(true);
  expect(asked).toEqual([
    { action: 'invite' },
    { action: 'invite' },
    { action: 'jump', url: 'https://warm.example.net/cf/mine' },
  ]);
});

test.each([undefined, 0])('an app whose invite flag is %s jumps to the page instead', (flag) => {
  const { outside, asked } = nativeApp(flag);
  hostOf(outside).open(link('/cf/activity/inviter'));
  expect(asked).toEqual([{ action: 'jump', url: 'https://warm.example.net/cf/activity/inviter' }]);
});

test('the bridge of the iPhone app is found where that system puts it', () => {
  const asked: string[] = [];
  const warmlight = { postMessage: (text: string) => void asked.push(text) };
  expect(hostOf({ webkit: { messageHandlers: { warmlight } } }).close()).toBe(true);
  expect(asked).toEqual(['{"action":"close"}']);
});

test('a plain browser is left alone', () => {
  const host = hostOf({});
  host.hideShareMenu();
  expect([host.takeOver(here('contribute')), host.open(link('/')), host.close()]).toEqual([
    false,
    false,
    false,
  ]);
});
