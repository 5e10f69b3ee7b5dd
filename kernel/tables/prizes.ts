/** What a spot pays for an outcome, and a table game made from declared spots. */
import type { FairStream } from '../fair/stream.ts'
import type { HandReading, TableGame, TableResult, TableSpot } from './table-game.ts'
import type { ToteStakes } from './tote.ts'

/** The win for each `per` of the stake; below zero a part of the stake is lost. */
export interface Prize {
  readonly win: bigint
  readonly per: bigint
}

export const LOST: Prize = { win: -1n, per: 1n }
export const PUSHED: Prize = { win: 0n, per: 1n }
/** Half of the stake is returned. */
export const HALF_LOST: Prize = { win: -1n, per: 2n }

/** `pays(8n)` is 8 to 1, `pays(95n, 100n)` is 0.95 to 1. */
export const pays = (win: bigint, per = 1n): Prize => ({ win, per })

export const prizeIf = (isWon: boolean, prize: Prize): Prize => (isWon ? prize : LOST)

/** What is returned of a stake, rounded down. */
export const payoutOf = (stake: bigint, { win, per }: Prize): bigint => (stake * (per + win)) / per

/** The most that may be staked so that no prize brings more than this. */
const floorMostStake = (prizes: readonly Prize[], payout: bigint): bigint =>
  prizes
    .map(({ win, per }) => (payout * per) / (per + win))
    .reduce((least, stake) => (stake < least ? stake : least))

/** A prize as people write it, the win to the stake: '8 : 1', '0.95 : 1', '0.95 : 3'. */
export function oddsOf({ win, per }: Prize): string {
  const unit = per % 100n === 0n ? 100n : 1n
  const hundredths = win % unit
  const decimals = hundredths === 0n ? '' : `.${String(hundredths).padStart(2, '0')}`
  return `${win / unit}${decimals} : ${per / unit}`
}

export interface DeclaredSpot<Outcome> extends Omit<TableSpot, 'holdMultiple' | 'pays' | 'mostStake'> {
  /** Every prize above the stake that it can give, the least first. */
  readonly prizes: readonly Prize[]
  prize(outcome: Outcome): Prize
}

/** A spot that gives one prize when it wins; otherwise its stake is lost. */
export function simpleSpot<Outcome>(
  facts: Pick<TableSpot, 'code' | 'isSide' | 'rtp'>,
  prize: Prize,
  isWon: (outcome: Outcome) => boolean,
): DeclaredSpot<Outcome> {
  return { ...facts, prizes: [prize], prize: (outcome) => prizeIf(isWon(outcome), prize) }
}

export interface DeclaredGame<Outcome>
  extends Pick<
    TableGame,
    'gameCode' | 'tag' | 'mathVersion' | 'opposites' | 'countsDecided' | 'tote' | 'most'
  > {
  readonly spots: readonly DeclaredSpot<Outcome>[]
  readonly byTote?: TableGame<Outcome>
  draw(stream: FairStream, stakes?: ToteStakes): Outcome
  result(outcome: Outcome): TableResult
  /** Of card games: what each hand is worth, and how it ended. */
  hands?(outcome: Outcome): HandReading[]
}

/** A table game whose bets are taken once and pay by a prize. */
export function declareTableGame<Outcome>({
  spots,
  hands,
  ...game
}: DeclaredGame<Outcome>): TableGame<Outcome> {
  const byCode = new Map(spots.map((spot) => [spot.code, spot]))
  return {
    ...game,
    spots: spots.map(({ code, isSide, rtp, prizes }) => ({
      code,
      isSide,
      rtp,
      holdMultiple: 1,
      pays: prizes.map(oddsOf),
      ...(game.most && prizes.length > 0 ? { mostStake: floorMostStake(prizes, game.most.payout) } : {}),
    })),
    payout(outcome, spotCode, stake) {
      const spot = byCode.get(spotCode)
      if (!spot) throw new RangeError(`no spot ${spotCode}`)
      return payoutOf(stake, spot.prize(outcome))
    },
    read: (outcome) => ({
      winners: spots.flatMap((spot) => {
        const prize = spot.prize(outcome)
        return prize.win > 0n ? [{ spot: spot.code, pays: oddsOf(prize) }] : []
      }),
      hands: hands?.(outcome) ?? [],
    }),
  }
}
