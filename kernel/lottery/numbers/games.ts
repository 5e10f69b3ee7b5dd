/**
 * The lotteries whose bets stand on whole numbers: Thai, Lao, Hanoi, stock, yeekee, 4D and Vietnamese ones.
 * Each knows what it offers, what is published of a draw, and what that pays.
 */
import { openStream, type Hmac } from '../../fair/stream.ts'
import type { Cycle } from '../calendar/cycles.ts'
import { dateOfNumero } from '../calendar/cycles.ts'
import type { DayTimes, DrawDays } from '../calendar/draw-days.ts'
import { seaGames, type CancelRule, type SeaGame, type SeaGroup } from '../calendar/sea-games.ts'
import {
  vietnamGames,
  type VietnamDailyGame,
  type VietnamFastGame,
  type VietnamRegion,
} from '../calendar/vietnam-games.ts'
import { fourdBets, type FourdResult } from '../fourd/bets.ts'
import { thaiBetsOf } from '../thai/bets.ts'
import { publishedForm, thaiResultOf, type ThaiResult } from '../thai/result.ts'
import { SEA_VENDOR, VIETNAM_VENDOR, type NumberVendor } from '../vendors.ts'
import { vietnamBetsOf } from '../vietnam/bets.ts'
import { boardForms } from '../vietnam/board.ts'
import type { BetProblem, Chances, NumberBet, PrizeHits } from './number-bet.ts'
import {
  drawPublished,
  publishedText,
  readPublished,
  type Published,
  type PublishedPrize,
} from './published.ts'

/** A bet type as one game offers it. */
export interface NumberPlay {
  readonly code: string
  readonly textKeys: readonly string[]
  /** Digits of its one number; null if the selection is anything else. */
  readonly digits: number | null
  /** The keys of its prizes, and for each of them total return × 10,000 as delivered. */
  readonly prizes: readonly string[]
  readonly oddsE4: readonly bigint[]
  check(selection: readonly string[]): BetProblem | undefined
  /** Units that a valid selection costs. */
  cover(selection: readonly string[]): number
  /** A selection of each kind that has prizes of its own; an empty one if all selections have the same. */
  readonly kinds: readonly (readonly string[])[]
  /** How often one covered unit of a selection of this kind hits each prize on average, by its key. */
  chances(selection: readonly string[]): Chances
  /** The keys under which limits of numbers count a valid selection. */
  exposureKeys(selection: readonly string[]): readonly string[]
}

/** A draw as bets are settled on it. */
export interface NumberDraw {
  readonly published: Published
  /** What Thai-style bets look at, where the game has them. */
  readonly thai: ThaiResult | undefined
  /** What a valid selection hits; prizes without a hit are left out. */
  hits(playCode: string, selection: readonly string[]): readonly PrizeHits[]
}

/** HOUSE: from a committed chain. IMPORT: drawn elsewhere. SHOTS: by what members shoot and the chain. */
export type DrawnBy = 'HOUSE' | 'IMPORT' | 'SHOTS'

export type GameSchedule =
  | { readonly every: 'CYCLE'; readonly cycle: Cycle }
  | { readonly every: 'DAY'; readonly days: DrawDays; readonly times: DayTimes }
  | { readonly every: 'YEEKEE' }

export interface NumberGame {
  readonly gameCode: string
  readonly vendor: NumberVendor
  readonly kind: 'THAI' | 'FOURD' | 'VIETNAM' | 'YEEKEE'
  /** The section of the lobby. */
  readonly group: SeaGroup | VietnamRegion | 'VN_FAST'
  readonly nameKeys: readonly string[]
  readonly drawnBy: DrawnBy
  readonly schedule: GameSchedule
  readonly plays: readonly NumberPlay[]
  /** Null: as the classic numbers, until shortly before the close and as often as one likes. */
  readonly cancelRule: CancelRule | null
  readonly resultTimeoutSeconds: number
  readonly settleDelaySeconds: number
  /** What is published of the draw of an issue, in order. */
  formOf(numero: string): readonly PublishedPrize[]
  /** Reads an issue's stored result; one that is not whole throws a RangeError. */
  read(text: string, numero: string): NumberDraw
}

interface Rules<Result, Table extends string> {
  readonly table: Table
  readonly bets: readonly NumberBet<Result, Table>[]
  formOf(numero: string): readonly PublishedPrize[]
  resultOf(published: Published, numero: string): Result
  thaiOf?(result: Result): ThaiResult
}

/** Binds the bet types of one table to a game. */
function ruled<Result, Table extends string>({
  table,
  bets,
  formOf,
  resultOf,
  thaiOf,
}: Rules<Result, Table>) {
  const context = { table }
  const byCode = new Map(bets.map((bet) => [bet.code, bet]))
  const plays = bets.map(
    ({ code, textKeys, digits, defaultOddsE4, check, cover, kinds, chances, exposureKeys }): NumberPlay => ({
      code,
      textKeys,
      digits,
      prizes: Object.keys(defaultOddsE4[table]!),
      oddsE4: Object.values(defaultOddsE4[table]!),
      check: (selection) => check(selection, context),
      cover: (selection) => cover(selection, context),
      kinds,
      chances: (selection) => chances(selection, context),
      exposureKeys,
    }),
  )
  const read = (text: string, numero: string): NumberDraw => {
    const published = readPublished(formOf(numero), text)
    const result = resultOf(published, numero)
    return {
      published,
      thai: thaiOf?.(result),
      hits: (playCode, selection) => byCode.get(playCode)!.hits(selection, result, context),
    }
  }
  return { plays, formOf, read }
}

