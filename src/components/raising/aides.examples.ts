import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { aideKinds } from '#src/shared/raising/aides/help-rules.ts';
import AideRow from './AideRow.astro';
import HelpedList from './HelpedList.astro';

const inviteOf = (kind: (typeof aideKinds)[number]) => ({
  ...{ helpId: sampleId, kind, expiresAt: sampleAt, joined: undefined },
});

export const examples = [
  show(HelpedList).in(({ locale }) => ({
    none: { helped: [], locale },
    some: {
      helped: [
        { infoUuid: sampleId, title: '救救做了二十年木工的父亲', family: '林小雨' },
        { infoUuid: sampleId, title: '', family: longWords },
      ],
      locale,
    },
  })),
  show(AideRow).in(({ locale }) => {
    const here = { link: `https://example.org/raise/help/${sampleId}`, action: '', locale };
    const helping = { ...inviteOf('adviser'), joined: { nickname: '小秦', at: sampleAt } };
    const gone = { ...inviteOf('relative'), joined: { nickname: '', at: sampleAt } };
    return {
      ...Object.fromEntries(aideKinds.map((kind) => [kind, { aide: inviteOf(kind), ...here }])),
      helps: { aide: helping, ...here },
      'account closed': { aide: gone, ...here },
    };
  }, 'ul'),
];
