import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import MineLink from './MineLink.astro';
import OwnRecords from './OwnRecords.astro';
import SessionRow from './SessionRow.astro';

const session = {
  ...{ sessionId: sampleId, device: 'Android · Chrome', current: false },
  ...{ createdAt: sampleAt, seenAt: sampleAt },
};
const mobile = '13900000000';

export const examples = [
  show(MineLink).in(
    ({ texts }) => ({
      usual: { href: '#', text: texts.titles.articleList, hint: texts.reports.promise },
      'long words': { href: '#', text: longWords, hint: longWords },
    }),
    'ul',
  ),
  show(OwnRecords).in(({ locale }) => ({
    'not asked': { form: undefined, action: '#', locale },
    drawn: {
      form: { step: 'export', values: {}, output: { account: { mobile } } },
      action: '#',
      locale,
    },
  })),
  show(SessionRow).in(
    ({ locale }) => ({
      another: { session, action: '#', locale },
      'this one': { session: { ...session, current: true }, action: '#', locale },
      'unknown device': { session: { ...session, device: '' }, action: '#', locale },
    }),
    'ul',
  ),
];
