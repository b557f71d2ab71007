import { expect, test } from 'vitest';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { live, parts, problemsOf } from './live-config.ts';

test('a demo asks a mail server of this very machine alone', () => {
  const mailOf = (mode: object, url: string) =>
    parseConfig({ ...mode, MAIL_SERVER: url, MAIL_FROM: 'notices@warmlight.example' }, parts).mail;
  const [here, there] = ['smtp://127.0.0.1:2525', 'smtps://u:p@mail.example.com:465'];
  expect(mailOf({}, here)?.url).toBe(here);
  expect(mailOf({}, there)).toBeUndefined();
  expect(mailOf(live, there)?.url).toBe(there);
  const broken = { MAIL_SERVER: 'smtp://[here', MAIL_FROM: 'notices@warmlight.example' };
  expect(problemsOf(broken)[0]).toContain('MAIL_SERVER');
});

test('names are asked over https, with a key, and by a demo of this very machine alone', () => {
  const named = (url: string) => ({ NAME_SERVICE: url, NAME_SERVICE_KEY_FILE: '/etc/name-key' });
  const serviceOf = (mode: object, url: string) =>
    parseConfig({ ...mode, ...named(url) }, parts).nameService?.url;
  const [here, there] = ['http://127.0.0.1:8080/check', 'https://names.some-bank.cn/v1/check'];
  expect([serviceOf({}, here), serviceOf({}, there)]).toEqual([here, undefined]);
  expect(serviceOf(live, there)).toBe(there);
  expect(problemsOf({ ...live, ...named(here) })[0]).toContain('NAME_SERVICE must be https');
  expect(problemsOf({ NAME_SERVICE: there })[0]).toContain('NAME_SERVICE_KEY_FILE');
  for (const odd of ['https://a:b@names.some-bank.cn/', 'https://names.some-bank.cn/?k=1', 'names'])
    expect(problemsOf(named(odd))[0]).toContain('NAME_SERVICE must be an address');
});
