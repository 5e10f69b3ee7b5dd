/**
 * The numbers that a batch of bets stands on (domain/lottery.md §5.1): what they may pay is reserved before
 * any bet is judged, so that no two batches sell the same room, and what is not taken is given back in the
 * same transaction.
 */
import type { Tx } from '../../../platform/postgres.ts'
import { textOfIssue, type IssueKey } from '../draws/door.ts'
import { givenBack, NumberSheet } from './number-changes.ts'
import type { FreshOrder } from './ride.ts'
import { NumberBook, type Amounts, type NumberFault } from './rules/number-book.ts'
import { keyName, standingsOf, type Standing } from './rules/number-plays.ts'
import { gameOf, isNumberGame, rulesOf, type LotteryGame } from './rules/plays.ts'
import { perCombinationOf, quoteOf, type QuotedLine } from './rules/slip.ts'
import { numberLimitOf, type Terms } from './rules/terms.ts'
import type { HeldDocket, RuleOfHouse } from './store/docket.ts'
import { changeExposure, reserveExposure, type HouseIssue } from './store/exposure.ts'
import { oddsName, type HouseOdds } from './store/odds.ts'
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
  readonly held: HeldDocket
}

export const standsOnNumbers = ({ gameCode }: { gameCode: string }): boolean => {
  const game = gameOf(gameCode)
  return game !== undefined && isNumberGame(game)
}

/** A bet's issue, and what the bet stands on there. */
type Stood = readonly [issue: HouseIssue, standings: readonly Standing[]]

const houseIssueName = (issue: HouseIssue): string => `${issue.merchantId}/${textOfIssue(issue)}`
const memberName = (memberId: string, issue: HouseIssue): string => `${memberId}/${houseIssueName(issue)}`

export class NumberDesk {
  readonly #books: ReadonlyMap<string, NumberBook>
  readonly #sheets: ReadonlyMap<string, NumberSheet>
  readonly #staked: Map<string, Map<string, bigint>>
  readonly #returns: ReadonlyMap<string, Stood>
  readonly #taken = new Map<FreshOrder, Stood>()

  private constructor(parts: {
    books: ReadonlyMap<string, NumberBook>
    sheets: ReadonlyMap<string, NumberSheet>
    staked: Map<string, Map<string, bigint>>
    returns: ReadonlyMap<string, Stood>
  }) {
    this.#books = parts.books
    this.#sheets = parts.sheets
    this.#staked = parts.staked
    this.#returns = parts.returns
  }

  /** Reserves what the bets ask for at the odds that they saw, and reads what stands on their numbers. */
  static async open(tx: Tx, { bets, returns, held }: Asked): Promise<NumberDesk> {
    const staked = await stakedOn(tx, bets, held)
    const sheets = new Map<string, NumberSheet>()
    const sheetOf = (issue: HouseIssue): NumberSheet => {
      const name = houseIssueName(issue)
      const sheet = sheets.get(name) ?? new NumberSheet(issue)
      sheets.set(name, sheet)
      return sheet
    }
    for (const bet of bets) {
      const sheet = sheetOf(bet)
      for (const line of bet.lines)
        for (const standing of standingsOf(bet.gameCode, {
          ...line,
          perCombination: perCombinationOf(line),
        }))
          sheet.reserve(standing)
    }
    const back = new Map<string, Stood>()
    for (const order of returns) {
      const standings = order.lines.flatMap((line) => standingsOf(order.gameCode, line))
      back.set(order.orderId, [order, standings])
      // Held in their turn, and given back once the wallet has returned the stake.
      for (const standing of standings) sheetOf(order).hold(standing)
    }
    const before = await reserveExposure(tx, [...sheets.values()])
    const books = new Map(
      bets.map((bet) => {
        const [name, sheet] = [houseIssueName(bet), sheetOf(bet)]
        const facts = { ...held, terms: held.terms.get(termsName(bet))!, standings: before.get(sheet)! }
        return [name, bookOf(sheet.issue, facts)]
      }),
    )
    return new NumberDesk({ books, sheets, staked, returns: back })
  }

