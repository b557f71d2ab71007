import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { finishTask } from '#src/shared/points/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledFinishTask,
  handledOpenGuide,
  handledPointsExchange,
  handledPointsSignIn,
  handledRankListed,
} from './routes.ts';

export const pointForms: readonly PageForm[] = [
  {
    route: 'loveValueHome',
    step: 'take',
    handled: handledFinishTask,
    fields: ({ taskId = '' }) => ({ taskId }),
    done: ({ output, locale }) => {
      const { earned } = output as CallOutput<typeof finishTask>;
      if (earned > 0) return linkTo('getScoreSuccess', { locale });
      return linkTo('loveValueHome', { query: { earned }, locale });
    },
  },
  {
    route: 'loveValueHome',
    step: 'openGuide',
    handled: handledOpenGuide,
    fields: ({ guide = '' }) => ({ guide }),
    done: ({ form: { guide = '' }, locale }) =>
      linkTo('article', { params: { slug: guide }, locale }),
  },
  {
    route: 'loveValueHome',
    step: 'list',
    handled: handledRankListed,
    fields: ({ listed = '' }) => ({ listed }),
    done: ({ locale }) => `${linkTo('loveValueHome', { locale })}#week`,
  },
  {
    route: 'loveRights',
    step: 'open',
    handled: handledPointsExchange,
    fields: ({ rightId = '', on = '' }) => ({ rightId, on }),
    done: ({ locale }) => linkTo('loveRights', { locale }),
  },
  {
    route: 'signIn',
    step: 'signIn',
    handled: handledPointsSignIn,
    fields: () => ({}),
    done: ({ locale }) => linkTo('signIn', { locale }),
  },
];
