/**
 * The numbers that a batch of bets stands on (domain/lottery.md §5.1): what they may pay is reserved before
 * any bet is judged, so that no two batches sell the same room, and what is not taken is given back in the
 * same transaction.
 */
import type { Tx } from '../../../platform/postgres.ts'
import { textOfIssue } from '../draws/door.ts'
import type { FreshOrder } from './ride.ts'
import {
  keyName,
  nothing,
  NumberBook,
  type Amounts,
  type NumberFault,
  type NumberRule,
} from './rules/number-book.ts'
import { standingsOf, type Standing } from './rules/number-plays.ts'
import { gameOf, isNumberGame, rulesOf, type LotteryGame } from './rules/plays.ts'
import { perCombinationOf, quoteOf, type QuotedLine } from './rules/slip.ts'
import { numberLimitOf, type Terms } from './rules/terms.ts'
import {
  changeExposure,
  exposureName,
  reserveExposure,
  type ExposureChange,
  type HouseIssue,
} from './store/exposure.ts'
import { oddsName, readOddsOfMany, type HouseOdds } from './store/odds.ts'
import { rulesOfIssues } from './store/number-rules.ts'
import { stakesOnNumbers } from './store/number-stakes.ts'
import { termsName } from './store/terms.ts'

const faults = new WeakMap<FreshOrder, NumberFault>()

/** Why a bet was refused, for the answer to its caller. */
export const keepFault = (order: FreshOrder, fault: NumberFault): void => {
  faults.set(order, fault)
}
export const numberFaultOf = (order: FreshOrder): NumberFault | undefined => faults.get(order)

/** A bet as it is taken: the odds of its lines hold by what was reserved. */
export interface PricedOrder {
  readonly lines: readonly QuotedLine[]
  readonly potentialAmount: bigint
}

/** A bet that may be returned in the batch, with its lines. */
export interface ReturnableOrder extends HouseIssue {
  readonly orderId: string
  readonly lines: readonly {
    playCode: string
    selection: string
    perCombination: bigint
    oddsE4: readonly bigint[]
  }[]
}

interface Asked {
  /** Bets on whole numbers. */
  readonly bets: readonly FreshOrder[]
  readonly returns: readonly ReturnableOrder[]
  readonly terms: ReadonlyMap<string, Terms>
}

export const standsOnNumbers = ({ gameCode }: { gameCode: string }): boolean => {
  const game = gameOf(gameCode)
  return game !== undefined && isNumberGame(game)
}

const houseIssueName = (issue: HouseIssue): string => `${issue.merchantId}/${textOfIssue(issue)}`
const memberName = (memberId: string, issue: HouseIssue): string => `${memberId}/${houseIssueName(issue)}`

export class NumberDesk {
  readonly #books: ReadonlyMap<string, NumberBook>
  readonly #staked: Map<string, Map<string, bigint>>
  readonly #returns: ReadonlyMap<string, readonly ExposureChange[]>
  readonly #taken = new Map<FreshOrder, readonly ExposureChange[]>()
  /** What was reserved and is not taken by any bet that passed. */
  readonly #spare: Map<string, ExposureChange>

  private constructor(parts: {
    books: ReadonlyMap<string, NumberBook>
    staked: Map<string, Map<string, bigint>>
    returns: ReadonlyMap<string, readonly ExposureChange[]>
    reserved: readonly ExposureChange[]
  }) {
    this.#books = parts.books
    this.#staked = parts.staked
    this.#returns = parts.returns
    this.#spare = new Map(parts.reserved.map((change) => [exposureName(change), change]))
  }

  /** Reads what the bets are judged by, and reserves what they ask for at the odds that they saw. */
  static async open(tx: Tx, { bets, returns, terms }: Asked): Promise<NumberDesk> {
    const issues = [...new Map(bets.map((bet) => [houseIssueName(bet), bet])).values()]
    const odds = await readOddsOfMany(tx, issues)
    const rules = await rulesOfIssues(tx, issues)
    const staked = await stakedOn(tx, bets)
    const back = new Map(returns.map((order) => [order.orderId, changesOf(order, order.lines)]))
    const reserved = summed([
      ...bets.flatMap((bet) =>
        changesOf(
          bet,
          bet.lines.map((line) => ({ ...line, perCombination: perCombinationOf(line) })),
        ),
      ),
      // Held in their turn, and given back once the wallet has returned the stake.
      ...[...back.values()].flat().map((change) => ({ ...change, ...nothing })),
    ])
    const held = await reserveExposure(tx, reserved)
    const before = new Map(
      reserved.map((change) => {
        const { stakeAmount, exposureAmount } = held.get(exposureName(change))!
        return [
          exposureName(change),
          {
            stakeAmount: stakeAmount - change.stakeAmount,
            exposureAmount: exposureAmount - change.exposureAmount,
          },
        ] as const
      }),
    )
    const books = new Map(
      issues.map((issue) => [
        houseIssueName(issue),
        bookOf(issue, { odds, rules, terms: terms.get(termsName(issue))!, before }),
      ]),
    )
    return new NumberDesk({ books, staked, returns: back, reserved })
  }

