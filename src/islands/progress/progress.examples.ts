import { blessingTexts, followTexts } from '#src/components/progress/follow-props.ts';
import { postKeeperProps } from '#src/components/progress/post-keeper-props.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { blessingKinds, mourningKinds } from '#src/shared/progress/blessings.ts';
import BlessAndFollow from './BlessAndFollow.astro';
import { Blessings } from './Blessings.tsx';
import Follow from './Follow.astro';
import { FollowButton } from './FollowButton.tsx';
import FollowCase from './FollowCase.astro';
import PostForm from './PostForm.astro';
import { PostKeeper } from './PostKeeper.tsx';

const counts = { strength: 0, hug: 12, light: 12_345 };
const followed = { infoUuid: sampleId, title: '小树等一次手术' };

function keptOf({ locale, texts }: Asked) {
  const along = { infoUuid: sampleId };
  const submit = texts.progress.follow;
  return { kind: 'post' as const, locale, along, target: '#', newerThan: 0, submit };
}

export const examples = [
  show(BlessAndFollow).in(({ locale }) => ({
    usual: { infoUuid: sampleId, counts, inMourning: false, action: '#', locale },
    mourning: { infoUuid: sampleId, counts, inMourning: true, action: '#', locale },
  })),
  show(Blessings).in(({ locale }) => {
    const props = { infoUuid: sampleId, action: '#', locale, counts, text: blessingTexts(locale) };
    return {
      usual: { ...props, kinds: blessingKinds },
      mourning: { ...props, kinds: mourningKinds },
    };
  }),
  show(Follow).in(({ locale }) => ({
    'same for all': { infoUuid: sampleId, locale },
    follows: { infoUuid: sampleId, following: true, locale },
  })),
  show(FollowButton).in(({ locale }) => {
    const props = { infoUuid: sampleId, action: '#', text: followTexts(locale) };
    return { 'not yet': { ...props, following: false }, follows: { ...props, following: true } };
  }),
  show(FollowCase).in(({ locale }) => ({
    guest: { ...followed, following: false, signedIn: false, locale },
    'not yet': { ...followed, following: false, signedIn: true, locale },
    'follows, long title': {
      ...followed,
      title: longWords,
      following: true,
      signedIn: true,
      locale,
    },
  })),
  show(PostForm).in((asked) => {
    const { contentHint: hint, reason: label } = asked.texts.reports;
    const form = { ...keptOf(asked), action: '#', content: '', hint, label, wrong: undefined };
    return {
      empty: { ...form, idempotencyKey: sampleId },
      'of how money was used': { ...form, kind: 'fundUse', idempotencyKey: sampleId },
      mended: { ...form, kind: 'mend', content: longWords },
      refused: { ...form, content: 'x', wrong: asked.texts.fieldProblems.tooShort },
    };
  }),
  show(PostKeeper).in(
    (asked) => ({
      usual: postKeeperProps(keptOf(asked)),
      'of how money was used': postKeeperProps({ ...keptOf(asked), kind: 'fundUse' }),
      mends: postKeeperProps({ ...keptOf(asked), kind: 'mend' }),
      'keeps a draft': postKeeperProps({
        ...{ ...keptOf(asked), draft: { kind: 'post', id: sampleId } },
      }),
    }),
    'form',
  ),
];
