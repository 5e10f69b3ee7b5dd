/** What a bet comes to by its legs, and what of it counts as valid bet (domain/sportsbook.md §11). */
import { settleBet } from '../../../../kernel/sports/bets.ts'
import { oppositeValid, validOf, type ValidBet } from '../../../../kernel/sports/valid.ts'
import type { BetKind, BetResult, BetState, LegResult } from '../../../../kernel/sports/words.ts'

export interface BetLeg {
  readonly marketNo: bigint
  readonly typeCode: string
  readonly code: string
  readonly priceE4: number
  readonly result: LegResult | null
  readonly sharedBy: number
}

export interface OwnBet {
  readonly betId: string
  readonly kind: BetKind
  readonly systemCode: string | null
  readonly state: BetState
  readonly stake: bigint
  readonly cashedStake: bigint
  readonly isVoided: boolean
  readonly legs: readonly BetLeg[]
}

export interface Outcome {
  readonly result: BetResult
  /** For the stake that was not cashed out. */
  readonly payout: bigint
  readonly valid: ValidBet
}

const NOTHING: ValidBet = { amount: 0n, bonusAmount: 0n }

/** Null: still open. */
export function outcomeOf(bet: OwnBet): Outcome | null {
  if (bet.isVoided) return { result: 'VOID', payout: bet.stake - bet.cashedStake, valid: NOTHING }
  const settled = settleBet(bet)
  return settled && { ...settled, valid: validOf(bet) }
}

/**
 * Single bets of one member on one market count together: what each of them counts, by its id. Null: a leg of
 * one of them is not decided yet. What was cashed out whole, or is void, counts nothing and covers nothing.
 */
export function validTogether(bets: readonly OwnBet[]): ReadonlyMap<string, ValidBet> | null {
  const own = bets.filter((bet) => !bet.isVoided && bet.state !== 'CASHED_OUT')
  const [first] = own
  if (!first) return new Map()
  if (own.some(({ legs: [leg] }) => leg!.result === null)) return null
  const inOrder = own.toSorted((a, b) => (a.betId < b.betId ? -1 : 1))
  const counted = oppositeValid(
    first.legs[0]!.typeCode,
    inOrder.map((bet) => ({ ...validOf(bet), code: bet.legs[0]!.code })),
  )
  return new Map(inOrder.map(({ betId }, place) => [betId, counted[place]!]))
}
