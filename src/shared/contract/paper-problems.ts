/** These refusals are about receipts and pennants; they are a part of the closed list. */
export const paperProblemCodes = {
  paperStands: { status: 409, code: 40977 },
  nothingToReceipt: { status: 409, code: 40978 },
  invoiceStands: { status: 409, code: 409121 },
  noFeeToInvoice: { status: 409, code: 409122 },
  cardStands: { status: 409, code: 409123 },
  pennantNotMet: { status: 403, code: 40390 },
  visitsMissing: { status: 403, code: 40391 },
  pennantGiven: { status: 409, code: 40989 },
} as const;
