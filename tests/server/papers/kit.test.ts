import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#src/shared/contract/call.ts';
import { paperKit } from '#src/shared/papers/kit/calls.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const fetchKit = (infoUuid: string, language: 'zh-CN' | 'en' = 'zh-CN') =>
  t.request(addressOf(paperKit, { infoUuid, language }));

test.each(['zh-CN', 'en'] as const)(
  'a sheet in %s is one small page with short address, code, strips and five lines',
  async (language) => {
    const title = '十个字以上的标题请您看一看这个孩子，他在等一次心脏手术，家里已经借遍了';
    const { id } = await makeCase(t.services.db, { title });
    const answer = await fetchKit(id, language);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = await answer.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(60 * 1024);
    const words = (await textOfPdf(bytes)).replaceAll(' ', '');
    const { data } = await t.call(shortLink, { url: `/cf/contribute/${id}` });
    const address = data.url.replace(/^https?:\/\//, '');
    const code = printCode(data.token).replaceAll(' ', '');
    // It stands beside the QR code, in the lines, on each of eight strips; the address ends with
    // the code.
    expect(words.split(address)).toHaveLength(1 + 10);
    expect(words.split(code)).toHaveLength(1 + 20);
    const { lines } = textsOf(language).paperKit;
    expect(words).toContain(lines.share.replaceAll(' ', ''));
    expect(words).toContain(title.slice(0, 10));
  },
);

test('the same sheet is drawn once, another title is another sheet', async () => {
  const { db } = t.services;
  const { id } = await makeCase(db);
  const first = Buffer.from(await (await fetchKit(id)).arrayBuffer());
  const second = Buffer.from(await (await fetchKit(id)).arrayBuffer());
  expect(second.equals(first)).toBe(true);
  await db.updateTable('cases').set({ title: '换了标题' }).where('id', '=', id).execute();
  expect(await textOfPdf(await (await fetchKit(id)).arrayBuffer())).toContain('换了标题');
});

test.each([
  ['in doubt', { display_status: 4 }, 409],
  ['that is over', { status: 'FINISHED', end_reason: 201 }, 409],
  ['that is not public', { status: 'SUBMITTED', published_at: null }, 404],
] as const)('a case %s has no sheet', async (_, overrides, status) => {
  const { id } = await makeCase(t.services.db, overrides);
  expect((await fetchKit(id)).status).toBe(status);
});
