import type { PageForm } from '#src/server/door/page-form.ts';
import { joinForm, startForm } from '#src/shared/activities/bonfire/bonfire-forms.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledCreateBonfire, handledJoinBonfire } from './routes.ts';

/** Both lead to the team. */
const done: PageForm['done'] = ({ output, params, locale }) => {
  const bonfireUuid = (output as BonfireView).team?.bonfireUuid ?? '';
  return linkTo('groupHelpDetail', { params, query: { bonfireUuid }, locale });
};

export const bonfireForms: readonly PageForm[] = [
  {
    ...{ route: 'groupHelpDetail', step: 'start', handled: handledCreateBonfire, done },
    fields: startForm.inputOf,
  },
  {
    ...{ route: 'groupHelpDetail', step: 'join', handled: handledJoinBonfire, done },
    fields: joinForm.inputOf,
  },
];
