import { checkDigitOf } from '#src/shared/accounts/id-card.ts';
import * as advisers from '#src/shared/advisers/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { verificationAdd } from '#src/shared/verification/calls.ts';
import { modifyBankAccount, modifyHospitalAccount } from '#src/shared/withdrawals/calls.ts';

/** A form as it is filled in, with what nobody but staff with a reason may ever read again. */
export type SecretForm = {
  call: Call;
  by: 'owner' | 'reader' | 'guest';
  input: Record<string, unknown>;
  secrets: readonly string[];
};

let made = 0;
const next = () => String(++made).padStart(3, '0');

export function idCard(): string {
  const digits = `53062119870${(made % 9) + 1}12${next()}`.slice(0, 17);
  return digits + checkDigitOf(digits);
}
const wrongIdCard = () => {
  const right = idCard();
  return right.slice(0, 17) + (right.endsWith('7') ? '8' : '7');
};
const mobile = () => `1779001${next()}9`.slice(0, 11);
function bankCard(): string {
  const digits = `622209871234567${next()}`;
  for (let check = 0; check < 10; check += 1) {
    if (luhn(digits + check)) return digits + check;
  }
  return digits;
}
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const one = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return all + (one > 9 ? one - 9 : one);
  }, 0);
  return sum % 10 === 0;
}
const hospitalAccount = () => `88120034${next()}5566`;
/** A name of two characters that no text of ours has, so that it can be looked for. */
const rare = '龘靐齉爩麤灪龖厵滟爨癵籱饢驫鲡麣纞虋讟钃';
const person = () => `${rare[made % rare.length]}${rare[(made * 7 + ++made) % rare.length]}`;
const words = () => `只有工作人员该读到的话${next()}号，住在青石巷${next()}弄。`;

function form(
  call: Call,
  by: SecretForm['by'],
  open: Record<string, unknown>,
  secret: Record<string, string>,
): SecretForm {
  return { call, by, input: { ...open, ...secret }, secrets: Object.values(secret) };
}

const agreed = { consent: 'own', agreed: '1' };

/** Every form that asks for what is secret or personal, right and, where it can be, wrong. */
export function secretForms(
  ofCase: { infoUuid: string },
  [ofPatient, ofPublisher]: readonly string[] = ['', ''],
): SecretForm[] {
  const payee = (id: string, card: string) =>
    form(
      saving.addOrUpdatePayeeInfo,
      'owner',
      { ...ofCase, ...agreed, relation: 'other', bankName: '云岭银行昭通支行' },
      { name: person(), idCard: id, mobile: mobile(), bankCard: card },
    );
  const publisher = (id: string) =>
    form(
      saving.addOrUpdatePublisher,
      'owner',
      { ...ofCase, name: '林小雨', attachments: ofPublisher },
      { idCard: id },
    );
  const patient = (id: string) =>
    form(
      saving.addOrUpdatePatientInfo,
      'owner',
      {
        ...ofCase,
        ...agreed,
        name: '林大木',
        relation: 6,
        maritalStatus: 1,
        attachments: ofPatient,
      },
      { idCard: id },
    );
  const draft = (sheet: string, values: Record<string, string>): SecretForm => ({
    call: saving.saveSheetDraft,
    by: 'owner',
    input: { ...ofCase, sheet, basedOn: 0, values },
    secrets: Object.values(values),
  });
  const bank = (id: string, card: string) =>
    form(
      modifyBankAccount,
      'owner',
      { ...ofCase, ...agreed, relation: 'other', bankName: '云岭银行昭通支行' },
      { name: person(), idCard: id, mobile: mobile(), bankCard: card },
    );
  const verify = (id: string) =>
    form(
      verificationAdd,
      'reader',
      { ...ofCase, kind: 'friend', relation: 'neighbour', content: '看着他们一路过来，都是真的。' },
      { realName: person(), idCard: id },
    );
  const report = () =>
    form(
      reportAdd,
      'reader',
      { ...ofCase, reason: 'falseIllness' },
      { content: words(), realName: person(), mobile: mobile() },
    );
  const lead = (call: Call, open: Record<string, unknown>) =>
    form(call, 'guest', { city: '昭通', ...open }, { name: person(), mobile: mobile() });
  return [
    ...[patient(idCard()), patient(wrongIdCard()), publisher(idCard()), publisher(wrongIdCard())],
    ...[
      payee(idCard(), bankCard()),
      payee(wrongIdCard(), bankCard()),
      payee(idCard(), '6222098712345670000'),
    ],
    form(
      saving.addOrUpdateHospitalPayeeInfo,
      'owner',
      {
        ...ofCase,
        agreed: '1',
        hospital: '昭通市南山医院',
        department: '血液科',
        bedNo: '12 床',
        bankName: '云岭银行',
      },
      { account: hospitalAccount() },
    ),
    draft('payee', { name: person(), idCard: idCard(), mobile: mobile(), bankCard: bankCard() }),
    draft('patient', { idCard: wrongIdCard() }),
    draft('publisher', { name: person(), idCard: idCard() }),
    ...[bank(idCard(), bankCard()), bank(wrongIdCard(), bankCard())],
    form(
      modifyHospitalAccount,
      'owner',
      {
        ...ofCase,
        agreed: '1',
        hospital: '昭通市南山医院',
        department: '血液科',
        bedNo: '12 床',
        bankName: '云岭银行',
      },
      { account: hospitalAccount() },
    ),
    ...[verify(idCard()), verify(wrongIdCard()), report(), report()],
    lead(advisers.applyRaise, { disease: '白血病' }),
    lead(advisers.contactGw, {}),
    form(
      advisers.greenPathApply,
      'reader',
      { disease: '白血病', hospital: '昭通市南山医院' },
      { content: words() },
    ),
    form(
      advisers.serviceMessage,
      'guest',
      {},
      { name: person(), mobile: mobile(), content: words() },
    ),
    form(
      advisers.serviceMessage,
      'guest',
      { topic: 'partner' },
      { name: person(), mobile: mobile(), content: words() },
    ),
  ];
}
