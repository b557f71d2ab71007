/** Each island asked for stands with its name and the page, frame or island that mounts it. */
type Mounted = Readonly<Record<string, readonly [island: string, mount: string]>>;

/** A family, a donor or one of staff fills these in. */
export const wizards: Mounted = {
  giving: ['DonateForm', 'src/pages/cf/pay/[infoUuid].astro'],
  'the sheet of giving': ['DonateForm', 'src/islands/donations/DonateSheet.astro'],
  'writing a comment': ['CommentForm', 'src/islands/comments/CommentBoard.tsx'],
  'a comment on the page of a case': ['CaseSay', 'src/islands/comments/CaseComments.astro'],
  'a list of comments': ['CommentBoard', 'src/pages/cf/comment/list.astro'],
  verification: ['ProveForm', 'src/pages/cf/prove/add.astro'],
  'a list of verifications': ['ProofActs', 'src/pages/cf/prove/list.astro'],
  'a report': ['ReportKeeper', 'src/islands/reports/ReportForm.astro'],
  'the labels of a case': ['LabelForm', 'src/pages/cf/fundraiser/manage-label/[infoUuid].astro'],
  'a withdrawal': ['WithdrawForm', 'src/pages/cf/withdraw/edit.astro'],
  "a payee's account": ['BankForm', 'src/pages/raise/modify-bank-account.astro'],
  'an objection': ['ObjectionForm', 'src/pages/cf/withdraw/notice/[infoUuid].astro'],
  'a refund': ['RefundForm', 'src/pages/cf/refund/apply/[infoUuid].astro'],
  'the launch of a refund': ['LaunchRefund', 'src/pages/cf/refund/audit-pass/[infoUuid].astro'],
  'a sheet of a raise': ['SheetKeeper', 'src/islands/raising/SheetKeeper.astro'],
  'every page of sheets': ['SheetKeeper', 'src/layouts/RaiseSheet.astro'],
  'a decision of the desk': ['DecisionForm', 'src/islands/desk/tasks/TaskDecision.astro'],
  'the page of a task': ['TaskDecision', 'src/pages/desk/task/[taskId].astro'],
  'an act on a case': ['DeskForm', 'src/islands/desk/cases/CaseActs.astro'],
  'stopping money': ['DeskForm', 'src/pages/desk/freeze.astro'],
  'a sign-in': ['SignInForm', 'src/islands/accounts/SignInCard.astro'],
};

/** These small acts show before their answer, and are taken back where it is no. */
export const acts: Mounted = {
  following: ['FollowButton', 'src/islands/progress/Follow.astro'],
  'following on the page of a case': ['Follow', 'src/pages/cf/contribute/[infoUuid].astro'],
  blessing: ['Blessings', 'src/islands/progress/BlessAndFollow.astro'],
  'liking a comment': ['CommentBoard', 'src/pages/cf/comment/list.astro'],
  'thanking for a verification': ['ProofActs', 'src/pages/cf/prove/list.astro'],
};

/** What shows or keeps the same in many places is one store: it, and places that stand on it. */
export const shared: Readonly<Record<string, readonly string[]>> = {
  session: [
    'src/islands/accounts/LoginGate.astro',
    'src/islands/forms/SignInFirst.tsx',
    'src/islands/comments/CommentBoard.tsx',
  ],
  'login-interception': [
    'src/islands/accounts/LoginGate.astro',
    'src/islands/progress/FollowButton.tsx',
    'src/islands/donations/DonateForm.tsx',
  ],
  'notices/unread': [
    'src/islands/notices/ReadNotice.astro',
    'src/islands/accounts/LoginDialog.tsx',
    'src/islands/accounts/SignInForm.tsx',
  ],
  'cases/case-total': [
    'src/pages/cf/contribute/[infoUuid].astro',
    'src/islands/donations/DonateSheet.astro',
    'src/pages/cf/pay/[infoUuid]/success.astro',
  ],
  'cases/follows': [
    'src/pages/cf/contribute/[infoUuid].astro',
    'src/pages/cf/pay/[infoUuid]/success.astro',
    'src/pages/cf/wxmessage/identify-follow.astro',
  ],
  'comments/likes': [
    'src/islands/comments/LikeButton.tsx',
    'src/islands/verification/ProofActs.tsx',
  ],
  drafts: [
    'src/islands/donations/DonateForm.tsx',
    'src/islands/comments/CommentForm.tsx',
    'src/islands/verification/ProveForm.tsx',
    'src/islands/withdrawals/WithdrawForm.tsx',
    'src/islands/refunds/RefundForm.tsx',
    'src/islands/raising/SheetKeeper.tsx',
    'src/islands/progress/PostKeeper.tsx',
    'src/islands/platform/clear-drafts.ts',
  ],
};
