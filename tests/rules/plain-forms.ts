import { plainPageForms } from './plain-page-forms.ts';

/**
 * These forms have no island and do more than ask: those that only ask are in `asking-forms.ts`.
 * Each file says how many it has and why. One that gets an island leaves this list; whoever adds
 * one says why nothing typed or sent can be lost.
 */
export const plainForms: Readonly<Record<string, { forms: number; reason: string }>> = {
  'src/components/accounts/AvatarForm.astro': {
    forms: 1,
    reason: 'carries one photo and nothing typed; sent twice it is the same picture',
  },
  'src/components/content/ArticleSearch.astro': {
    forms: 1,
    reason: 'answered in place by a script; without, it says so and leads to all questions',
  },
  'src/components/accounts/OwnRecords.astro': {
    forms: 1,
    reason: 'one button, whose answer is a page with the data of the viewer',
  },
  'src/components/accounts/SessionRow.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the list has to come again',
  },
  'src/components/monthly/MonthlyAct.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the list has to come again',
  },
  'src/components/raising/AideRow.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the list has to come again',
  },
  'src/components/raising/TakeBackPayee.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the sheet has to come again',
  },
  'src/components/donations/support/SupportForm.astro': {
    forms: 1,
    reason: 'leads to the cashier with a key of its own, so twice is once',
  },
  'src/components/donations/support/SupportCard.astro': {
    forms: 1,
    reason: 'one button: what was taken back cannot be taken twice, and the list has to come again',
  },
  'src/components/donations/IfUnusedForm.astro': {
    forms: 1,
    reason: 'one choice of three and nothing typed; sent twice it is the same choice',
  },
  'src/components/leads/CallerShown.astro': {
    forms: 1,
    reason: 'the number it shows is drawn by the server and reaches no script',
  },
  'src/pages/cf/mail-off/[mailToken].astro': {
    forms: 1,
    reason: 'one button of who may have no script: stopped twice is stopped once',
  },
  'src/islands/notices/MailSettings.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the page has to come again',
  },
  'src/components/referral/Ladder.astro': {
    forms: 1,
    reason: 'one button: what was taken cannot be taken twice, and the page has to come again',
  },
  'src/pages/cf/fundraiser/audience/[infoUuid].astro': {
    forms: 1,
    reason: 'choices only, that may be sent twice',
  },
  ...plainPageForms,
};
