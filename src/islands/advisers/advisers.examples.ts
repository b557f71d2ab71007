import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { inquiryForms } from '#src/shared/advisers/inquiry-kinds.ts';
import { AskForm } from './AskForm.tsx';
import CallMeMount from './CallMe.astro';
import { CallMe } from './CallMe.tsx';
import InquiryForm from './InquiryForm.astro';
import Registration from './Registration.astro';

const forms = Object.keys(inquiryForms) as (keyof typeof inquiryForms)[];

export const examples = [
  show(AskForm).in((asked) =>
    Object.fromEntries(
      Object.entries(samplePlainForms(asked)).map(([name, props]) => [
        name,
        { ...props, form: 'raise' as const },
      ]),
    ),
  ),
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
  show(Registration).in(({ locale, texts }) => ({
    usual: {
      ...{ form: 'regist', title: texts.titles.applyRaise, lead: texts.platform.siteDescription },
      locale,
    },
  })),
];