  /** Whether a bet is taken at the odds that its member saw or better; it uses up what it stands on. */
  judge(order: FreshOrder): PricedOrder | NumberFault {
    const name = memberName(order.memberId, order)
    const staked = this.#staked.get(name) ?? new Map<string, bigint>()
    const judged = this.#books.get(houseIssueName(order))!.take(order.lines, staked)
    if ('code' in judged) return judged
    for (const standing of judged.standings)
      staked.set(keyName(standing), (staked.get(keyName(standing)) ?? 0n) + standing.stakeAmount)
    this.#staked.set(name, staked)
    const changes = judged.standings.map((standing) => ({ ...issueOf(order), ...standing }))
    this.#taken.set(order, changes)
    for (const change of changes) this.#use(change)
    const { lines, potentialAmount } = quoteOf(rulesOf(gameOf(order.gameCode)!), judged.lines)
    return { lines, potentialAmount }
  }

  /** Gives back what no bet of the batch took. */
  release(tx: Tx): Promise<void> {
    const rest = [...this.#spare.values()].map(negative)
    this.#spare.clear()
    return changeExposure(tx, rest.filter(isAnything))
  }

  /** Gives back what passed and was not taken by the wallet, and what returned bets stood on. */
  giveBack(tx: Tx, notTaken: readonly FreshOrder[], returnedIds: readonly string[]): Promise<void> {
    const back = [
      ...notTaken.flatMap((order) => this.#taken.get(order) ?? []),
      ...returnedIds.flatMap((orderId) => this.#returns.get(orderId) ?? []),
    ]
    return changeExposure(tx, summed(back).map(negative).filter(isAnything))
  }

  #use(change: ExposureChange): void {
    const name = exposureName(change)
    const spare = this.#spare.get(name)!
    this.#spare.set(name, added(spare, negative(change)))
  }
}

const issueOf = ({ merchantId, gameCode, numero }: HouseIssue): HouseIssue => ({
  merchantId,
  gameCode,
  numero,
})
const isAnything = (change: ExposureChange): boolean =>
  change.stakeAmount !== 0n || change.exposureAmount !== 0n
const negative = (change: ExposureChange): ExposureChange => ({
  ...change,
  stakeAmount: -change.stakeAmount,
  exposureAmount: -change.exposureAmount,
})
const added = (one: ExposureChange, other: Amounts): ExposureChange => ({
  ...one,
  stakeAmount: one.stakeAmount + other.stakeAmount,
  exposureAmount: one.exposureAmount + other.exposureAmount,
})

/** Each number once. */
function summed(changes: readonly ExposureChange[]): ExposureChange[] {
  const sums = new Map<string, ExposureChange>()
  for (const change of changes) {
    const name = exposureName(change)
    const known = sums.get(name)
    sums.set(name, known ? added(known, change) : change)
  }
  return [...sums.values()]
}

const changesOf = (
  issue: HouseIssue,
  lines: readonly {
    playCode: string
    selection: string
    perCombination: bigint
    oddsE4: readonly bigint[]
  }[],
): ExposureChange[] =>
  lines.flatMap((line) =>
    standingsOf(issue.gameCode, line).map((standing: Standing) => ({ ...issueOf(issue), ...standing })),
  )

/** By member and issue: what their bets have on numbers already. */
async function stakedOn(tx: Tx, bets: readonly FreshOrder[]): Promise<Map<string, Map<string, bigint>>> {
  const staked = new Map<string, Map<string, bigint>>()
  for (const row of await stakesOnNumbers(tx, bets)) {
    const name = memberName(row.memberId, row)
    const own = staked.get(name) ?? new Map<string, bigint>()
    staked.set(name, own)
    const line = { ...row, perCombination: row.amount, oddsE4: [] }
    for (const standing of standingsOf(row.gameCode, { ...line, oddsE4: noOdds }))
      own.set(keyName(standing), (own.get(keyName(standing)) ?? 0n) + standing.stakeAmount)
  }
  return staked
}
/** The stake alone matters. */
const noOdds: readonly bigint[] = Array.from({ length: 32 }, () => 0n)

interface BookFacts {
  readonly odds: ReadonlyMap<string, HouseOdds>
  readonly rules: readonly (NumberRule & { merchantId: string; gameCode: string; numero: string | null })[]
  readonly terms: Terms
  /** By `exposureName`. */
  readonly before: ReadonlyMap<string, Amounts>
}

/** The numbers of an issue as they stand. */
export function bookOf(issue: HouseIssue, { odds, rules, terms, before }: BookFacts): NumberBook {
  const game = gameOf(issue.gameCode)!
  const own = rules.filter(
    ({ merchantId, gameCode, numero }) =>
      merchantId === issue.merchantId &&
      gameCode === issue.gameCode &&
      (numero === null || numero === issue.numero),
  )
  return new NumberBook({
    gameCode: issue.gameCode,
    maxPayoutPerNumber: terms.maxPayoutPerNumber,
    rules: Map.groupBy(own, keyName),
    standings: standingsIn(issue, before),
    oddsOf: (playCode) => fullOddsOf(game, playCode, odds.get(oddsName({ ...issue, playCode }))),
    limitOf: (playCode) => numberLimitOf(terms, game, playCode)!,
  })
}

/** What stands on the numbers of one issue, by `keyName`; `all` are named by `exposureName`. */
export function standingsIn(
  issue: HouseIssue,
  all: ReadonlyMap<string, Amounts>,
): ReadonlyMap<string, Amounts> {
  const prefix = exposureName({ ...issueOf(issue), playCode: '', numberKey: '' }).slice(0, -1)
  return new Map(
    [...all].flatMap(([name, amounts]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), amounts] as const] : [],
    ),
  )
}

/** What a bet type pays for an open number. */
export const fullOddsOf = (
  game: LotteryGame,
  playCode: string,
  own: HouseOdds | undefined,
): readonly bigint[] => own?.oddsE4 ?? rulesOf(game).oddsOf(playCode, { g: 0, refundsTies: false })
