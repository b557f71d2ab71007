import type { PageForm } from '#src/server/door/page-form.ts';
import { type DeskFormName, deskForms } from '#src/shared/desk/desk-forms.ts';
import { linkTo } from '#src/shared/routes.ts';

/** Makes a form of the desk that works without script; its page comes again once it was taken. */
export function deskForm(
  step: DeskFormName,
  { route, handled }: Pick<PageForm, 'route' | 'handled'>,
): PageForm {
  return {
    ...{ route, step, handled },
    fields: (form, params) => deskForms[step].inputOf({ ...form, ...params }),
    done: ({ params, locale }) => linkTo(route, { params, locale }),
  };
}
