/**
 * What stands on the numbers of an issue, and what that leaves for a bet (domain/lottery.md §5.1): numbers
 * that are closed, that pay less, or that take a sum only, by rules of the house and by what they would cost.
 */
import { prizesOfSelection, standingsAt, topOddsOf, type Standing } from './number-plays.ts'
import { FULL_E4, perCombinationOf, type QuotedLine } from './slip.ts'

export type RuleMode = 'CLOSED' | 'HALF' | 'LIMITED'

export interface NumberRule {
  readonly playCode: string
  readonly numberKey: string
  readonly mode: RuleMode
  readonly factorE4: number
  /** Of LIMITED. */
  readonly maxTotalAmount: bigint | null
  readonly onFull: 'CLOSED' | 'HALF' | null
}

export interface Amounts {
  readonly stakeAmount: bigint
  readonly exposureAmount: bigint
}

export const nothing: Amounts = { stakeAmount: 0n, exposureAmount: 0n }

/** What a number is before a bet: the part of the full odds that it pays, or nothing if it is closed. */
export interface NumberState {
  /** 0: it is closed. */
  readonly factorE4: bigint
  /** What LIMITED still takes at this factor; null: no such limit. */
  readonly leftAmount: bigint | null
}

export const HALF_E4 = 5_000n
const CLOSED: NumberState = { factorE4: 0n, leftAmount: 0n }

/** From this exposure on a number pays half (domain/lottery.md §5.1). */
export const halvedFrom = (maxPayoutPerNumber: bigint): bigint => (maxPayoutPerNumber * 60n) / 100n

/** `topOddsE4` are the full odds of one hit. */
export function stateOf(
  rules: readonly NumberRule[],
  standing: Amounts,
  maxPayoutPerNumber: bigint,
  topOddsE4: bigint,
): NumberState {
  if (standing.exposureAmount >= maxPayoutPerNumber) return CLOSED
  // Half of low odds would not even return the stake: such a number stays as it is until it is full.
  const isHalved =
    standing.exposureAmount >= halvedFrom(maxPayoutPerNumber) && topOddsE4 * HALF_E4 > FULL_E4 * FULL_E4
  let factorE4 = isHalved ? HALF_E4 : FULL_E4
  let leftAmount: bigint | null = null
  for (const { mode, factorE4: own, maxTotalAmount, onFull } of rules) {
    const left = maxTotalAmount === null ? null : maxTotalAmount - standing.stakeAmount
    const isFull = left !== null && left <= 0n
    if (mode === 'CLOSED' || (isFull && onFull === 'CLOSED')) return CLOSED
    if (mode === 'HALF' || isFull) factorE4 = least(factorE4, BigInt(own))
    else if (left !== null && onFull === 'CLOSED')
      leftAmount = leftAmount === null ? left : least(leftAmount, left)
  }
  return factorE4 === 0n ? CLOSED : { factorE4, leftAmount }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Why lines of a bet are not taken, each by its number from 1. */
export interface NumberFault {
  readonly code: 'LOTTERY_NUMBER_CLOSED' | 'LOTTERY_NUMBER_LIMIT' | 'LOTTERY_ODDS_REDUCED'
  readonly lines: readonly FaultyLine[]
}

export interface FaultyLine {
  readonly line: number
  readonly number: string
  /** The odds that hold now, of LOTTERY_ODDS_REDUCED. */
  readonly oddsE4?: readonly bigint[]
  /** What may still stand on the number, of LOTTERY_NUMBER_LIMIT. */
  readonly amount?: bigint
}

/** A line as it would be taken now. */
export interface JudgedLine {
  /** 0: its number is closed. */
  readonly factorE4: bigint
  readonly oddsE4: readonly bigint[]
  readonly standings: readonly Standing[]
  /** What may still stand on its number, if that is less than the line asks for. */
  readonly mostAmount: bigint | null
}

export interface BookParts {
  readonly gameCode: string
  readonly maxPayoutPerNumber: bigint
  /** By `keyName`. */
  readonly rules: ReadonlyMap<string, readonly NumberRule[]>
  readonly standings: ReadonlyMap<string, Amounts>
  /** The full odds of the house. */
  oddsOf(playCode: string): readonly bigint[]
  /** What a member may stake on one number. */
  limitOf(playCode: string): bigint
}

/** At what a bet type is sold. */
interface Sale {
  readonly fullE4: readonly bigint[]
  readonly limit: bigint
}

/** The numbers of one issue at one house, while bets are judged one after the other. */
export class NumberBook {
  readonly #parts: BookParts
  readonly #now: Map<string, Amounts>
  /** A bet has up to a thousand lines, most of them of the same bet type. */
  readonly #sales = new Map<string, Sale>()

  constructor(parts: BookParts) {
    this.#parts = parts
    this.#now = new Map(parts.standings)
  }

  standingOf(name: string): Amounts {
    return this.#now.get(name) ?? nothing
  }

  #saleOf(playCode: string): Sale {
    let sale = this.#sales.get(playCode)
    if (!sale) {
      sale = { fullE4: this.#parts.oddsOf(playCode), limit: this.#parts.limitOf(playCode) }
      this.#sales.set(playCode, sale)
    }
    return sale
  }

  /** Judges a bet whose member has staked so much on numbers before, and counts it if nothing is wrong. */
  take(
    lines: readonly QuotedLine[],
    stakedBefore: ReadonlyMap<string, bigint>,
  ): NumberFault | { readonly lines: readonly QuotedLine[]; readonly standings: readonly Standing[] } {
    const before = new Map<string, Amounts>()
    const staked = new Map(stakedBefore)
    const judged = lines.map((line) => {
      const one = this.#judge(line, staked)
      for (const standing of one.standings) this.#count(standing, before, staked)
      return one
    })
    const fault = faultOf(this.#parts.gameCode, lines, judged)
    if (fault) {
      for (const [name, amounts] of before) this.#now.set(name, amounts)
      return fault
    }
    return {
      lines: lines.map((line, place) => atPrices(line, judged[place]!)),
      standings: judged.flatMap(({ standings }) => standings),
    }
  }

  /** What each of some lines would be taken at, one after the other. */
  judgeEach(lines: readonly QuotedLine[], stakedBefore: ReadonlyMap<string, bigint>): JudgedLine[] {
    const staked = new Map(stakedBefore)
    return lines.map((line) => {
      const one = this.#judge(line, staked)
      for (const standing of one.standings) this.#count(standing, new Map(), staked)
      return one
    })
  }

  #judge(line: QuotedLine, staked: ReadonlyMap<string, bigint>): JudgedLine {
    const { gameCode, maxPayoutPerNumber } = this.#parts
    const { fullE4: full, limit } = this.#saleOf(line.playCode)
    const perCombination = perCombinationOf(line)
    const topOddsE4 = topOddsOf(gameCode, { ...line, oddsE4: full })
    const asked = standingsAt(gameCode, { ...line, perCombination }, topOddsE4)
    const states = asked.map((one) => this.#stateOf(one, perCombination, topOddsE4))
    const factorE4 = states.reduce((lowest, state) => least(lowest, state.factorE4), FULL_E4)
    const oddsE4 = factorE4 === FULL_E4 ? full : full.map((odds) => (odds * factorE4) / FULL_E4)
    if (factorE4 === 0n) return { factorE4, oddsE4, standings: [], mostAmount: 0n }
    const paid = (topOddsE4 * factorE4) / FULL_E4
    let most: bigint | null = null
    for (const [place, standing] of asked.entries()) {
      const room = maxPayoutPerNumber - this.standingOf(standing.key).exposureAmount
      const left = [
        limit - (staked.get(standing.key) ?? 0n),
        paid === 0n ? null : (room * FULL_E4) / paid,
        states[place]!.leftAmount,
      ]
      for (const one of left)
        if (one !== null && one < perCombination) most = most === null ? one : least(most, one)
    }
    const exposureAmount = (perCombination * paid) / FULL_E4
    const standings =
      factorE4 === FULL_E4 ? asked : asked.map((standing) => ({ ...standing, exposureAmount }))
    return { factorE4, oddsE4, standings, mostAmount: most === null || most > 0n ? most : 0n }
  }

  #stateOf({ key }: Standing, stakeAmount: bigint, topOddsE4: bigint): NumberState {
    const rules = this.#parts.rules.get(key) ?? []
    const now = this.standingOf(key)
    // A line that would fill a number up is taken as if it were full, where it then pays less.
    const filling = rules.map((rule) =>
      rule.onFull === 'HALF' && now.stakeAmount + stakeAmount > rule.maxTotalAmount!
        ? { ...rule, mode: 'HALF' as const, maxTotalAmount: null }
        : rule,
    )
    return stateOf(filling, now, this.#parts.maxPayoutPerNumber, topOddsE4)
  }

  #count(standing: Standing, before: Map<string, Amounts>, staked: Map<string, bigint>): void {
    const { key } = standing
    const now = this.standingOf(key)
    if (!before.has(key)) before.set(key, now)
    this.#now.set(key, {
      stakeAmount: now.stakeAmount + standing.stakeAmount,
      exposureAmount: now.exposureAmount + standing.exposureAmount,
    })
    staked.set(key, (staked.get(key) ?? 0n) + standing.stakeAmount)
  }
}