const dateOf = (numero: string): string => {
  const date = dateOfNumero(numero)
  if (date === undefined) throw new RangeError(`no date in ${numero}`)
  return date
}

const fourdForm: readonly PublishedPrize[] = [
  { prize: 'first', count: 1, digits: 4 },
  { prize: 'second', count: 1, digits: 4 },
  { prize: 'third', count: 1, digits: 4 },
  { prize: 'special', count: 10, digits: 4 },
  { prize: 'consolation', count: 10, digits: 4 },
]
const yeekeeForm: readonly PublishedPrize[] = [
  { prize: 'top3', count: 1, digits: 3 },
  { prize: 'bottom2', count: 1, digits: 2 },
]

const fourdResult = (published: Published): FourdResult => ({
  first: published.first![0]!,
  second: published.second![0]!,
  third: published.third![0]!,
  special: published.special!,
  consolation: published.consolation!,
})

function rulesOfSea(game: SeaGame) {
  if (game.kind === 'FOURD')
    return ruled({ table: game.table, bets: fourdBets, formOf: () => fourdForm, resultOf: fourdResult })
  const thai = { table: game.table, bets: thaiBetsOf(game.table), thaiOf: (result: ThaiResult) => result }
  if (game.kind === 'YEEKEE')
    return ruled({
      ...thai,
      formOf: () => yeekeeForm,
      resultOf: ({ top3, bottom2 }) => ({ top3: top3![0]!, bottom2: bottom2![0]! }),
    })
  const { source } = game
  return ruled({
    ...thai,
    formOf: (numero) => publishedForm(source, dateOf(numero)),
    resultOf: (published, numero) => thaiResultOf(source, published, dateOf(numero)),
  })
}

const seaGame = (game: SeaGame): NumberGame => ({
  gameCode: game.gameCode,
  vendor: SEA_VENDOR,
  kind: game.kind,
  group: game.group,
  nameKeys: [game.nameKey],
  drawnBy: game.kind === 'YEEKEE' ? 'SHOTS' : 'IMPORT',
  schedule:
    game.kind === 'YEEKEE' ? { every: 'YEEKEE' } : { every: 'DAY', days: game.days, times: game.times },
  cancelRule: game.cancelRule,
  resultTimeoutSeconds: game.resultTimeoutSeconds,
  settleDelaySeconds: game.settleDelaySeconds,
  ...rulesOfSea(game),
})

/** As the daily lotteries of the other countries (domain/lottery.md §5.2, §8). */
const DAILY_CANCEL: CancelRule = { until: 'BEFORE_CLOSE', seconds: 3_600 }
const DAILY_SETTLE_DELAY_S = 60

const vietnamGame = (game: VietnamDailyGame | VietnamFastGame): NumberGame => ({
  gameCode: game.gameCode,
  vendor: VIETNAM_VENDOR,
  kind: 'VIETNAM',
  nameKeys: game.nameKeys,
  resultTimeoutSeconds: game.resultTimeoutSeconds,
  ...(game.kind === 'FAST'
    ? {
        group: 'VN_FAST' as const,
        drawnBy: 'HOUSE' as const,
        schedule: { every: 'CYCLE' as const, cycle: game.cycle },
        cancelRule: null,
        settleDelaySeconds: 0,
      }
    : {
        group: game.region,
        drawnBy: 'IMPORT' as const,
        schedule: { every: 'DAY' as const, days: game.days, times: game.times },
        cancelRule: DAILY_CANCEL,
        settleDelaySeconds: DAILY_SETTLE_DELAY_S,
      }),
  ...ruled({
    table: game.table,
    bets: vietnamBetsOf(game.table),
    formOf: () => boardForms[game.table],
    resultOf: (published) => published,
  }),
})

/** In the order of the lobby. */
export const numberGames: readonly NumberGame[] = [...seaGames.map(seaGame), ...vietnamGames.map(vietnamGame)]

const byCode = new Map(numberGames.map((game) => [game.gameCode, game]))
export const numberGameOf = (gameCode: string): NumberGame | undefined => byCode.get(gameCode)

const playsByCode = new Map(
  numberGames.map((game) => [game.gameCode, new Map(game.plays.map((play) => [play.code, play]))]),
)
export const numberPlayOf = (gameCode: string, playCode: string): NumberPlay | undefined =>
  playsByCode.get(gameCode)?.get(playCode)

/**
 * The result's text of an issue from its seed and beacon (domain/lottery.md §3): the draw of a fast
 * lottery, or the made-up draw of an imported one in a demonstration. The tag is the game's own code.
 */
export function drawNumbers(
  game: NumberGame,
  numero: string,
  seed: string,
  beacon: string,
  hmac?: Hmac,
): string {
  const stream = openStream(
    { serverSeed: seed, clientSeed: beacon, nonce: 0, tag: `${game.gameCode}:${numero}` },
    hmac,
  )
  const form = game.formOf(numero)
  return publishedText(form, drawPublished(form, stream))
}
