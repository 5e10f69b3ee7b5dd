/** A round as it is settled, and as the member sees it. */
import type { FreeGrant, FreeRoundAnswer } from '../../contract/vendor/launch/house-port.ts'
import type { GameEvent } from '../../kernel/games/solo-game.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { RoundRow } from './store/rounds.ts'
import type { DrawnRound } from './drawn-round.ts'

/** As on the wire (contract/vendor/studio/fields.ts). */
export interface RoundValue {
  roundId: string
  events: GameEvent[]
  betAmount: number
  winAmount: number
  balance: number
  currency: string
  proof: { commit: string; clientSeed: string; nonce: number; mathVersion: string }
  closed: boolean
  /** Of a free round. */
  free?: FreeRoundValue
}

export interface FreeRoundValue extends FreeGrant {
  creditedAmount: number
  requiredAmount: number
}

/** What settling needs of a round, drawn just now or read back. */
export type SettleRow = Pick<
  DrawnRound,
  | 'memberId'
  | 'merchantId'
  | 'roundId'
  | 'gameCode'
  | 'mathVersion'
  | 'betAmount'
  | 'winAmount'
  | 'isFree'
  | 'grantId'
  | 'commit'
  | 'clientSeed'
  | 'nonce'
  | 'jackpotDraw'
>

export function settleRowOf(row: RoundRow): SettleRow {
  return {
    memberId: row.member_id,
    merchantId: row.merchant_id,
    roundId: row.round_id,
    gameCode: row.game_code,
    mathVersion: row.math_version,
    betAmount: row.bet_amount,
    winAmount: row.win_amount,
    isFree: row.is_free,
    grantId: row.grant_id,
    commit: row.commit_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    jackpotDraw: null,
  }
}

export function valueOf(round: SettleRow, events: GameEvent[], answer: FreeRoundAnswer): RoundValue {
  return {
    roundId: round.roundId,
    events,
    betAmount: toWireAmount(round.betAmount),
    winAmount: toWireAmount(round.winAmount),
    balance: answer.balanceAmount!,
    currency: answer.currency!,
    proof: {
      commit: round.commit,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      mathVersion: round.mathVersion,
    },
    closed: true,
    ...(answer.grant ? { free: freeOf(answer.grant, answer) } : {}),
  }
}

const freeOf = (
  grant: FreeGrant,
  { creditedAmount = 0, requiredAmount = 0 }: FreeRoundAnswer,
): FreeRoundValue => ({ ...grant, creditedAmount, requiredAmount })
