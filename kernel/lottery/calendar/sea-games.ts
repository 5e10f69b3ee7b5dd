/** The lotteries of the SEA vendor: what each offers and when it is drawn (domain/lottery.md §5.2, §6, §7). */
import { fourdBets, type FourdTable } from '../fourd/bets.ts'
import { thaiBetsOf, type ThaiTable } from '../thai/bets.ts'
import type { ThaiSource } from '../thai/result.ts'
import { exchanges } from './exchanges.ts'
import type { DayTimes, DrawDays } from './draw-days.ts'
import { zones } from './zones.ts'

export type SeaGroup = 'GOVERNMENT' | 'DAILY' | 'STOCK' | 'FOURD' | 'FAST'

/** How long a whole ticket may be cancelled; a lottery takes at most five cancellations a member and day. */
export type CancelRule =
  | { readonly until: 'BEFORE_CLOSE'; readonly seconds: number }
  | { readonly until: 'AFTER_PURCHASE'; readonly seconds: number }

interface SeaGameBase {
  readonly gameCode: string
  /** The key of its name. */
  readonly nameKey: string
  readonly group: SeaGroup
  /** Codes of the bet types that it offers. */
  readonly bets: readonly string[]
  readonly cancelRule: CancelRule
  /** Without a result for so long after the draw, an issue is void. */
  readonly resultTimeoutSeconds: number
  /** From the confirmed result to the settlement. */
  readonly settleDelaySeconds: number
}

interface DrawnElsewhere extends SeaGameBase {
  readonly days: DrawDays
  readonly times: DayTimes
}

export interface ThaiGame extends DrawnElsewhere {
  readonly kind: 'THAI'
  readonly table: ThaiTable
  readonly source: ThaiSource
}

export interface FourdGame extends DrawnElsewhere {
  readonly kind: 'FOURD'
  readonly table: FourdTable
}

/** Its rounds have times of their own (`yeekeeTimesOf`). */
export interface YeekeeGame extends SeaGameBase {
  readonly kind: 'YEEKEE'
  readonly table: ThaiTable
}

export type SeaGame = ThaiGame | FourdGame | YeekeeGame

export const CANCELLATIONS_A_DAY = 5

const HOUR = 3_600
const beforeClose: CancelRule = { until: 'BEFORE_CLOSE', seconds: HOUR }
const SETTLE_DELAY_SECONDS = 60

const codesOf = (bets: readonly { readonly code: string }[]): readonly string[] =>
  bets.map(({ code }) => code)

const thaiTimes = (close: string, result: string, resultUntil: string): DayTimes => ({
  zone: zones.THAILAND,
  close,
  result,
  resultUntil,
})

const weekdays = (...days: readonly number[]): DrawDays => ({ on: 'WEEKDAYS', weekdays: days })
const EVERY_DAY = weekdays(0, 1, 2, 3, 4, 5, 6)

/** The government does not draw on three holidays; the day that it takes instead is only the usual one. */
const GOVERNMENT_MOVES = { '01-01': '01-02', '01-16': '01-17', '05-01': '05-02' }

function thaiGame(
  gameCode: string,
  source: ThaiSource,
  group: SeaGroup,
  days: DrawDays,
  times: DayTimes,
  timeoutHours: number,
): ThaiGame {
  const table = source === 'THAI_GOV' ? 'GOVERNMENT' : 'OTHERS'
  return {
    kind: 'THAI',
    gameCode,
    nameKey: `lottery_name_${gameCode.toLowerCase()}`,
    group,
    table,
    source,
    bets: codesOf(thaiBetsOf(table)),
    days,
    times,
    cancelRule: source === 'STOCK' ? { until: 'AFTER_PURCHASE', seconds: 300 } : beforeClose,
    resultTimeoutSeconds: timeoutHours * HOUR,
    settleDelaySeconds: SETTLE_DELAY_SECONDS,
  }
}

const stockGames = Object.entries(exchanges).flatMap(([code, exchange]) =>
  Object.entries(exchange.sessions).map(([session, times]) =>
    thaiGame(
      session === '' ? code : `${code}_${session}`,
      'STOCK',
      'STOCK',
      weekdays(...exchange.weekdays),
      times,
      1,
    ),
  ),
)

const fourdDays = weekdays(0, 3, 6)

function fourdGame(gameCode: string, table: FourdTable, times: DayTimes): FourdGame {
  return {
    kind: 'FOURD',
    gameCode,
    nameKey: `lottery_name_4d_${gameCode.slice('FOURD_'.length).toLowerCase()}`,
    group: 'FOURD',
    table,
    bets: codesOf(fourdBets),
    days: fourdDays,
    times,
    cancelRule: beforeClose,
    resultTimeoutSeconds: 6 * HOUR,
    settleDelaySeconds: SETTLE_DELAY_SECONDS,
  }
}

const malaysianTimes = thaiTimes('17:30', '18:00', '18:45')
const hanoi = (name: string, close: string, result: string, resultUntil: string) =>
  thaiGame(`HANOI_${name}`, 'HANOI', 'DAILY', EVERY_DAY, thaiTimes(close, result, resultUntil), 6)

const yeekee: YeekeeGame = {
  kind: 'YEEKEE',
  gameCode: 'YEEKEE',
  nameKey: 'lottery_name_yeekee',
  group: 'FAST',
  table: 'OTHERS',
  bets: codesOf(thaiBetsOf('OTHERS')),
  cancelRule: { until: 'BEFORE_CLOSE', seconds: 300 },
  resultTimeoutSeconds: 120,
  settleDelaySeconds: 0,
}

/** Every lottery in the order of the lobby. */
export const seaGames: readonly SeaGame[] = [
  thaiGame(
    'THAI_GOV',
    'THAI_GOV',
    'GOVERNMENT',
    { on: 'DAYS_OF_MONTH', days: [1, 16], usualMoves: GOVERNMENT_MOVES },
    thaiTimes('15:20', '15:30', '16:00'),
    24,
  ),
  thaiGame(
    'GSB',
    'GSB',
    'GOVERNMENT',
    { on: 'DAYS_OF_MONTH', days: [1, 16] },
    thaiTimes('12:30', '14:00', '14:30'),
    24,
  ),
  thaiGame(
    'BAAC',
    'BAAC',
    'GOVERNMENT',
    { on: 'DAYS_OF_MONTH', days: [16] },
    thaiTimes('09:00', '09:30', '10:00'),
    24,
  ),
  thaiGame('LAO', 'LAO', 'DAILY', weekdays(1, 3, 5), thaiTimes('20:20', '20:30', '21:00'), 6),
  hanoi('SPECIAL', '17:00', '17:30', '18:00'),
  hanoi('NORMAL', '18:00', '18:30', '19:00'),
  hanoi('VIP', '19:00', '19:30', '20:00'),
  thaiGame('MALAY_THAI', 'MALAY', 'DAILY', fourdDays, malaysianTimes, 6),
  ...stockGames,
  yeekee,
  fourdGame('FOURD_MAGNUM', 'MALAYSIA', malaysianTimes),
  fourdGame('FOURD_DAMACAI', 'MALAYSIA', malaysianTimes),
  fourdGame('FOURD_TOTO', 'MALAYSIA', malaysianTimes),
  fourdGame('FOURD_SINGAPORE', 'SINGAPORE', thaiTimes('17:00', '17:30', '18:15')),
]
