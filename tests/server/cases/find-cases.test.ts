import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCities } from '#src/server/cases/lists/find-cities.ts';
import type { CaseTab } from '#src/shared/cases/calls.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const minuteMs = 60_000;

async function walk(
  asked: { tab: CaseTab; size: number; city?: string },
  between?: () => Promise<unknown>,
) {
  const ids: string[] = [];
  let anchorId = '';
  do {
    const { data } = await t.call(getHelpList, { ...asked, anchorId });
    ids.push(...data.list.map((card) => card.infoUuid));
    expect(data.list.length).toBeLessThanOrEqual(asked.size);
    anchorId = data.anchorId;
    await between?.();
  } while (anchorId);
  return ids;
}

async function searchFor(keyword: string): Promise<string[]> {
  const { data } = await t.call(getHelpList, { keyword, size: 50 });
  return data.list.map((card) => card.title);
}

test('a list offers the cities of its own tab', async () => {
  const made = { status: 'FINISHED' as const, city: '只有结束的' };
  await makeCase(t.services.db, made);
  await makeCase(t.services.db, { city: '还在筹的' });
  const offered = (tab: CaseTab) => findCities(t.services.db, { tab, locale: 'zh-CN' }, testNow);
  expect(await offered('ended')).toContain('只有结束的');
  expect(await offered('ended')).not.toContain('还在筹的');
  expect(await offered('newest')).toContain('还在筹的');
  expect(await offered('newest')).not.toContain('只有结束的');
  expect(await offered('nearlyThere')).not.toContain('还在筹的');
});

describe('walking a list to its end', () => {
  const made: string[] = [];
  beforeAll(async () => {
    for (let i = 0; i < 23; i += 1) {
      // Several share an instant, so that only the id tells them apart.
      const published_at = testNow - Math.floor(i / 4) * minuteMs;
      const picked = i % 6 === 0 ? 1 : 0;
      made.push((await makeCase(t.services.db, { published_at, picked, city: '走到底' })).id);
    }
  });

  test.each(['recommended', 'notYetHelped', 'newest'] as const)(
    '%s shows each case once',
    async (tab) => {
      const ids = await walk({ tab, size: 5, city: '走到底' });
      expect(ids.toSorted()).toEqual(made.toSorted());
    },
  );

  test.each(['recommended', 'newest'] as const)(
    '%s neither skips nor repeats a case while others are published',
    async (tab) => {
      const publish = () =>
        makeCase(t.services.db, { published_at: testNow + minuteMs, city: '新来的' });
      const ids = await walk({ tab, size: 4, city: '走到底' }, publish);
      expect(ids.toSorted()).toEqual(made.toSorted());
    },
  );
});

describe('searching', () => {
  beforeAll(async () => {
    await makeCase(t.services.db, { title: '阿布等肝源', city: '大理', illness: '胆道闭锁' });
    await makeCase(t.services.db, { title: '还差100%的药费', city: '普洱' });
    await makeCase(t.services.db, { title: 'under_score Case', city: '保山' });
    await makeCase(t.services.db, { title: '感叹!号', city: '保山' });
  });

  test('finds a word of two characters in title, illness and city', async () => {
    expect(await searchFor('肝源')).toEqual(['阿布等肝源']);
    expect(await searchFor('胆道')).toEqual(['阿布等肝源']);
    expect(await searchFor('大理')).toEqual(['阿布等肝源']);
    expect(await searchFor('大理 闭锁')).toEqual(['阿布等肝源']);
    expect(await searchFor('大理 药费')).toEqual([]);
  });

  test('shows the newest first under the recommended tab too', async () => {
    const published_at = testNow - 1000;
    await makeCase(t.services.db, {
      title: '找得到 旧',
      published_at: published_at - 1,
      picked: 1,
    });
    await makeCase(t.services.db, { title: '找得到 新', published_at });
    expect(await searchFor('找得到')).toEqual(['找得到 新', '找得到 旧']);
  });

  test('takes wildcard characters for what they are', async () => {
    expect(await searchFor('%')).toEqual(['还差100%的药费']);
    expect(await searchFor('0%的')).toEqual(['还差100%的药费']);
    expect(await searchFor('_')).toEqual(['under_score Case']);
    expect(await searchFor('!')).toEqual(['感叹!号']);
    expect(await searchFor('UNDER_SCORE')).toEqual(['under_score Case']);
  });
});

test.each(['x', btoa('[1]'), btoa('[0,"a",2]'), btoa('{}')])(
  'the anchor %s is refused',
  async (anchorId) => {
    const { status, refusal } = await t.call(getHelpList, { anchorId });
    expect(status).toBe(400);
    expect(refusal?.fields).toHaveProperty('anchorId');
  },
);

test.each([-1, 9])('an anchor that points beyond the list (%i) finds nothing', async (segment) => {
  const anchorId = Buffer.from(JSON.stringify([segment, 20_000, 'x'])).toString('base64url');
  const { status, data } = await t.call(getHelpList, { anchorId });
  expect(status).toBe(200);
  expect(data).toEqual({ list: [], hasNext: false, anchorId: '' });
});
