import { accountForms } from './accounts/forms.ts';
import { giveFreshCodeRoute, sendFreshCodeRoute } from './accounts/fresh-code-routes.ts';
import { lostPhoneForms } from './accounts/lost-phone/forms.ts';
import { applyForms } from './activities/apply/forms.ts';
import { bonfireForms } from './activities/bonfire/forms.ts';
import { pocketForms } from './activities/pockets/forms.ts';
import { adviserForms } from './advisers/forms.ts';
import { referralForms } from './advisers/referral/forms.ts';
import { chanceForms } from './chance/forms.ts';
import { commentForms } from './comments/forms.ts';
import { reviewForms } from './desk/forms.ts';
import { giveCodeRoute } from './desk/routes.ts';
import { discussionForms } from './discussions/forms.ts';
import { donationForms } from './donations/forms.ts';
import { supportForms } from './donations/support/forms.ts';
import type { PageForm } from './door/page-form.ts';
import { kindForms } from './kinds/forms.ts';
import { handledImageUpload } from './media/routes.ts';
import { monthlyForms } from './monthly/forms.ts';
import { noticeForms } from './notices/forms.ts';
import { cardForms } from './papers/cards/forms.ts';
import { paperForms } from './papers/forms.ts';
import { pennantForms } from './papers/pennants/forms.ts';
import { pointForms } from './points/forms.ts';
import { progressForms } from './progress/forms.ts';
import { audienceForms } from './raiser/audience/forms.ts';
import { raiserForms } from './raiser/forms.ts';
import { aideForms } from './raising/aides/forms.ts';
import { raisingForms } from './raising/forms.ts';
import { refundForms } from './refunds/forms.ts';
import { reportForms } from './reports/forms.ts';
import { sharingForms } from './sharing/forms.ts';
import { tracingForms } from './tracing/forms.ts';
import { allowanceForms } from './venues/allowance/forms.ts';
import { venueForms } from './venues/forms.ts';
import { verificationForms } from './verification/forms.ts';
import { wishForms } from './wishes/forms.ts';
import { withdrawalForms } from './withdrawals/forms.ts';

/** It holds every form that a page posts to itself; each subject adds its own. */
export const pageForms: readonly PageForm[] = [
  ...accountForms,
  ...lostPhoneForms,
  ...bonfireForms,
  ...applyForms,
  ...pocketForms,
  ...donationForms,
  ...supportForms,
  ...reviewForms,
  ...sharingForms,
  ...commentForms,
  ...verificationForms,
  ...tracingForms,
  ...progressForms,
  ...raiserForms,
  ...audienceForms,
  ...raisingForms,
  ...aideForms,
  ...kindForms,
  ...monthlyForms,
  ...noticeForms,
  ...refundForms,
  ...withdrawalForms,
  ...reportForms,
  ...discussionForms,
  ...adviserForms,
  ...referralForms,
  ...wishForms,
  ...paperForms,
  ...pennantForms,
  ...cardForms,
  ...pointForms,
  ...venueForms,
  ...chanceForms,
  ...allowanceForms,
];

/**
 * This is what any form may call besides its own: keeping its photos, and asking for a fresh code.
 */
export const formCalls = {
  upload: handledImageUpload,
  stepUp: {
    sendCode: sendFreshCodeRoute,
    giveCode: giveFreshCodeRoute,
    giveFactor: giveCodeRoute,
  },
};
