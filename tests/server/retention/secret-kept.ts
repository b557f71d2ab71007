/**
 * It names the row of the privacy policy that says how long each secret column, and each mark by
 * which somebody is known again, is kept. A column that is new stands in one of them before it is
 * there.
 */
export const secretKept = {
  account: [
    ...['users.mobile_index', 'users.mobile_sealed', 'users.mobile_masked'],
    ...['staff_second_factors.secret_sealed', 'staff_second_factors.pending_sealed'],
    ...['green_path_steps.words_sealed'],
  ],
  codes: [
    ...['verify_codes.mobile_index', 'verify_codes.code_hash', 'verify_codes.asker_hash'],
    ...['verify_codes.address_index', 'verify_codes.network_index', 'mail_addresses.code_hash'],
  ],
  sessions: ['sessions.token_hash', 'domain_tickets.ticket_hash', 'domain_tickets.state_hash'],
  browsers: ['known_browsers.mobile_index', 'known_browsers.cookie_hash'],
  phoneChanges: ['phone_changes.own_sealed', 'phone_changes.mobile_sealed'],
  attempts: ['idempotency_keys.body_hash', 'idempotency_keys.answer_sealed'],
  calls: [
    ...['inquiries.name_sealed', 'inquiries.mobile_index', 'inquiries.mobile_sealed'],
    ...['inquiries.mobile_masked', 'inquiries.content_sealed', 'inquiries.repeat_index'],
    ...['lead_log.note_sealed'],
  ],
  addresses: ['user_addresses.address_sealed', 'lottery_prizes.address_sealed'],
  mail: ['mail_addresses.address_sealed'],
  devices: ['push_targets.endpoint_index', 'push_targets.target_sealed'],
  casePapers: [
    ...['case_parts.content_sealed', 'case_parts.draft_sealed', 'gear_orders.address_sealed'],
    ...['reports.content_sealed', 'reports.real_name_sealed', 'reports.mobile_sealed'],
    ...['review_tasks.refused_sealed', 'task_questions.question_sealed'],
    ...['task_questions.answer_sealed', 'verifications.real_name_sealed'],
    ...['verifications.id_card_sealed'],
  ],
  caseAccounts: [
    ...['case_payees.account_sealed', 'refunds.account_sealed', 'staff_proposals.account_sealed'],
  ],
  books: ['papers.title_sealed', 'papers.email_sealed', 'donations.receipt_code_hash'],
  marks: [
    ...['cases.patient_index', 'verifications.person_index', 'case_payees.account_index'],
    ...['case_payees.id_card_index', 'case_payees.mobile_index', 'case_payees.payee_hash'],
    ...['withdrawals.payee_hash', 'payouts.payee_hash', 'differences.payee_hash'],
    ...['images.bytes_hash', 'images.perceptual_hash', 'story_prints.print', 'story_prints.bucket'],
  ],
  /**
   * These are nobody's: of what staff decided, of a notice of a gateway, of the trail, of a draw,
   * of a hospital.
   */
  nobody: [
    ...['review_tasks.decision_hash', 'payment_quarantine.body_hash', 'audit_checks.whole_hash'],
    ...['lotteries.seed_sealed', 'hospital_codes.code_hash'],
  ],
} as const;

/** These are words of its row in the table of the policy; `account` is told under closing. */
export const rowOfPolicy: Record<
  Exclude<keyof typeof secretKept, 'account' | 'nobody'> | 'consents' | 'backups',
  { 'zh-CN': string; en: string }
> = {
  codes: { 'zh-CN': '短信和邮件验证码', en: 'Codes by text message and mail' },
  mail: { 'zh-CN': '接收提醒的邮箱', en: 'The address for notices by mail' },
  sessions: { 'zh-CN': '登录记录', en: 'Sign-ins' },
  browsers: { 'zh-CN': '登录过的浏览器', en: 'Marks of browsers you signed in with' },
  phoneChanges: { 'zh-CN': '换号请求', en: 'A request for another phone' },
  attempts: { 'zh-CN': '防止重复提交', en: 'Marks against sending twice' },
  calls: { 'zh-CN': '预约的电话和给我们的留言', en: 'Calls you asked for and messages to us' },
  addresses: { 'zh-CN': '寄送地址', en: 'Addresses that something is sent to' },
  devices: { 'zh-CN': '设备接收提醒的地址', en: 'Where your devices get notices' },
  casePapers: { 'zh-CN': '求助材料', en: 'Papers of an appeal' },
  caseAccounts: { 'zh-CN': '求助和退款的收款账号', en: 'Bank numbers that an appeal' },
  books: { 'zh-CN': '订单、账目、公示，收据和发票的抬头', en: 'Orders, books, public notices' },
  marks: { 'zh-CN': '加密标记（无法还原）', en: 'Keyed marks of identity papers' },
  consents: { 'zh-CN': '同意过什么', en: 'agreed to, and when' },
  backups: { 'zh-CN': '加密备份', en: 'Sealed copies of everything' },
};
