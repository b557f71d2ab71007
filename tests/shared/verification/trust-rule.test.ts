import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findTrustGaps,
  type TrustQuestion,
  trustedAccountAgeMs,
  trustGaps,
} from '#src/shared/verification/trust-rule.ts';
import {
  fitsKind,
  relationsOfKind,
  verifierKinds,
} from '#src/shared/verification/verifier-kinds.ts';

const whole: TrustQuestion = {
  kind: 'friend',
  realName: '王小明',
  hospital: '',
  phoneBound: true,
  isPartyAccount: false,
  partyNames: ['小树', '小树爸爸', '李**'],
  accountAgeMs: trustedAccountAgeMs,
  phoneVerifiedThisSession: false,
  complaintUpheld: false,
};

const name = fc.constantFrom('王小明', '王**', '李四', '买买提·阿不都', '', '*');
const question: fc.Arbitrary<TrustQuestion> = fc.record({
  kind: fc.constantFrom(...verifierKinds),
  realName: name.filter((one) => one !== '' && !one.includes('*')),
  hospital: fc.constantFrom('', ' ', '云岭儿童医院'),
  phoneBound: fc.boolean(),
  isPartyAccount: fc.boolean(),
  partyNames: fc.array(name, { maxLength: 3 }),
  accountAgeMs: fc.integer({ min: 0, max: 2 * trustedAccountAgeMs }),
  phoneVerifiedThisSession: fc.boolean(),
  complaintUpheld: fc.boolean(),
});

describe('the rules of trust', () => {
  test('let a friend of an older account count', () => {
    expect(findTrustGaps(whole)).toEqual([]);
  });

  test.each([
    [{ phoneBound: false }, ['phoneNotBound']],
    [{ isPartyAccount: true }, ['partyAccount']],
    [{ realName: '小树' }, ['partyName']],
    [{ realName: '买买提·阿不都', partyNames: ['买买提.阿不都'] }, ['partyName']],
    [{ kind: 'doctor', hospital: ' ' }, ['hospitalMissing']],
    [{ accountAgeMs: trustedAccountAgeMs - 1 }, ['accountTooNew']],
    [{ accountAgeMs: 0, phoneVerifiedThisSession: true }, []],
    [{ complaintUpheld: true }, ['complaintUpheld']],
    [{ realName: '李四四' }, []],
  ] as const)('with %o find %o', (change, gaps) => {
    expect(findTrustGaps({ ...whole, ...change } as TrustQuestion)).toEqual(gaps);
  });

  test('nothing that makes a person better known opens a gap', () => {
    const better: Partial<TrustQuestion> = {
      phoneBound: true,
      isPartyAccount: false,
      partyNames: [],
      hospital: '云岭儿童医院',
      accountAgeMs: 10 * trustedAccountAgeMs,
      complaintUpheld: false,
    };
    fc.assert(
      fc.property(question, fc.subarray(Object.keys(better)), (asked, names) => {
        const part = Object.fromEntries(
          names.map((key) => [key, better[key as keyof TrustQuestion]]),
        );
        const before = findTrustGaps(asked);
        const after = findTrustGaps({ ...asked, ...part });
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });

  test('each gap is named once, in one order, whatever is asked, and a party never counts', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const gaps = findTrustGaps(asked);
        expect(gaps).toEqual(trustGaps.filter((gap) => gaps.includes(gap)));
        if (asked.isPartyAccount || asked.partyNames.includes(asked.realName)) {
          expect(gaps).not.toEqual([]);
        }
      }),
    );
  });

  test('a masked name is held against nobody', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const masked = asked.partyNames.filter((one) => one.includes('*'));
        expect(findTrustGaps({ ...asked, partyNames: masked })).not.toContain('partyName');
      }),
    );
  });
});

test('every relation belongs to one kind', () => {
  for (const kind of verifierKinds) {
    for (const relation of relationsOfKind[kind]) {
      expect(verifierKinds.filter((one) => fitsKind(one, relation))).toEqual([kind]);
    }
  }
});