const atPrices = (line: QuotedLine, { oddsE4, factorE4 }: JudgedLine): QuotedLine =>
  factorE4 === line.factorE4 && oddsE4.every((odds, prize) => odds === line.oddsE4[prize])
    ? line
    : { ...line, oddsE4, factorE4 }

/** The first kind of fault that any line has, with all lines that have it. */
function faultOf(
  gameCode: string,
  lines: readonly QuotedLine[],
  judged: readonly JudgedLine[],
): NumberFault | undefined {
  const faulty = (of: (one: JudgedLine, line: QuotedLine) => Partial<FaultyLine> | undefined): FaultyLine[] =>
    judged.flatMap((one, place) => {
      const more = of(one, lines[place]!)
      return more ? [{ line: place + 1, number: lines[place]!.selection, ...more }] : []
    })
  const closed = faulty(({ factorE4 }) => (factorE4 === 0n ? {} : undefined))
  if (closed.length > 0) return { code: 'LOTTERY_NUMBER_CLOSED', lines: closed }
  const reduced = faulty((one, line) => (isLess(gameCode, one, line) ? { oddsE4: one.oddsE4 } : undefined))
  if (reduced.length > 0) return { code: 'LOTTERY_ODDS_REDUCED', lines: reduced }
  const limited = faulty(({ mostAmount }) => (mostAmount === null ? undefined : { amount: mostAmount }))
  return limited.length > 0 ? { code: 'LOTTERY_NUMBER_LIMIT', lines: limited } : undefined
}

/** Whether a line pays less than the member saw, in one of the prizes that it can win. */
function isLess(gameCode: string, { oddsE4, factorE4 }: JudgedLine, line: QuotedLine): boolean {
  const { seenE4, playCode, selection } = line
  if (seenE4 === null) return factorE4 < FULL_E4
  if (oddsE4.every((odds, prize) => odds >= seenE4[prize]!)) return false
  return prizesOfSelection(gameCode, playCode, selection).some((prize) => oddsE4[prize]! < seenE4[prize]!)
}
