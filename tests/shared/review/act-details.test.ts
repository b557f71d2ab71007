import { expect, test } from 'vitest';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { detailLines } from '#src/shared/review/act-details.ts';
import { reviewFieldName } from '#src/texts/review-field-name.ts';
import { textsOf } from '#src/texts/texts.ts';

const names = textsOf('en').review.audit.details;
const fieldName = (field: string) => reviewFieldName(field, 'en');

test.each([
  ['{}', []],
  ['{"before":2,"value":3}', ['Before: 2', 'Content: 3']],
  ['{"value":{"amountInFen":5,"sponsor":"Lan"}}', ['Amount (yuan): 0.05', 'Sponsor: Lan']],
  ['{"amountInFen":500000}', ['Amount (yuan): 5,000']],
  ['{"month":"2026-11","other":null}', ['Month: 2026-11', 'other: null']],
  ['{"refusals":{}}', []],
  ['{"refusals":{"content":"Too short"}}', ['Fields refused: Words: Too short']],
  ['{"refusals":{"other":"No"}}', ['Fields refused: other: No']],
  ['{"refusals":{"base.title":"No"}}', ['Fields refused: The appeal · Title: No']],
  ['{"refusals":{"public.title":"No"}}', ['Fields refused: Title: No']],
  ['{"compared":["bills"]}', ['Compared: Sums of the bills']],
  ['{"warning":"Being checked"}', ['Warning to readers: Being checked']],
  ['{"roles":["releaser"],"rolesBefore":[]}', ['Roles: Releaser']],
  ['{"outcome":"noAnswer"}', ['How it went: Nobody answered']],
  ['{"field":"content"}', ['Field: Words']],
  ['not what was written', ['not what was written']],
])('%s is said in lines', (detail, lines) => {
  const { roles } = textsOf('en').accounts.mine;
  const { outcomes } = textsOf('en').asking.desk;
  const comparisons = { bills: 'Sums of the bills' };
  const said = detailLines(detail, {
    names,
    fieldName,
    comparisons,
    roles,
    outcomes,
    parts: { hospital: 'Ward and doctor' },
    locale: 'en',
  });
  const joined = said.map(({ label, words }) => (label ? `${label}: ${words}` : words));
  expect(joined).toEqual(lines);
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

test('staff, who are not the fundraiser, read of them as somebody else', () => {
  expect(reviewFieldName('publisher.name', 'en')).toContain('fundraiser’s real name');
  expect(reviewFieldName('publisher.name', 'zh-CN')).toContain('发起人的真实姓名');
});
