/** What stands on every number of a bet type in an issue, for the heat map of the operators. */
import { refuseFields } from '../../../contract/errors.ts'
import { exposurePlaysOf } from '../../../kernel/lottery/numbers/exposure.ts'
import type { NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { readBook, shownState } from './quote.ts'
import { halvedFrom, nothing, stateOf, type RuleMode } from './rules/number-book.ts'
import { oddsText } from './rules/odds-text.ts'
import type { HouseIssue } from './store/exposure.ts'

interface HeatNumber {
  readonly number: string
  readonly stakeAmount: bigint
  readonly exposureAmount: bigint
  readonly state: 'OPEN' | 'REDUCED' | 'CLOSED'
  readonly factor: string
  /** Of the issue before that of every issue. */
  readonly rule: RuleMode | null
}

export interface Heat {
  readonly maxPayoutPerNumber: bigint
  readonly halvedAmount: bigint
  readonly stakeAmount: bigint
  /** By number: those that somebody bet on or that have a rule. */
  readonly numbers: readonly HeatNumber[]
  largestFirst(): readonly HeatNumber[]
}

/** REQUEST_INVALID for a bet type that has no numbers of its own. */
export async function heatOf(
  reader: Reader,
  issue: HouseIssue,
  game: NumberGame,
  playCode: string,
): Promise<Heat> {
  if (!exposurePlaysOf(game).some(({ code }) => code === playCode))
    refuseFields([{ field: 'playCode', rule: 'unknown' }])
  const { rules, terms, standings, topOddsOf } = await readBook(reader, issue, game)
  const own = Map.groupBy(
    rules.filter((rule) => rule.playCode === playCode),
    ({ numberKey }) => numberKey,
  )
  const prefix = `${playCode}/`
  const bet = [...standings.keys()].flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  )
  const top = topOddsOf(playCode)
  const numbers = [...new Set([...bet, ...own.keys()])].sort().map((number): HeatNumber => {
    const standing = standings.get(prefix + number) ?? nothing
    const ruled = own.get(number) ?? []
    const { factorE4 } = stateOf(ruled, standing, terms.maxPayoutPerNumber, top)
    const rule = ruled.find(({ numero }) => numero !== null) ?? ruled[0]
    return {
      number,
      ...standing,
      state: shownState(factorE4),
      factor: oddsText(factorE4),
      rule: rule?.mode ?? null,
    }
  })
  return {
    maxPayoutPerNumber: terms.maxPayoutPerNumber,
    halvedAmount: halvedFrom(terms.maxPayoutPerNumber),
    stakeAmount: numbers.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0n),
    numbers,
    largestFirst: () =>
      numbers.toSorted((one, other) => (one.exposureAmount < other.exposureAmount ? 1 : -1)),
  }
}
