/** What a spot gives for an outcome, and a table game made from declared spots. */
import type { FairStream } from '../fair/stream.ts'
import type { TableGame, TableResult, TableSpot } from './table-game.ts'

/** The win for each `per` of the stake; below zero a part of the stake is lost. */
export interface Prize { readonly win: bigint; readonly per: bigint }

export const LOST: Prize = { win: -1n, per: 1n }
export const PUSHED: Prize = { win: 0n, per: 1n }
/** Half of the stake comes back. */
export const HALF_LOST: Prize = { win: -1n, per: 2n }

/** `pays(8n)` is 8 to 1, `pays(95n, 100n)` is 0.95 to 1. */
export const pays = (win: bigint, per = 1n): Prize => ({ win, per })

export const prizeIf = (isWon: boolean, prize: Prize): Prize => (isWon ? prize : LOST)

/** What comes back of a stake, rounded down. */
export const payoutOf = (stake: bigint, { win, per }: Prize): bigint => (stake * (per + win)) / per

export interface DeclaredSpot<Outcome> extends Omit<TableSpot, 'holdMultiple'> {
  prize(outcome: Outcome): Prize
}

export interface DeclaredGame<Outcome> extends Pick<TableGame, 'gameCode' | 'tag' | 'mathVersion' | 'opposites'> {
  readonly spots: readonly DeclaredSpot<Outcome>[]
  draw(stream: FairStream): Outcome
  result(outcome: Outcome): TableResult
}

/** A table game whose bets are taken once and pay by a prize. */
export function declareTableGame<Outcome>({ spots, ...game }: DeclaredGame<Outcome>): TableGame<Outcome> {
  const byCode = new Map(spots.map((spot) => [spot.code, spot]))
  return {
    ...game,
    spots: spots.map(({ code, isSide, rtp }) => ({ code, isSide, rtp, holdMultiple: 1 })),
    payout(outcome, spotCode, stake) {
      const spot = byCode.get(spotCode)
      if (!spot) throw new RangeError(`no spot ${spotCode}`)
      return payoutOf(stake, spot.prize(outcome))
    },
  }
}
