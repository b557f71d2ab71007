import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { saveWishing } from '#src/shared/wishes/calls.ts';
import { wishForm } from '#src/shared/wishes/wish-form.ts';
import { handledSaveWishing } from './routes.ts';

export const wishForms: readonly PageForm[] = [
  {
    route: 'wishingTree',
    step: 'wish',
    handled: handledSaveWishing,
    fields: wishForm.inputOf,
    done: ({ output, locale }) => {
      const { wishId } = output as CallOutput<typeof saveWishing>;
      return linkTo('wishingTree', { query: { wishId }, locale });
    },
  },
];
