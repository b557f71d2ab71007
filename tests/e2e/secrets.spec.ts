import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import {
  getBaseInfo,
  getPatientInfo,
  getPayeeInfo,
  getRefuseMsg,
} from '#src/shared/raising/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { reportList } from '#src/shared/reports/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { appAgent, encodeCall } from '../support/encode-call.ts';
import { filesBelow, readDesk, readPages } from '../support/read-everything.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { readerForms, type SecretForm, secretForms } from '../support/sixty-secrets.ts';
import { uploadPaper } from '../support/upload-paper.ts';

type Who = { owner: string; reader: string; staff: string };

let server: ServerProcess;
let metricsPort: number;
test.beforeAll(async () => {
  metricsPort = await findFreePort();
  const more = { LOG_LEVEL: 'trace', METRICS_PORT: String(metricsPort) };
  server = await startServerProcess(process.env.WARMLIGHT_SEEDED ?? '', more);
});
test.afterAll(() => server.stop());

async function send(call: Call, input: Record<string, unknown>, token?: string): Promise<string> {
  const { path, init } = encodeCall(call, input);
  const headers = new Headers({ ...init.headers, 'user-agent': appAgent });
  if (token) headers.set('authorization', `Bearer ${token}`);
  headers.set('idempotency-key', crypto.randomUUID());
  const response = await fetch(server.origin + path, { ...init, headers });
  expect(response.status, call.path).toBeLessThan(500);
  return response.text();
}

async function signIn(mobile: string): Promise<string> {
  const sent = JSON.parse(await send(sendVerifyCode, { mobile }));
  const { data } = JSON.parse(await send(checkVerifyCode, { mobile, code: sent.data.demoCode }));
  return data.token as string;
}

const uploadPapers = (token: string) =>
  Promise.all([1, 2, 3].map(() => uploadPaper(server.origin, token)));

const found = (secrets: readonly string[], text: string | Buffer) =>
  secrets.filter((secret) => text.includes(secret));

async function fillIn(forms: readonly SecretForm[], who: Who): Promise<string[]> {
  const answers: string[] = [];
  for (const { call, by, input } of forms) {
    answers.push(await send(call, input, by === 'guest' ? undefined : who[by]));
  }
  return answers;
}

test(
  'sixty secrets typed through every form are found nowhere but where they must be',
  once,
  async () => {
    test.setTimeout(180_000);
    const who = {
      owner: await signIn('17790000001'),
      reader: await signIn('17790000002'),
      staff: await signIn('13900000001'),
    };
    const begin = { relation: '6', illnessKey: 'leukemia', disease: '白血病', agreed: '1' };
    const { data: begun } = JSON.parse(await send(launchCase, begin, who.owner));
    const infoUuid = begun.infoUuid as string;
    const papers = await uploadPapers(who.owner);
    const published = /\/cf\/contribute\/([\w-]{22})/.exec(
      await (await fetch(`${server.origin}/cf/common/list`)).text(),
    )?.[1];
    const forms = [
      ...secretForms({ infoUuid }, papers),
      ...readerForms({ infoUuid: published ?? '' }),
    ];
    const gift = { infoUuid: published, amountInFen: 2000, payChannel: 8 };
    const { data: given } = JSON.parse(await send(orderAdd, gift));
    const secrets = [
      ...['17790000001', '17790000002', who.owner, who.reader, who.staff, given.receiptCode],
      ...forms.flatMap((form) => form.secrets),
    ];
    expect(new Set(secrets).size).toBeGreaterThanOrEqual(60);

    await expectAnswersWithout(await fillIn(forms, who), { secrets, infoUuid, who });
    await expectPagesWithout({ secrets, infoUuid, who });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('warmlight_');
    expect(found(secrets, metrics), 'metrics').toEqual([]);
    expect(found(secrets, server.log()), 'the log').toEqual([]);
    await server.kill9();
    const files = filesBelow(server.folder);
    // What was written to be read stands there as it is, so the search does find things.
    expect(files.some((file) => file.includes('看着他们一路过来'))).toBe(true);
    for (const file of files) expect(found(secrets, file), 'files').toEqual([]);
  },
);

type Typed = { secrets: readonly string[]; infoUuid: string; who: Who };

async function expectAnswersWithout(answers: readonly string[], typed: Typed): Promise<void> {
  const { secrets, infoUuid, who } = typed;
  expect(found(secrets, answers.join('')), 'answers').toEqual([]);
  // Most of them were taken, so that there is something to be found.
  const taken = answers.filter((answer) => answer.startsWith('{"code":0'));
  expect(taken.length).toBeGreaterThanOrEqual(18);
  for (const call of [getBaseInfo, getPatientInfo, getPayeeInfo, getRefuseMsg]) {
    expect(found(secrets, await send(call, { infoUuid }, who.owner)), call.path).toEqual([]);
  }
  // A reporter may read the own report again, and nobody else.
  const own = found(secrets, await send(reportList, {}, who.reader));
  expect(own.every((secret) => /^只有/.test(secret))).toBe(true);
}

async function expectPagesWithout({ secrets, infoUuid, who }: Typed): Promise<void> {
  for (const token of [who.owner, undefined]) {
    const pages = await readPages(server, { infoUuid, token });
    expect(found(secrets, pages), 'pages').toEqual([]);
  }
  // Staff read the words that were written to them; names and numbers only with a reason.
  const desk = found(secrets, await readDesk(server, who.staff));
  expect(
    desk.filter((secret) => !/^只有/.test(secret)),
    'the desk',
  ).toEqual([]);
}
