import type { Locale } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { queue: QueueName; locale: Locale };

/** Answers what `ManyKeeper` draws, in one language; nothing of the tasks. */
export function manyKeeperProps({ queue, locale }: Asked) {
  const { deskWork, review, forms } = textsOf(locale);
  const { pass, refuse } = review.task.ways[queue];
  return {
    along: {
      queue,
      taken: linkTo('deskQueue', { params: { queue }, query: { done: 1 }, locale }),
    },
    text: { pass, refuse, none: deskWork.many.none, ...forms },
  };
}

export type ManyKeeperProps = ReturnType<typeof manyKeeperProps>;
