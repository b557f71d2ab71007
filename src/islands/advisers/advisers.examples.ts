import { plainFormsFor, refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { inquiryForms } from '#src/shared/advisers/inquiry-kinds.ts';
import { qrcode } from '#src/shared/sharing/pictures/calls.ts';
import { AskForm } from './AskForm.tsx';
import CallMeMount from './CallMe.astro';
import { CallMe } from './CallMe.tsx';
import InquiryForm from './InquiryForm.astro';
import InviteFamily from './InviteFamily.astro';
import { OwnInviteCode } from './OwnInviteCode.tsx';
import { OwnInviteWords } from './OwnInviteWords.tsx';
import Registration from './Registration.astro';

const forms = Object.keys(inquiryForms) as (keyof typeof inquiryForms)[];

export const examples = [
  show(AskForm).in((asked) => plainFormsFor(asked, 'form', forms)),
  show(CallMe).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([name, props]) => [
        name,
        { ...props, told: asked.texts.advisers.forms.stuck.sent },
      ]),
    ),
  ),
  show(CallMeMount).in(({ locale }) => ({
    usual: { infoUuid: sampleId, part: 'patient' as const, locale },
  })),
  show(InquiryForm).in(({ locale }) => ({
    ...Object.fromEntries(forms.map((form) => [form, { form, locale }])),
    refused: {
      ...{ form: 'raise', locale },
      sent: refusedForm('raise', { mobile: '139', city: longWords }, ['mobile', 'name']),
    },
  })),
  show(InviteFamily).in(({ locale, texts }) => ({
    usual: {
      ...{ title: texts.titles.applyRaise, locale, origin: 'https://example.org' },
      words: (link: string) => `${texts.platform.siteDescription} ${link}`,
    },
  })),
  show(OwnInviteWords).in(({ texts }) => ({
    usual: { url: 'https://example.org/x', around: [texts.reports.intro, ''] as const },
  })),
  show(OwnInviteCode).in(({ texts }) => ({
    usual: { url: 'https://example.org/x', path: qrcode.path, alt: texts.advisers.invite.codeAlt },
  })),
  show(Registration).in(({ locale, texts }) => ({
    usual: {
      ...{ form: 'regist', title: texts.titles.applyRaise, lead: texts.platform.siteDescription },
      locale,
    },
    'of a family': {
      ...{ form: 'raise', title: texts.titles.applyRaise, lead: texts.platform.siteDescription },
      locale,
    },
  })),
];
