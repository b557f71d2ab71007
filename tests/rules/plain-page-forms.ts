/** These are those of `plain-forms.ts` that stand in a page itself. */
export const plainPageForms: Readonly<Record<string, { forms: number; reason: string }>> = {
  'src/pages/cf/activity/tf-detail.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the page has to come again with the link',
  },
  'src/pages/raise/aides/[infoUuid].astro': { forms: 1, reason: 'one choice; sent twice is once' },
  'src/pages/raise/help/[helpId].astro': { forms: 1, reason: 'one button; twice is once' },
  'src/pages/raise/help-fill/[infoUuid].astro': { forms: 1, reason: 'one button; twice is once' },
  'src/pages/desk/lead/[leadId].astro': {
    forms: 1,
    reason: 'one button: what one took cannot be taken twice, and the page has to come again',
  },
  'src/components/accounts/PhoneChange.astro': {
    forms: 1,
    reason: 'one button of who may have no script: refused twice is refused once',
  },
  'src/components/donations/ReceiptForm.astro': {
    forms: 1,
    reason: 'looks a gift up; a receipt code has no place in an address',
  },
  'src/components/kinds/GearCashier.astro': {
    forms: 1,
    reason: 'leads to the cashier with a key of its own, so twice is once',
  },
  'src/components/notices/Landing.astro': {
    forms: 2,
    reason: 'one button each, that may be pressed twice',
  },
  'src/components/notices/MuteSettings.astro': {
    forms: 3,
    reason: 'one button each, that says what it sets and may be pressed twice',
  },
  'src/components/notices/QuietHoursForm.astro': {
    forms: 1,
    reason: 'two choices, that may be saved twice',
  },
  'src/components/papers/VisitedVenues.astro': {
    forms: 1,
    reason: 'one button: what was taken cannot be taken twice, and the page has to come again',
  },
  'src/components/points/GuideRow.astro': {
    forms: 1,
    reason: 'one button that leads on, and may be pressed twice',
  },
  'src/components/points/RightRow.astro': {
    forms: 1,
    reason: 'one button that says what it sets and may be pressed twice',
  },
  'src/components/points/TaskRow.astro': {
    forms: 1,
    reason: 'one button: what was taken cannot be taken twice, and the page has to come again',
  },
  'src/components/points/WeekList.astro': {
    forms: 1,
    reason: 'one button that says what it sets and may be pressed twice',
  },
  'src/components/raiser/PutAway.astro': {
    forms: 1,
    reason: 'one tick and one button, which may be pressed twice; the page has to come again',
  },
  'src/components/raiser/Mourning.astro': {
    forms: 1,
    reason: 'one tick; telling it twice is telling it once, and the page has to change',
  },
  'src/components/raising/SubmitWhole.astro': {
    forms: 1,
    reason: 'one button: everything it sends was saved before',
  },
  'src/components/sharing/WaysToShare.astro': {
    forms: 1,
    reason: 'one button that leads on, and may be pressed twice',
  },
  'src/components/venues/OwnVenues.astro': {
    forms: 1,
    reason: 'one button that says what it sets and may be pressed twice',
  },
  'src/pages/cf/activity/change-qrcode-img/[infoUuid].astro': {
    forms: 1,
    reason: 'its answer is the poster, drawn by the server',
  },
  'src/pages/cf/add-patient-image/[infoUuid].astro': {
    forms: 1,
    reason: 'nothing is typed, and its photos are kept by the island inside',
  },
  'src/pages/cf/comment/list.astro': {
    forms: 2,
    reason: 'for readers without script: with it the island of the list does the same in place',
  },
  'src/pages/cf/launch.astro': {
    forms: 1,
    reason: 'begins a case with a key of its own, so twice is once; little is typed',
  },
  'src/pages/cf/mine-message.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the list has to come again',
  },
  'src/pages/cf/mine-more.astro': {
    forms: 1,
    reason: 'switches the language, so the page has to come again',
  },
  'src/pages/cf/mine-order.astro': {
    forms: 2,
    reason: 'one button each, that may be pressed twice; the list has to come again',
  },
  'src/pages/cf/mine-progress.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the list has to come again',
  },
  'src/pages/cf/publish/raise/verification-hospital/[infoUuid].astro': {
    forms: 1,
    reason: 'one button, and nothing typed; agreeing twice is agreeing once',
  },
  'src/pages/cf/sign-in.astro': {
    forms: 1,
    reason: 'one button that may be pressed twice; the calendar has to come again',
  },
  'src/pages/cf/water-comment.astro': {
    forms: 1,
    reason: 'nothing typed; words reach a family once however often they are sent',
  },
  'src/pages/desk/queue/[queue].astro': {
    forms: 1,
    reason: 'one button, whose answer is another page',
  },
  'src/pages/desk/search.astro': {
    forms: 2,
    reason: 'what it finds of a person is drawn by the server and reaches no script',
  },
  'src/pages/desk/sign-in.astro': {
    forms: 2,
    reason: 'opens the desk itself: a code is typed once, and a secret is drawn by the server',
  },
  'src/pages/raise/new-launch/stop-raise.astro': {
    forms: 1,
    reason: 'one choice; a raise that is stopped cannot be stopped twice',
  },
};