  /** Whether a bet is taken at the odds that its member saw or better; it uses up what it stands on. */
  judge(order: FreshOrder): PricedOrder | NumberFault {
    const name = memberName(order.memberId, order)
    const staked = this.#staked.get(name) ?? new Map<string, bigint>()
    const judged = this.#books.get(houseIssueName(order))!.take(order.lines, staked)
    if ('code' in judged) return judged
    const sheet = this.#sheets.get(houseIssueName(order))!
    for (const standing of judged.standings) {
      const { key, stakeAmount } = standing
      staked.set(key, (staked.get(key) ?? 0n) + stakeAmount)
      sheet.use(standing)
    }
    this.#staked.set(name, staked)
    this.#taken.set(order, [order, judged.standings])
    if (judged.lines.every((line, place) => hasSameOdds(line, order.lines[place]!)))
      return { lines: judged.lines, potentialAmount: order.potentialAmount }
    const { lines, potentialAmount } = quoteOf(rulesOf(gameOf(order.gameCode)!), judged.lines)
    return { lines, potentialAmount }
  }

  /** Gives back what no bet of the batch took. */
  release(tx: Tx): Promise<void> {
    return changeExposure(
      tx,
      [...this.#sheets.values()].flatMap((sheet) => sheet.takeSpare()),
    )
  }

  /** Gives back what passed and was not taken by the wallet, and what returned bets stood on. */
  giveBack(tx: Tx, notTaken: readonly FreshOrder[], returnedIds: readonly string[]): Promise<void> {
    const back = [
      ...notTaken.map((order) => this.#taken.get(order)),
      ...returnedIds.map((orderId) => this.#returns.get(orderId)),
    ]
    return changeExposure(tx, givenBack(back.filter((stood) => stood !== undefined)))
  }
}

const hasSameOdds = (one: QuotedLine, other: QuotedLine): boolean =>
  one.oddsE4 === other.oddsE4 || one.oddsE4.every((odds, prize) => odds === other.oddsE4[prize])

/**
 * By member and issue: what their bets have on numbers already. Nothing is read of a member whose bets in the
 * issue, these included, come to no more than may stand on any one of their numbers.
 */
async function stakedOn(
  tx: Tx,
  bets: readonly FreshOrder[],
  held: HeldDocket,
): Promise<Map<string, Map<string, bigint>>> {
  const staked = new Map<string, Map<string, bigint>>()
  for (const row of await stakesOnNumbers(tx, nearLimits(bets, held))) {
    const name = memberName(row.memberId, row)
    const own = staked.get(name) ?? new Map<string, bigint>()
    staked.set(name, own)
    for (const { key, stakeAmount } of standingsOf(row.gameCode, {
      ...row,
      perCombination: row.amount,
      oddsE4: noOdds,
    }))
      own.set(key, (own.get(key) ?? 0n) + stakeAmount)
  }
  return staked
}
/** The stake alone matters. */
const noOdds: readonly bigint[] = Array.from({ length: 32 }, () => 0n)

/** The bets of members who may be near a limit of theirs on a number. */
function nearLimits(bets: readonly FreshOrder[], { sums, terms }: HeldDocket): FreshOrder[] {
  const total = new Map<string, bigint>()
  const inIssue = ({ memberId, ...issue }: IssueKey & { memberId: string }) =>
    `${memberId}/${textOfIssue(issue)}`
  for (const sum of [...sums, ...bets])
    total.set(inIssue(sum), (total.get(inIssue(sum)) ?? 0n) + sum.stakeAmount)
  return bets.filter((bet) => {
    const game = gameOf(bet.gameCode)!
    const own = terms.get(termsName(bet))!
    return [...new Set(bet.lines.map(({ playCode }) => playCode))].some(
      (playCode) => total.get(inIssue(bet))! > numberLimitOf(own, game, playCode)!,
    )
  })
}

interface BookFacts {
  readonly odds: ReadonlyMap<string, HouseOdds>
  readonly rules: readonly RuleOfHouse[]
  readonly terms: Terms
  /** By `keyName`. */
  readonly standings: ReadonlyMap<string, Amounts>
}

/** The numbers of an issue as they stand. */
export function bookOf(issue: HouseIssue, { odds, rules, terms, standings }: BookFacts): NumberBook {
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
    standings,
    oddsOf: (playCode) => fullOddsOf(game, playCode, odds.get(oddsName({ ...issue, playCode }))),
    limitOf: (playCode) => numberLimitOf(terms, game, playCode)!,
  })
}

/** What a bet type pays for an open number. */
export const fullOddsOf = (
  game: LotteryGame,
  playCode: string,
  own: HouseOdds | undefined,
): readonly bigint[] => own?.oddsE4 ?? rulesOf(game).oddsOf(playCode, { g: 0, refundsTies: false })
