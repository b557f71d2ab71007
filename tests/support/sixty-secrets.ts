import { checkDigitOf } from '#src/shared/accounts/id-card.ts';
import * as advisers from '#src/shared/advisers/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import {
  modifyBankAccount,
  modifyHospitalAccount,
} from '#src/shared/withdrawals/bank-change/calls.ts';

/**
 * This is a form as it is filled in, with what nobody but staff with a reason may ever read again.
 */
export type SecretForm = {
  call: Call;
  by: 'owner' | 'reader' | 'guest';
  input: Record<string, unknown>;
  secrets: readonly string[];
};

let made = 0;
const next = () => String(++made).padStart(3, '0');

function idCard(): string {
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
/** This is a name of two characters that no text of ours has, so that it can be looked for. */
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
const atBank = { ...agreed, relation: 'other', bankName: '云岭银行昭通支行' };
const atHospital = {
  ...{ hospital: '昭通市南山医院', department: '血液科', bedNo: '12 床', bankName: '云岭银行' },
  agreed: '1',
};
const wrongBankCard = '6222098712345670000';
type OfCase = { infoUuid: string };

function account(call: Call, ofCase: OfCase, [id, card]: readonly [string, string]): SecretForm {
  const secret = { name: person(), idCard: id, mobile: mobile(), bankCard: card };
  return form(call, 'owner', { ...ofCase, ...atBank }, secret);
}

function hospitalForm(call: Call, ofCase: OfCase): SecretForm {
  return form(call, 'owner', { ...ofCase, ...atHospital }, { account: hospitalAccount() });
}

function draft(ofCase: OfCase, sheet: string, values: Record<string, string>): SecretForm {
  const input = { ...ofCase, sheet, basedOn: 0, values };
  return { call: saveSheetDraft, by: 'owner', input, secrets: Object.values(values) };
}

/** Lists sheets of a family, each right and, where it can be, wrong. */
function ownerForms(
  ofCase: OfCase,
  [ofPatient = '', ofPublisher = '', ofPayee = '']: readonly string[],
) {
  const patient = (id: string) => {
    const open = { name: '林大木', relation: 10, maritalStatus: 1, attachments: ofPatient };
    const input = { ...ofCase, ...agreed, ...open };
    return form(saving.addOrUpdatePatientInfo, 'owner', input, { idCard: id });
  };
  const publisher = (id: string) => {
    const input = { ...ofCase, name: '林小雨', attachments: ofPublisher };
    return form(saving.addOrUpdatePublisher, 'owner', input, { idCard: id });
  };
  const payee = { ...ofCase, attachments: ofPayee };
  return [
    ...[patient(idCard()), patient(wrongIdCard()), publisher(idCard()), publisher(wrongIdCard())],
    account(saving.addOrUpdatePayeeInfo, payee, [idCard(), bankCard()]),
    account(saving.addOrUpdatePayeeInfo, payee, [wrongIdCard(), bankCard()]),
    account(saving.addOrUpdatePayeeInfo, payee, [idCard(), wrongBankCard]),
    hospitalForm(saving.addOrUpdateHospitalPayeeInfo, ofCase),
    draft(ofCase, 'payee', { name: person(), idCard: idCard(), bankCard: bankCard() }),
    draft(ofCase, 'patient', { idCard: wrongIdCard(), guardianIdCard: idCard() }),
    draft(ofCase, 'publisher', { name: person(), idCard: idCard() }),
    account(modifyBankAccount, ofCase, [idCard(), bankCard()]),
    account(modifyBankAccount, ofCase, [wrongIdCard(), bankCard()]),
    hospitalForm(modifyHospitalAccount, ofCase),
  ];
}

/** Lists what those who read a case fill in about it, and what anyone asks of us. */
export function readerForms(ofCase: OfCase): SecretForm[] {
  const verify = (id: string) => {
    const open = { kind: 'friend', relation: 'neighbour', content: '看着他们一路过来，都是真的。' };
    const secret = { realName: person(), idCard: id };
    return form(verificationAdd, 'reader', { ...ofCase, ...open }, secret);
  };
  const report = () => {
    const secret = { content: words(), realName: person(), mobile: mobile() };
    return form(reportAdd, 'reader', { ...ofCase, reason: 'falseIllness' }, secret);
  };
  const lead = (call: Call, open: Record<string, unknown>) =>
    form(call, 'guest', { city: '昭通', ...open }, { name: person(), mobile: mobile() });
  const message = (open: Record<string, unknown>) => {
    const secret = { name: person(), mobile: mobile(), content: words() };
    return form(advisers.serviceMessage, 'guest', open, secret);
  };
  const doctor = { disease: '白血病', hospital: '昭通市南山医院' };
  return [
    ...[verify(idCard()), verify(wrongIdCard()), report(), report()],
    lead(advisers.applyRaise, { disease: '白血病' }),
    lead(advisers.contactGw, {}),
    form(advisers.greenPathApply, 'reader', doctor, { content: words() }),
    ...[message({}), message({ topic: 'partner' })],
  ];
}

/** Lists every form that asks for what is secret or personal. */
export function secretForms(ofCase: OfCase, papers: readonly string[]): SecretForm[] {
  return [...ownerForms(ofCase, papers), ...readerForms(ofCase)];
}
