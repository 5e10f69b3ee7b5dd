/** The merchant's accounts that members pay to, for every audience. */
export const receiverChannels = ['PROMPTPAY', 'BANK_TRANSFER', 'TRUEMONEY'] as const
export type ReceiverChannel = (typeof receiverChannels)[number]

export const receiverStates = ['ACTIVE', 'PAUSED', 'REMOVED'] as const
export type ReceiverState = (typeof receiverStates)[number]
