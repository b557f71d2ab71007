import type { HandledCall } from '#src/server/door/handle.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { callFieldsOf } from '#src/shared/raising/form-values.ts';
import { photosOf } from '#src/shared/raising/sheet-layout.ts';
import { partOfSheet, type SheetName, sheetNames } from '#src/shared/raising/sheet-names.ts';
import { nextLink, pageOfSheet, raiseLink, takeBackStep } from '#src/shared/raising/wizard.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import { dreamSheetRoutes } from './dream-routes.ts';
import { goodsBaseRoute } from './goods-routes.ts';
import {
  baseRoute,
  launchRoute,
  picturesRoute,
  sheetRoutes,
  stopRoute,
  submitRoute,
  takeBackRoute,
} from './routes.ts';

type Fields = Record<string, string>;

/** Some pages name their case in the path, some in a field of the form. */
const caseOf = (form: Fields, params: Fields): string => params.infoUuid ?? form.infoUuid ?? '';

const sheetHandlers: Readonly<Record<SheetName, HandledCall>> = {
  ...sheetRoutes,
  ...dreamSheetRoutes,
  base: baseRoute,
  goodsBase: goodsBaseRoute,
};

function sheetForm(sheet: SheetName): PageForm {
  const handled: HandledCall = sheetHandlers[sheet];
  return {
    route: pageOfSheet[sheet],
    step: sheet,
    handled,
    photos: Object.fromEntries(photosOf(sheet).map(({ name, purpose }) => [name, purpose])),
    fields: (form, params) => {
      const { basedOn, idempotencyKey } = form;
      return {
        infoUuid: caseOf(form, params),
        ...callFieldsOf(sheet, form),
        ...(basedOn ? { basedOn } : {}),
        ...(partOfSheet(sheet) === 'base' && idempotencyKey ? { idempotencyKey } : {}),
      };
    },
    done: ({ form, params, locale }) =>
      nextLink(form.next, { infoUuid: caseOf(form, params), locale }),
  };
}

function submitForm(route: RouteName, success: RouteName): PageForm {
  return {
    route,
    step: 'submit',
    handled: submitRoute,
    fields: (form, params) => ({ infoUuid: caseOf(form, params) }),
    done: ({ form, params, locale }) =>
      raiseLink(success, { infoUuid: caseOf(form, params), locale }),
  };
}

export const raisingForms: PageForm[] = [
  {
    route: 'launch',
    step: 'launch',
    handled: launchRoute,
    fields: ({ caseType = '', relation = '', illnessKey = '', disease = '', ...form }) => {
      const { agreed = '', idempotencyKey = '' } = form;
      return { caseType, relation, illnessKey, disease, agreed, idempotencyKey };
    },
    done: ({ output, locale }) => {
      const { infoUuid } = output as { infoUuid: string };
      return raiseLink('editBasicInfo', { infoUuid, locale });
    },
  },
  ...sheetNames.map(sheetForm),
  submitForm('commitVerify', 'commitVerifySuccess'),
  submitForm('supplementCommitVerify', 'supplementCommitVerifySuccess'),
  submitForm('materialVerify', 'materialVerifySuccess'),
  {
    route: 'editPayeeInfo',
    step: takeBackStep,
    handled: takeBackRoute,
    fields: (form, params) => ({ infoUuid: caseOf(form, params) }),
    done: ({ params: { infoUuid = '' }, locale }) =>
      linkTo('editPayeeInfo', { params: { infoUuid }, query: { back: 1 }, locale }),
  },
  {
    route: 'verificationHospital',
    step: 'ask',
    handled: sheetRoutes.hospital,
    fields: (form, params) => ({ infoUuid: caseOf(form, params), mayAsk: '1' }),
    done: ({ form, params, locale }) =>
      raiseLink('verificationHospitalSuccess', { infoUuid: caseOf(form, params), locale }),
  },
  {
    route: 'addPatientImage',
    step: 'pictures',
    handled: picturesRoute,
    photos: { attachments: 'patient' },
    fields: (form, params) => {
      const { attachments = '', basedOn = '0' } = form;
      return { infoUuid: caseOf(form, params), attachments, basedOn };
    },
    done: ({ form, params, locale }) =>
      raiseLink('supplementCommitVerify', { infoUuid: caseOf(form, params), locale }),
  },
  {
    route: 'stopRaise',
    step: 'stop',
    handled: stopRoute,
    fields: ({ infoUuid = '', reason = '' }) => ({ infoUuid, reason }),
    done: ({ form: { infoUuid = '' }, locale }) => raiseLink('stopRaise', { infoUuid, locale }),
  },
];
