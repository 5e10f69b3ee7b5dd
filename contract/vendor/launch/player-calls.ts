/**
 * What a transfer-mode vendor answers (docs/vendors): POST {apiUrl}/player/…, signed by the platform as
 * vendors sign theirs. Every answer is HTTP 200 with one of these statuses; anything else leaves the outcome
 * unknown.
 */
export const playerCalls = ['balance', 'deposit', 'withdraw', 'transaction'] as const
export type PlayerCall = (typeof playerCalls)[number]

export const playerStatuses = ['OK', 'NOT_FOUND', 'INSUFFICIENT_FUNDS'] as const
export type PlayerStatus = (typeof playerStatuses)[number]

export interface PlayerBalanceMessage {
  memberId: string
}
export interface PlayerMoneyMessage {
  transactionId: string
  memberId: string
  amount: number
  currency: string
}
export interface PlayerTransactionMessage {
  transactionId: string
}
export interface PlayerAnswer {
  status: PlayerStatus
  balanceAmount?: number
}
