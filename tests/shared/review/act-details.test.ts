import { expect, test } from 'vitest';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import { reviewFieldName } from '#src/texts/review-field-name.ts';
import { trailDetails, trailSubject } from '#src/texts/trail-details.ts';

type Row = Partial<Parameters<typeof trailDetails>[0]>;
const row = { act: 'pass', subjectId: null, proposer: null };

function said(detail: string, more: Row = {}, locale: Locale = 'en') {
  const lines = trailDetails({ ...row, ...more, detail }, locale);
  return lines.map(({ label, words }) => (label ? `${label}: ${words}` : words));
}

test.each([
  ['{}', []],
  ['{"value":{"amountInFen":5,"sponsor":"Lan"}}', ['Amount (yuan): 0.05', 'Sponsor: Lan']],
  ['{"amountInFen":500000}', ['Amount (yuan): 5,000']],
  ['{"month":"2026-11","other":null}', ['Month: 2026-11', 'other: null']],
  ['{"refusals":{}}', []],
  ['{"refusals":{"content":"Too short"}}', ['Fields refused: Words: Too short']],
  ['{"refusals":{"other":"No"}}', ['Fields refused: other: No']],
  ['{"refusals":{"base.title":"No"}}', ['Fields refused: The appeal · Title: No']],
  ['{"refusals":{"public.title":"No"}}', ['Fields refused: Title: No']],
  ['{"compared":["bills"]}', ['Compared: The sums on the bills add up to the costs given']],
  ['{"warning":"Being checked"}', ['Warning to readers: Being checked']],
  ['{"roles":["releaser"],"rolesBefore":[]}', ['Roles: Releaser']],
  ['{"outcome":"noAnswer"}', ['How it went: Nobody answered']],
  ['{"field":"content"}', ['Field: Words']],
  ['{"found":"0P4P0nNmBpgBlkcnDWx1ww"}', ['Account found: One account']],
  ['{"found":null}', ['Account found: Nobody']],
  ['{"kind":"falseCase"}', ['Kind: False information']],
  ['{"shown":false,"newFactor":true}', ['Shown to readers: No', 'Authenticator anew: Yes']],
  ['{"testFlag":6,"amountInFen":0}', ['Test flag: 6: words first, the amount as it is']],
  ['{"changed":["name.en","photo","tag"]}', ['Fields changed: Name (English), Photo, Standing']],
  [
    '{"field":"patient.attachments","imageId":"S5VbKSVYEHAc_vNhQcHYLA","picture":2}',
    ['Field: Patient · Photo of the patient’s document', 'Picture: 2'],
  ],
  ['not what was written', ['not what was written']],
])('%s is said in lines', (detail, lines) => {
  expect(said(detail)).toEqual(lines);
});

test('what something becomes is said as its act means it', () => {
  const fee = { act: 'proposeFeeOption' };
  expect(said('{"before":2,"value":4}', fee)).toEqual([
    ...['Before: Taken from withdrawals', 'Content: Paid from the subsidy pool'],
  ]);
  const target = { act: 'setSetting', subjectId: 'maxTargetInFen' };
  expect(said('{"value":5000000}', target)).toEqual(['Content: 50,000 yuan']);
  const green = { act: 'moveGreenPath', subjectId: 'ZDQaOlyRKVimUdjT0341OQ' };
  expect(said('{"value":"looking"}', green, 'zh-CN')).toEqual([expect.not.stringMatching(/[a-z]/)]);
  expect(said('{"value":false}', { act: 'confirmLift', subjectId: 'moneyOut' })).toEqual([]);
});

test('who proposed it has a name, or is a colleague', () => {
  const detail = '{"proposedBy":"0P4P0nNmBpgBlkcnDWx1ww"}';
  expect(said(detail, { proposer: '管理员阿程' })).toEqual(['Proposed by: 管理员阿程']);
  expect(said(detail)).toEqual(['Proposed by: A colleague']);
});

test('what a row is about has a name, a number that people know, or nothing', () => {
  const about = (subjectId: string, subject: string | null = null) =>
    trailSubject({ subjectId, subject }, 'en');
  expect(about('gcSoSgsSdbLt-irqNg9o_A', '罕见病加油')).toBe('罕见病加油');
  expect(about('gcSoSgsSdbLt-irqNg9o_A')).toBe('');
  expect(about('noticeHours')).toBe('Notice before a payout');
  expect(about('DEMO20260001')).toBe('DEMO20260001');
  expect(about('cashier')).toBe('');
});

test('a field of a dream is called as its own sheets call it', () => {
  const { dream, illness } = caseTypes;
  expect(reviewFieldName('patient.attachments', 'en', illness)).toContain('Patient');
  const ofDream = ['patient.attachments', 'base.title', 'publisher.name'].map((field) =>
    reviewFieldName(field, 'en', dream),
  );
  expect(ofDream).toEqual([
    ...['Whose wish · Photo of their document', 'The wish · Title'],
    'Who organises it · Full name of the organisation, or your real name',
  ]);
});

test('what is refused alone has a name in every language, whatever queue it is of', () => {
  const refusable = ['images', 'amountInFen', 'payeeName', 'payeeAccount', 'evidence', 'answer'];
  for (const locale of locales) {
    const names = refusable.map((field) => reviewFieldName(field, locale));
    expect(names.filter((name) => refusable.includes(name))).toEqual([]);
  }
});

test('staff, who are not the fundraiser, read of them as somebody else', () => {
  expect(reviewFieldName('publisher.name', 'en')).toContain('fundraiser’s real name');
  expect(reviewFieldName('publisher.name', 'zh-CN')).toContain('发起人的真实姓名');
});
