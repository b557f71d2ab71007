import { expect, test } from 'vitest';
import { reviewFieldsOf } from '#src/server/raising/decide/review-fields.ts';
import { caseTypes, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';

const words = '由两位持证志愿者和一位护士全程陪同';
const untold = {
  ...{ draft: null, version: 1, updatedAt: 0, submittedAt: 0, passedAt: null, refusals: {} },
  status: infoReviewStatuses.submitted,
};
const shared = { idType: 0, mobile: '13900005678', words, agreed: true };

test('that the ward may be asked is no field of its sheet: read where it was said, never sent back', () => {
  const ward = (mayAsk: boolean) => {
    const saved = { sheet: 'hospital', fields: { ward: '十一病区', mayAsk } } as const;
    const asked = { caseType: caseTypes.illness, locale: 'en', refusable: true } as const;
    return reviewFieldsOf({ ...untold, part: 'hospital', saved }, asked).map(
      ({ name, refusable }) => [name, refusable],
    );
  };
  expect(ward(false)).toEqual([['hospital.ward', true]]);
  expect(ward(true)).toEqual([
    ['hospital.ward', true],
    ['hospital.mayAsk', false],
  ]);
});

function namesOf(fields: Record<string, unknown>): string[] {
  const record = {
    ...({ part: 'publisher', saved: { sheet: 'origination', fields } } as const),
    ...untold,
  };
  const asked = { caseType: caseTypes.dream, locale: 'en', refusable: true } as const;
  return reviewFieldsOf(record, asked).map(({ name }) => name.replace('publisher.', ''));
}

test('of an organisation staff read its licence and no paper of a person, of a person the other way round', () => {
  const organisation = { organiser: 'organisation', name: '青舟儿童心愿社', licenceNo: '5311' };
  expect(namesOf({ ...shared, ...organisation })).toEqual([
    'organiser',
    'name',
    'licenceNo',
    'mobile',
    'words',
  ]);
  const person = {
    organiser: 'person',
    name: '林小雨',
    licenceNo: '',
    idCard: '11010119900307109X',
  };
  expect(namesOf({ ...shared, ...person })).toEqual([
    'organiser',
    'name',
    'idType',
    'idCard',
    'mobile',
    'words',
  ]);
});
