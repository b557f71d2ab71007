import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findElsewhere } from '#src/server/cases/lists/find-elsewhere.ts';
import { type CaseTab, getHelpList } from '#src/shared/cases/calls.ts';
import { casesPerPage } from '#src/shared/cases/list-view.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

/** These are short names of illnesses that no case of these has. */
const others = ['als', 'all', 'CML', 'DMD', 'SLE', 'T1D', 'COPD'];
const inEnglish = { headers: { 'accept-language': 'en' } };

describe('illnesses by the names that people give them', () => {
  const cases = [
    { illness: '法洛四联症', illness_key: 'heart', city: '大同' },
    { illness: '扩张型心肌病', illness_key: 'heart', city: '大同' },
    { illness: '慢性肾衰竭', illness_key: 'kidney', city: '大同' },
    { illness: '急性肝衰竭', illness_key: 'liver', city: '大同' },
    { illness: '脑胶质瘤（三级）', illness_key: 'brain', city: '大同' },
    { illness: '肺腺癌（三期A）', illness_key: 'cancer', city: '大同' },
    { illness: '乳腺癌（HER2阳性）', illness_key: 'cancer', city: '大同' },
    { illness: '脊髓性肌萎缩症二型', illness_key: 'rare', city: '大同' },
    { illness: '尘肺叁期', illness_key: 'lung', city: '大同' },
    { illness: '视神经脊髓炎谱系疾病', illness_key: 'rare', city: '大同' },
    { illness: '急性髓系白血病M2', illness_key: 'leukemia', city: '大同' },
    { illness: '中风', illness_key: 'stroke', city: '大同' },
  ];
  beforeAll(async () => {
    for (const one of cases) await makeCase(t.services.db, one);
  });

  const found = async (keyword: string, options = {}) => {
    const asked = { keyword, city: '大同', size: 50 };
    const { data } = await t.call(getHelpList, asked, options);
    return data.list.map(({ illness }) => illness).toSorted();
  };

  test.each<readonly [string, readonly string[]]>([
    ['heart disease', ['扩张型心肌病', '法洛四联症']],
    ['Heart  Disease', ['扩张型心肌病', '法洛四联症']],
    ['心脏病', ['扩张型心肌病', '法洛四联症']],
    ['先心病', ['法洛四联症']],
    ['congenital heart disease', ['法洛四联症']],
    ['hole in the heart', ['法洛四联症']],
    ...['kidney failure', 'dialysis', 'uremia', 'uraemia', '透析', '尿毒症', '换肾'].map(
      (keyword) => [keyword, ['慢性肾衰竭']] as const,
    ),
    ['liver failure', ['急性肝衰竭']],
    ...['brain tumour', 'brain tumor', 'brain tumors', '脑瘤', 'glioma'].map(
      (keyword) => [keyword, ['脑胶质瘤（三级）']] as const,
    ),
    ['lung cancer', ['肺腺癌（三期A）']],
    ['肺癌', ['肺腺癌（三期A）']],
    ['breast cancer', ['乳腺癌（HER2阳性）']],
    ['cancer', ['乳腺癌（HER2阳性）', '肺腺癌（三期A）']],
    ['SMA', ['脊髓性肌萎缩症二型']],
    ['dust lung', ['尘肺叁期']],
    ...['NMOSD', 'nmo', 'neuromyelitis optica'].map(
      (keyword) => [keyword, ['视神经脊髓炎谱系疾病']] as const,
    ),
    ...['AML', '急髓', 'acute myeloid leukaemia'].map(
      (keyword) => [keyword, ['急性髓系白血病M2']] as const,
    ),
    ...['stroke', '脑卒中', '脑中风'].map((keyword) => [keyword, ['中风']] as const),
    ['CKD', ['慢性肾衰竭']],
  ])('%s is found, whoever searches', async (keyword, illnesses) => {
    expect(await found(keyword)).toEqual([...illnesses].toSorted());
    expect(await found(keyword, inEnglish)).toEqual([...illnesses].toSorted());
  });

  test('a phrase stands beside a place and beside any other word', async () => {
    expect(await found('kidney failure datong')).toEqual(['慢性肾衰竭']);
    expect(await found('da tong brain tumour')).toEqual(['脑胶质瘤（三级）']);
    expect(await found('heart disease 四联')).toEqual(['法洛四联症']);
    expect(await found('kidney failure kunming')).toEqual([]);
  });

  test.each(['stomach cancer', 'liver cancer', '脑瘫', 'failure', ...others])(
    '%s is none of these, and finds none',
    async (keyword) => {
      expect(await found(keyword)).toEqual([]);
    },
  );
});

test('a view that is empty tells where the same search finds something, and how much', async () => {
  const { db } = t.services;
  const ended = { status: 'FINISHED', end_reason: 2, finished_at: caseNow } as const;
  const rare = { illness: '血友病', illness_key: 'rare' };
  await makeCase(db, { ...rare, ...ended });
  const asked = { illness: '', city: '', locale: 'en', keyword: 'hemophilia' } as const;
  const elsewhere = (tab: CaseTab, more = {}) =>
    findElsewhere(db, { ...asked, tab, ...more }, t.services.now());
  const one = { tab: 'ended', count: 1, isMore: false };
  expect(await elsewhere('recommended')).toEqual([one]);
  expect(await elsewhere('ended')).toEqual([]);
  for (let count = 0; count <= casesPerPage; count += 1) await makeCase(db, rare);
  const many = { tab: 'newest', count: casesPerPage, isMore: true };
  expect(await elsewhere('nearlyThere')).toEqual([many, one]);
  expect(await elsewhere('nearlyThere', { city: '无处' })).toEqual([]);
});
