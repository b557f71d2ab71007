import { IssuedCode } from '#src/components/review/IssuedCode.tsx';
import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import HospitalCodeBoard from './HospitalCodeBoard.astro';
import HospitalCodeForm from './HospitalCodeForm.astro';
import { IssueCode } from './IssueCode.tsx';

const code = 'ABCD-2345-EFGH';
const textOf = ({ texts: { hospitalCodes: t } }: Asked) => {
  return { issued: t.issued, code: t.code, another: t.another, href: '#' };
};
const kept = {
  ...{ codeId: sampleId, hospital: '云岭儿童医院', issuedBy: '小林', issuedAt: sampleAt },
  ...{ expiresAt: sampleAt, uses: 2, most: 10, confirms: 2 },
};

export const examples = [
  show(IssuedCode).in((asked) => {
    const [text, { listLater }] = [textOf(asked), asked.texts.hospitalCodes];
    return {
      usual: { code, text },
      'beside an older list': { code, text: { ...text, listLater } },
    };
  }),
  show(IssueCode).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([name, props]) => [
        name,
        { ...props, codeText: textOf(asked) },
      ]),
    ),
  ),
  show(HospitalCodeForm).in(({ locale }) => {
    const form = { code: undefined, action: '#', locale, sent: undefined };
    const typed = { hospital: '', uses: 'x', days: '30', reason: '' };
    return {
      empty: form,
      'issued without script': { ...form, code },
      refused: { ...form, sent: refusedForm('issueHospitalCode', typed, ['hospital', 'reason']) },
    };
  }),
  show(HospitalCodeBoard).in(({ locale }) => {
    const page = { action: '#', locale, sent: undefined };
    const states = ['open', 'expired', 'usedUp', 'revoked'] as const;
    const codes = states.map((state, at) => ({ ...kept, state, codeId: `${at}${sampleId}` }));
    return {
      none: { ...page, codes: [] },
      'of every state': { ...page, codes },
      refused: {
        ...{ ...page, codes: [{ ...kept, state: 'open' }] },
        sent: refusedForm('revokeHospitalCode', { codeId: sampleId }, ['reason']),
      },
      'a long name': { ...page, codes: [{ ...kept, state: 'open', hospital: longWords }] },
    };
  }),
];
