/** Events of contracts; each payload has merchantId, contractId, kind and the accounts of its agents. */
export const contractEvents = {
  /** state */
  moved: 'agents.contract-moved',
  /** receiverId, endsAt: carried bases of the receiver's kind end with it, unless a new contract follows */
  ended: 'agents.contract-ended',
} as const
