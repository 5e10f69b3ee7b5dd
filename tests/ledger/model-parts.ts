import type { VendorPosting, VendorStatus } from '../../modules/wallet/index.ts'

export interface ModelMember {
  main: bigint
  bonus: bigint
  trial: bigint
  owed: bigint
  blocked: boolean
  maxStake: bigint | null
  bonusMaxStake: bigint | null
  lossLeft: bigint | null
}

export interface ModelRound {
  memberId: string
  isFree: boolean
  state: 'OPEN' | 'CLOSED' | 'CANCELLED'
  real: bigint
  bonus: bigint
  won: bigint
  bets: number
  wins: number
  closedBy: string | null
}

export interface Parts {
  real: bigint
  bonus: bigint
}

export interface Known {
  content: string
  kind: VendorPosting['kind']
  status: VendorStatus
  memberId: string
  round: ModelRound | null
  balance: bigint
  isFree: boolean
  /** In place of the wallet's transaction id: equal names, equal ids. */
  txn: string | null
  stake: Parts
  win: Parts
  reversedBy: string | null
}

export interface ModelAnswer {
  status: VendorStatus
  balance: bigint | null
  currentBalance: bigint | null
  isRepeat: boolean
  txn: string | null
}

export const floorDiv = (amount: bigint, part: bigint, whole: bigint) =>
  whole === 0n ? amount : (amount * part) / whole

/** From the account it went to, then the other; the rest is owed. */
export function takeBack(member: ModelMember, win: Parts): void {
  const fromMain = win.real < member.main ? win.real : member.main
  const fromBonus = win.bonus < member.bonus ? win.bonus : member.bonus
  member.main -= fromMain
  member.bonus -= fromBonus
  let rest = win.real + win.bonus - fromMain - fromBonus
  for (const account of ['main', 'bonus'] as const) {
    const part = rest < member[account] ? rest : member[account]
    member[account] -= part
    rest -= part
  }
  member.owed += rest
}

export const roundKey = (message: { vendor: string; roundId: string; memberId: string }) =>
  `${message.vendor}/${message.roundId}/${message.memberId}`

export function contentOf(message: VendorPosting): string {
  const { kind, memberId, roundId } = message
  const rest =
    kind === 'ROLLBACK'
      ? [message.originalTransactionId]
      : kind === 'WIN'
        ? [
            message.gameCode,
            message.currency,
            message.amount,
            message.betTransactionId,
            message.jackpotAmount ?? 0n,
            message.roundClosed,
          ]
        : kind === 'BET'
          ? [
              message.gameCode,
              message.refusal === 'CURRENCY_MISMATCH',
              message.amount,
              message.roundClosed ?? false,
            ]
          : [
              message.gameCode,
              message.refusal === 'CURRENCY_MISMATCH',
              message.betAmount,
              message.winAmount,
              message.jackpotAmount ?? 0n,
            ]
  return [kind, memberId, roundId, ...rest].map(String).join('|')
}
