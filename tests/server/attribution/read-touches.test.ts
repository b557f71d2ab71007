import { expect, test } from 'vitest';
import { readTouches } from '#src/server/door/read/read-touches.ts';
import { testNow, testOrigin } from '../../support/test-server.ts';

test('a step that passes on some words of a link takes none of the others away, another link does', () => {
  const headers = new Headers({ referer: `${testOrigin}/cf/contribute/x?channel=a&sharedv=2` });
  const ownOrigins = [testOrigin];
  const lastOf = (query: string) => {
    const url = `${testOrigin}/cf/pay/x?${query}`;
    return readTouches({ url, headers }, { kept: undefined, ownOrigins }, testNow)?.last;
  };
  expect(lastOf('sharedv=2')).toEqual({ channel: 'a', sharedv: '2', at: testNow });
  expect(lastOf('sharedv=3')).toEqual({ sharedv: '3', at: testNow });
});
