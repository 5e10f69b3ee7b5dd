/**
 * Every lottery with what the room of the draws needs of it: those of digits, dice and places, and those on
 * whole numbers (domain/lottery.md §2, §4 to §7).
 */
import type { GameKind, ResultSource } from '../../../contract/shared/lottery-draws.ts'
import type { Cycle } from '../../../kernel/lottery/calendar/cycles.ts'
import {
  classicGames,
  familyOf,
  playsOfGame,
  type ClassicGame,
  type Family,
} from '../../../kernel/lottery/classic/families.ts'
import type { FamilyCode } from '../../../kernel/lottery/classic/play.ts'
import {
  numberGames,
  type DrawnBy,
  type GameSchedule,
  type NumberGame,
} from '../../../kernel/lottery/numbers/games.ts'
import type { NumberVendor } from '../../../kernel/lottery/vendors.ts'

export type LotteryVendor = ClassicGame['vendor'] | NumberVendor

/** DAILY: one draw a day at 20:30, the house's own. */
export type Schedule = GameSchedule | { readonly every: 'DAILY' }

interface GameBase {
  readonly gameCode: string
  readonly vendor: LotteryVendor
  readonly kind: GameKind
  /** The section of the lobby. */
  readonly group: string
  readonly drawnBy: DrawnBy
  readonly schedule: Schedule
  /** Seconds from one draw to the next; null: a draw on its days. */
  readonly cycleS: number | null
  /** Codes of its plays in the order of the board. */
  readonly plays: readonly string[]
  /** Without a result for so long after the draw, an issue is void. */
  readonly resultTimeoutS: number
  /** From a result that came from outside to the payment. */
  readonly settleDelayS: number
}

export interface ClassicDraws extends GameBase {
  readonly kind: 'CLASSIC'
  /** As it is drawn: the tag of its stream. */
  readonly family: FamilyCode
  /** As it is read: P3 shows and counts the first three of its five digits. */
  readonly shown: Family
}

export interface NumberDraws extends GameBase {
  readonly kind: Exclude<GameKind, 'CLASSIC'>
  readonly family: Exclude<GameKind, 'CLASSIC'>
  readonly rules: NumberGame
}

export type Game = ClassicDraws | NumberDraws

/**
 * No second draw is allowed: a draw of the house without a result for this long is void (domain/lottery.md
 * §1.4).
 */
const HOUSE_TIMEOUT_S = 120
const YEEKEE_EVERY_S = 900

const classicDraws = (game: ClassicGame): ClassicDraws => {
  const { gameCode, vendor, family, cycleSeconds, digits } = game
  const cycle = cycleSeconds === 'DAILY' ? null : (cycleSeconds as Cycle)
  return {
    gameCode,
    vendor,
    kind: 'CLASSIC',
    group: family,
    drawnBy: 'HOUSE',
    schedule: cycle === null ? { every: 'DAILY' } : { every: 'CYCLE', cycle },
    cycleS: cycle,
    plays: playsOfGame(game).map(({ code }) => code),
    resultTimeoutS: HOUSE_TIMEOUT_S,
    settleDelayS: 0,
    family,
    shown: familyOf(digits === 3 ? '3D' : family),
  }
}

const numberDraws = (rules: NumberGame): NumberDraws => ({
  gameCode: rules.gameCode,
  vendor: rules.vendor,
  kind: rules.kind,
  group: rules.group,
  drawnBy: rules.drawnBy,
  schedule: rules.schedule,
  cycleS: secondsOf(rules.schedule),
  plays: rules.plays.map(({ code }) => code),
  resultTimeoutS: rules.resultTimeoutSeconds,
  settleDelayS: rules.settleDelaySeconds,
  family: rules.kind,
  rules,
})

function secondsOf(schedule: GameSchedule): number | null {
  if (schedule.every === 'CYCLE') return schedule.cycle
  return schedule.every === 'YEEKEE' ? YEEKEE_EVERY_S : null
}

/** In the order of the lobby: the classics, then the SEA vendor's, then the Vietnamese ones. */
export const games: readonly Game[] = [...classicGames.map(classicDraws), ...numberGames.map(numberDraws)]

const byCode = new Map(games.map((game) => [game.gameCode, game]))
export const gameOf = (gameCode: string): Game | undefined => byCode.get(gameCode)

/** The choice of operators for lotteries that are drawn elsewhere; one without a choice is imported. */
export type ChosenSources = ReadonlyMap<string, 'DEMO' | 'IMPORT'>

/** Where the results of coming issues of a game come from. */
export const sourceOf = ({ gameCode, drawnBy }: GameBase, chosen: ChosenSources): ResultSource =>
  drawnBy === 'IMPORT' ? (chosen.get(gameCode) ?? 'IMPORT') : drawnBy
