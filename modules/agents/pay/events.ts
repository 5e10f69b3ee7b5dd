/** The events of payments, each written in the transaction of its cause. */
export const events = {
  /** {merchantId, paymentIds}: dividends were paid or held, and their agents are told. */
  paymentsMoved: 'agents.payments-moved',
} as const
