import { pushTexts } from '#src/components/notices/push-props.ts';
import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { MailForm } from './MailForm.tsx';
import MailSettings from './MailSettings.astro';
import PushSettings from './PushSettings.astro';
import { PushSwitch } from './PushSwitch.tsx';
import ReadNotice from './ReadNotice.astro';

export const examples = [
  show(ReadNotice).in(() => ({ 'script alone': { messageId: sampleId } })),
  show(MailSettings).in(({ locale }) => {
    const shown = { outbox: undefined, sent: undefined, action: '#', locale };
    const address = 'l***@example.org';
    return {
      none: { ...shown, standing: { given: undefined, asked: undefined } },
      refused: { ...shown, standing: { given: { address, isRefused: true }, asked: undefined } },
      'address refused': {
        ...{ ...shown, standing: { given: undefined, asked: undefined } },
        sent: refusedForm('mailAsk', { email: 'x' }, ['email']),
      },
      'given, another asked for': {
        ...{ ...shown, outbox: '#' },
        standing: { given: { address, isRefused: false }, asked: 'x***@example.com' },
      },
    };
  }),
  show(MailForm).in((asked) => {
    const { empty: ask, refused: give } = samplePlainForms(asked);
    const { mail: t } = asked.texts;
    const words = { sentWords: t.sent('{}'), againWords: t.again, outbox: undefined };
    return {
      'not begun': { ask, give, asked: undefined, ...words },
      'code sent': { ask, give, asked: 'l***@example.org', ...words },
    };
  }),
  show(PushSettings).in(({ locale }) => ({
    usual: { publicKey: sampleId, asked: false, locale },
    'asked for': { publicKey: sampleId, asked: true, locale },
  })),
  show(PushSwitch).in(({ locale }) => ({
    usual: { publicKey: sampleId, asked: false, text: pushTexts(locale) },
    'asked for': { publicKey: sampleId, asked: true, text: pushTexts(locale) },
  })),
];
