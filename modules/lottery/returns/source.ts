/** What the lotteries that the house draws returned, for the public page and the operator's monitor. */
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { classicGames } from '../../../kernel/lottery/classic/families.ts'
import { numberGames } from '../../../kernel/lottery/numbers/games.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { ZoneOf } from './count-returns.ts'
import { readCountedUntil, readReturnDays, readReturns } from './store.ts'

const MONTH_DAYS = 30
/** Odds are part of each bet, so the rules of the draws have had one version. */
const MATH_VERSION = '1'

const gamesOf = (vendor: string): string[] =>
  [...classicGames, ...numberGames].filter((game) => game.vendor === vendor).map(({ gameCode }) => gameCode)

/** A game is listed once a draw with bets is counted: what its bets should return depends on them. */
export function returnsOfVendor(database: Database, zoneOf: ZoneOf, vendor: string) {
  const { kysely } = database
  const codes = gamesOf(vendor)
  return {
    vendor,
    rulesOf: () => undefined,
    async of(merchantId: string, now: Date) {
      const today = businessDate(now, zoneOf(merchantId))
      const all = await readReturns(kysely, merchantId, null)
      const month = await readReturns(kysely, merchantId, addDays(today, 1 - MONTH_DAYS))
      return {
        asOf: await readCountedUntil(kysely),
        games: codes.flatMap((gameCode) => {
          const sum = all.get(gameCode)
          if (!sum) return []
          return [
            {
              gameCode,
              kind: 'DRAW' as const,
              mathVersion: MATH_VERSION,
              rtp: null,
              all: sum,
              month: month.get(gameCode) ?? null,
              jackpotPools: [],
            },
          ]
        }),
      }
    },
    async daysOf(merchantId: string, gameCode: string, limit: number) {
      const days = await readReturnDays(kysely, merchantId, gameCode, limit)
      return days.map((day) => ({ ...day, mathVersion: MATH_VERSION }))
    },
  }
}
