/** What lines on whole numbers cost and pay at a moment, and which numbers are limited. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { numberPlayOf, type NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import { exposurePlaysOf } from '../../../kernel/lottery/numbers/exposure.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { readIssue } from '../draws/door.ts'
import { bookOf, fullOddsOf } from './number-desk.ts'
import { refuseLine, type Bettor } from './place.ts'
import { FULL_E4, isSlipFault, quoteOf, quoteSlip } from './rules/slip.ts'
import { nothing, stateOf, type NumberState } from './rules/number-book.ts'
import { keyName, standingsOf } from './rules/number-plays.ts'
import { oddsText } from './rules/odds-text.ts'
import type { SlipLine } from './rules/play-rules.ts'
import { isNumberGame, rulesOf, type LotteryGame } from './rules/plays.ts'
import { readExposures, type HouseIssue } from './store/exposure.ts'
import { stakesOnNumbers } from './store/number-stakes.ts'
import { rulesOfIssues } from './store/number-rules.ts'
import { oddsName, readOddsOfMany } from './store/odds.ts'
import { readTermsOf } from './store/terms.ts'

interface Asked {
  readonly numero: string
  readonly lines: readonly Omit<SlipLine, 'multiple'>[]
}

/** Whole numbers alone; classic numbers have no calls about numbers. */
export const numberGameIn = (game: LotteryGame): NumberGame =>
  isNumberGame(game) ? game : refuse('LOTTERY_GAME_UNKNOWN')

/**
 * Errors: LOTTERY_GAME_UNKNOWN for classic numbers, LOTTERY_ISSUE_UNKNOWN, LOTTERY_NOT_OPEN, LOTTERY_CLOSED,
 * GAME_MAINTENANCE, LOTTERY_COMBINATION_MISMATCH with the line.
 */
export async function quoteNumbers(
  reader: Reader,
  { merchantId, memberId, currency }: Bettor,
  game: LotteryGame,
  { numero, lines }: Asked,
) {
  const { gameCode } = numberGameIn(game)
  const rules = rulesOf(game)
  if (lines.length > rules.mostLines)
    refuseFields([{ field: 'lines', rule: 'maxItems', params: [String(rules.mostLines)] }])
  const issue = { merchantId, gameCode, numero }
  await checkOpen(reader, issue)
  const quote = quoteSlip(
    rules,
    lines.map((line) => ({ ...line, multiple: 1 })),
    { g: 0, refundsTies: false },
  )
  if (isSlipFault(quote)) refuseLine(quote)
  const { book, fullOf } = await readBook(reader, issue, game)
  const staked = await stakedBy(reader, memberId, issue)
  const judged = book.judgeEach(quote.lines, staked)
  const priced = quote.lines.map((line, place) => ({ ...line, oddsE4: judged[place]!.oddsE4 }))
  return {
    gameCode,
    numero,
    lines: priced.map((line, place) => {
      const { factorE4, mostAmount } = judged[place]!
      return {
        line: place + 1,
        number: line.selection,
        state: shownState(factorE4),
        odds: line.oddsE4.map(oddsText),
        fullOdds: fullOf(line.playCode).map(oddsText),
        cover: line.combinations,
        stakeAmount: line.stakeAmount,
        potentialAmount: quoteOf(rules, [line]).potentialAmount,
        mostUnitAmount: mostAmount,
      }
    }),
    stakeAmount: quote.stakeAmount,
    potentialAmount: quoteOf(rules, priced).potentialAmount,
    currency,
  }
}

export const shownState = (factorE4: bigint): 'OPEN' | 'REDUCED' | 'CLOSED' =>
  factorE4 === 0n ? 'CLOSED' : factorE4 < FULL_E4 ? 'REDUCED' : 'OPEN'

async function checkOpen(reader: Reader, { merchantId, gameCode, numero }: HouseIssue): Promise<void> {
  const terms = await readTermsOf(reader, merchantId, gameCode)
  if (!terms.isOn) throw new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  const issue = await readIssue(reader, { gameCode, numero })
  if (!issue) refuse('LOTTERY_ISSUE_UNKNOWN')
  if (issue.state === 'SCHEDULED') refuse('LOTTERY_NOT_OPEN', numero)
  if (issue.state !== 'OPEN') refuse('LOTTERY_CLOSED')
}

/** The numbers of an issue as they stand at this moment, without a lock. */
export async function readBook(reader: Reader, issue: HouseIssue, game: LotteryGame) {
  const odds = await readOddsOfMany(reader, [issue])
  const plays = exposurePlaysOf(numberGameIn(game)).map(({ code }) => code)
  const standings = await readExposures(reader, issue, plays)
  const rules = await rulesOfIssues(reader, [issue])
  const terms = await readTermsOf(reader, issue.merchantId, issue.gameCode)
  const fullOf = (playCode: string) => fullOddsOf(game, playCode, odds.get(oddsName({ ...issue, playCode })))
  return {
    rules,
    terms,
    book: bookOf(issue, { odds, rules, terms, standings }),
    /** By `keyName`. */
    standings,
    fullOf,
    topOddsOf: (playCode: string) => fullOf(playCode).reduce((most, one) => (one > most ? one : most), 0n),
  }
}

async function stakedBy(
  reader: Reader,
  memberId: string,
  issue: HouseIssue,
): Promise<ReadonlyMap<string, bigint>> {
  const staked = new Map<string, bigint>()
  for (const row of await stakesOnNumbers(reader, [{ ...issue, memberId }])) {
    const { oddsE4 } = numberPlayOf(row.gameCode, row.playCode)!
    for (const { key, stakeAmount } of standingsOf(row.gameCode, {
      ...row,
      perCombination: row.amount,
      oddsE4,
    }))
      staked.set(key, (staked.get(key) ?? 0n) + stakeAmount)
  }
  return staked
}

export interface LimitedNumber extends NumberState {
  readonly playCode: string
  readonly number: string
}

/** The numbers of an issue that are closed or reduced, by bet type and number. */
export async function limitedNumbers(
  reader: Reader,
  issue: HouseIssue,
  game: NumberGame,
): Promise<LimitedNumber[]> {
  const { rules, terms, standings, topOddsOf } = await readBook(reader, issue, game)
  const own = Map.groupBy(rules, keyName)
  return [...new Set([...own.keys(), ...standings.keys()])].sort().flatMap((name) => {
    const at = name.indexOf('/')
    const [playCode, number] = [name.slice(0, at), name.slice(at + 1)]
    const standing = standings.get(name) ?? nothing
    const state = stateOf(own.get(name) ?? [], standing, terms.maxPayoutPerNumber, topOddsOf(playCode))
    return state.factorE4 < FULL_E4 ? [{ playCode, number, ...state }] : []
  })
}
