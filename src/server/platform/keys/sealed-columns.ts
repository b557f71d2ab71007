/**
 * It lists every column that holds what only our keys open, with the key of its row. A value opens
 * in the column and the row that it was sealed for, and nowhere else; this table says which rows a
 * new key reaches.
 */
export const sealedColumns = {
  case_parts: { row: ['case_id', 'part'], columns: ['content_sealed', 'draft_sealed'] },
  case_payees: { row: ['id'], columns: ['account_sealed'] },
  gear_orders: { row: ['order_id'], columns: ['address_sealed'] },
  green_path_steps: { row: ['application_id', 'position'], columns: ['words_sealed'] },
  idempotency_keys: { row: ['key', 'call'], columns: ['answer_sealed'] },
  inquiries: { row: ['id'], columns: ['name_sealed', 'mobile_sealed', 'content_sealed'] },
  lead_log: { row: ['lead_id', 'position'], columns: ['note_sealed'] },
  lotteries: { row: ['activity_id'], columns: ['seed_sealed'] },
  lottery_prizes: { row: ['id'], columns: ['address_sealed'] },
  mail_addresses: { row: ['id'], columns: ['address_sealed'] },
  papers: { row: ['id'], columns: ['title_sealed', 'email_sealed'] },
  phone_changes: { row: ['id'], columns: ['own_sealed', 'mobile_sealed'] },
  push_targets: { row: ['id'], columns: ['target_sealed'] },
  refunds: { row: ['refund_no'], columns: ['account_sealed'] },
  reports: { row: ['id'], columns: ['content_sealed', 'real_name_sealed', 'mobile_sealed'] },
  review_tasks: { row: ['id'], columns: ['refused_sealed'] },
  staff_proposals: { row: ['id'], columns: ['account_sealed'] },
  staff_second_factors: { row: ['user_id'], columns: ['secret_sealed', 'pending_sealed'] },
  task_questions: { row: ['id'], columns: ['question_sealed', 'answer_sealed'] },
  user_addresses: { row: ['user_id'], columns: ['address_sealed'] },
  users: { row: ['id'], columns: ['mobile_sealed'] },
  verifications: { row: ['id'], columns: ['real_name_sealed', 'id_card_sealed'] },
} as const;

type SealedTables = typeof sealedColumns;
export type SealedTable = keyof SealedTables;
type SealedColumn = {
  [Table in SealedTable]: `${Table}.${SealedTables[Table]['columns'][number]}`;
}[SealedTable];

/**
 * This is what lies elsewhere: pictures in the store, by their id; what a browser keeps for a
 * while.
 */
type SealedElsewhere = 'images.original' | 'cookie.receipts' | 'ticket.upload';

export type SealedPlace = SealedColumn | SealedElsewhere;
