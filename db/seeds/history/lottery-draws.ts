/** The lotteries while the history is made: their issues, their draws, and the calls of members who bet. */
import { quicknet } from '../../../kernel/lottery/drand/chain.ts'
import { clock } from '../../../kernel/clock.ts'
import {
  digestSourceKey,
  lotteryGames,
  openDraws,
  settlerKey,
  shotsSourceKey,
} from '../../../modules/lottery/index.ts'
import { issuesAhead, type Issue } from '../../../modules/lottery/draws/store/issues.ts'
import { makeGames } from '../../../modules/lottery/draws/make-ahead.ts'
import { firstOf, sql } from '../../../platform/postgres.ts'
import type { SlipLine } from './lottery-slips.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

const SECOND_MS = 1_000
/** The cycle of the fast games that are played here. */
const CYCLE_MS = 60 * SECOND_MS
/** Before the close there is time for everybody's bet. */
const LEAST_OPEN_MS = 20 * SECOND_MS
/** An issue has two steps, and a day of the history a dozen issues. */
const MOST_STEPS = 2_000

export class LotteryDraws {
  readonly #house: House
  readonly #draws: ReturnType<typeof openDraws>

  constructor(house: House) {
    const { database, services } = house.process
    this.#house = house
    this.#draws = openDraws({
      database,
      digestSource: () => services.use(digestSourceKey),
      settler: () => services.use(settlerKey),
      shotsSource: () => services.use(shotsSourceKey),
      drand: { chain: quicknet, urls: [], reach: 'PUBLIC' },
      tell: () => {},
      onError(error) {
        throw error
      },
    })
  }

  /** Makes the coming issues of lotteries that are drawn on days, as a live process does. */
  async plan(gameCodes: readonly string[]): Promise<void> {
    await makeGames(this.#reader, gamesOf(gameCodes), clock.now())
  }

  /** Makes so many issues of fast games, the first of which is open for a while. */
  async planFast(gameCodes: readonly string[], count = 1): Promise<void> {
    const leftMs = CYCLE_MS - (clock.nowMs() % CYCLE_MS)
    if (leftMs < LEAST_OPEN_MS) await this.#house.past.pass(leftMs + SECOND_MS)
    await makeGames(this.#reader, gamesOf(gameCodes), clock.now(), { aheadMs: count * CYCLE_MS })
  }

  /** The next issues of a lottery that close after a moment. */
  async coming(gameCode: string, afterMs = clock.nowMs(), count = 1): Promise<Issue[]> {
    const issues = await issuesAhead(this.#reader, gameCode, MOST_STEPS)
    return issues.filter(({ closesAt }) => closesAt.getTime() > afterMs).slice(0, count)
  }

  /** Whoever has no money for it, or comes too late, does not bet. */
  tryPlace(
    visit: Visit,
    { gameCode, numero }: Pick<Issue, 'gameCode' | 'numero'>,
    lines: readonly SlipLine[],
    more: object = {},
  ): Promise<unknown> {
    return unlessRefused(
      this.#house.as(visit, 'lottery/place-order', { body: { gameCode, numero, lines, ...more } }),
    )
  }

  /** Closes, draws and pays everything up to a moment, each at its own time. */
  async drawUntil(momentMs: number): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const row = await firstOf(
        this.#reader,
        sql<{ dueMs: number }>`
        SELECT extract(epoch FROM min(due_at))::float8 * 1000 AS "dueMs" FROM lottery.issue
        HAVING min(due_at) IS NOT NULL`,
      )
      if (!row || row.dueMs > momentMs) return this.#draws.lane.runAll()
      await this.#house.past.moveTo(row.dueMs + SECOND_MS)
      await this.#draws.clock.runDue()
      await this.#draws.lane.runAll()
    }
    throw new Error('the draws of the history did not end')
  }

  /** Until the issues that were made last are drawn and paid. */
  drawFast(count = 1): Promise<void> {
    return this.drawUntil(clock.nowMs() + count * CYCLE_MS + CYCLE_MS / 2)
  }

  get #reader() {
    return this.#house.process.database.kysely
  }
}

const gamesOf = (gameCodes: readonly string[]) =>
  lotteryGames.filter(({ gameCode }) => gameCodes.includes(gameCode))
