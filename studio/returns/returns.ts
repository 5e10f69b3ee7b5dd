/** What the studio's games returned, for the public page and for the operator's monitor. */
import { addDays, businessDate } from '../../kernel/calendar.ts'
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import { otherGames, soloGames, tableGames } from '../house/games.ts'
import { readCountedUntil, readReturnDays, readReturns, type ReturnSum } from './store.ts'
import type { Studio } from '../house/studio.ts'

const MONTH_DAYS = 30

export interface GameReturn {
  gameCode: string
  kind: 'SOLO' | 'TABLE' | 'HAND' | 'FISH'
  mathVersion: string
  /** Of a version that returns otherwise than the catalogue says of the game; else null. */
  rtp: string | null
  /** The jackpot pools that it may take part in. */
  jackpotPools: readonly string[]
  all: ReturnSum | null
  month: ReturnSum | null
}

/**
 * Every game that has a return, including those without rounds; figures of an earlier rules version are
 * listed beside it.
 */
export async function returnsOf(
  { database, zones }: Pick<Studio, 'database' | 'zones'>,
  merchantId: string,
  now: Date,
): Promise<{ asOf: Date | null; games: GameReturn[] }> {
  const zone = zones().find((one) => one.merchantId === merchantId)
  const today = businessDate(now, zone?.timeZone ?? DEFAULT_TIME_ZONE)
  const all = await readReturns(database.kysely, merchantId, null)
  const month = await readReturns(database.kysely, merchantId, addDays(today, 1 - MONTH_DAYS))
  const games = [
    ...soloGames.map(({ gameCode, mathVersion }) => ({
      gameCode,
      mathVersion,
      kind: 'SOLO' as const,
      rtp: null,
      jackpotPools: ['GRAND', 'MINOR', 'MINI'],
    })),
    ...tableGames.map(({ gameCode, mathVersion, byTote }) => ({
      gameCode,
      mathVersion,
      kind: 'TABLE' as const,
      rtp: null,
      jackpotPools: [],
      byTote,
    })),
    ...otherGames.flatMap(({ gameCode, mathVersion, kind, jackpotPools = [] }) =>
      kind === 'HAND' || kind === 'FISH' ? [{ gameCode, mathVersion, kind, rtp: null, jackpotPools }] : [],
    ),
  ]
  const rows = games.flatMap(({ byTote, ...game }: (typeof games)[number] & { byTote?: TableGame }) => {
    const versions = new Set([
      game.mathVersion,
      ...(byTote ? [byTote.mathVersion] : []),
      ...all.filter(({ gameCode }) => gameCode === game.gameCode).map(({ mathVersion }) => mathVersion),
    ])
    return [...versions].map((mathVersion): GameReturn => {
      const find = (list: readonly ReturnSum[]) =>
        list.find((row) => row.gameCode === game.gameCode && row.mathVersion === mathVersion) ?? null
      const rtp = byTote?.mathVersion === mathVersion ? toteRtp(byTote) : null
      return { ...game, mathVersion, rtp, all: find(all), month: find(month) }
    })
  })
  return { asOf: await readCountedUntil(database.kysely), games: rows }
}

/** The sides of a tote return the same together, however the stakes are spread. */
const toteRtp = ({ spots, tote }: TableGame): string =>
  spots.find(({ code }) => tote?.sides.includes(code))?.rtp ?? ''

export async function returnDaysOf(
  { database }: Pick<Studio, 'database'>,
  merchantId: string,
  gameCode: string,
  limit: number,
): Promise<(ReturnSum & { day: string })[]> {
  return readReturnDays(database.kysely, merchantId, gameCode, limit)
}
