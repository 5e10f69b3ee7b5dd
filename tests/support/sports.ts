/** Bets on sports over a real database: a book by hand, members with money, and what must hold. */
import { expect } from 'vitest'
import type { Refusal } from '../../kernel/refusal.ts'
import { sportCodes } from '../../kernel/sports/words.ts'
import { liveClock } from '../../modules/sportsbook/slips/live-clock.ts'
import { placeSlip, type Placed, type Slip } from '../../modules/sportsbook/slips/place.ts'
import { slipRider, type OnRiderStep } from '../../modules/sportsbook/slips/rider.ts'
import { slipSettings } from '../../modules/sportsbook/slips/settings.ts'
import { giveBackHeld } from '../../modules/sportsbook/slips/store/deciding.ts'
import { readBets, type ShownBet } from '../../modules/sportsbook/slips/store/shown.ts'
import { setSetting } from '../../modules/system/index.ts'
import {
  balancesOfMany,
  openPoster,
  setGameGuards,
  settleRounds,
  type Poster,
} from '../../modules/wallet/index.ts'
import type { Push } from '../../platform/hub.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { MERCHANT, openMember } from '../ledger/support.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { slipFaults } from './slip-faults.ts'
import { TestBook } from './test-book.ts'

export { noFacts, on, scored, slipOn, type FixtureDraft, type MarketDraft } from './test-book.ts'

export const OPENING = 10_000_000_000n

/** `OK`, or the refusal with its arguments. */
export const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: Refusal) => [error.code, ...error.params].join(' '),
  )

let keys = 0
export const freshKey = (): string => `sports-key-${++keys}`

export class SportsHouse extends TestBook {
  readonly fresh: FreshDatabase
  readonly database: Database
  readonly poster: Poster
  readonly pushes: Push[] = []
  readonly errors: unknown[] = []
  readonly #openings = new Map<string, bigint>()

  private constructor(parts: {
    fresh: FreshDatabase
    database: Database
    owner: Database
    poster: Poster
  }) {
    super(parts.owner)
    this.fresh = parts.fresh
    this.database = parts.database
    this.poster = parts.poster
  }

  static async open(onStep?: OnRiderStep): Promise<SportsHouse> {
    const fresh = await freshDatabase()
    const database = openDatabase({ url: fresh.url, max: 10 })
    const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 4 })
    await run(
      owner.kysely,
      sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES (${MERCHANT}, ${MERCHANT}, 'a house')`,
    )
    await database.transaction((tx) =>
      setGameGuards(
        tx,
        sportCodes.flatMap((code) =>
          ['TCG_SPORT', 'TCG_ESPORT'].map((vendor) => ({
            vendor,
            gameCode: `SPORT-${code}`,
            product: vendor === 'TCG_SPORT' ? ('SPORTS' as const) : ('ESPORTS' as const),
            isOpen: true,
          })),
        ),
      ),
    )
    const poster = openPoster({ url: fresh.url, riders: [slipRider(onStep, 0)] })
    return new SportsHouse({ fresh, database, owner, poster })
  }

  async shut(): Promise<void> {
    await this.poster.close()
    await Promise.all([this.database.close(), this.owner.close()])
    await this.fresh.drop()
  }

  bettor = (memberId: string) => ({ merchantId: MERCHANT, memberId, currency: 'THB' as const })

  async member(memberId: string, main = OPENING): Promise<string> {
    this.#openings.set(memberId, main)
    await run(
      this.owner.kysely,
      sql`INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash)
        VALUES (${memberId}, ${MERCHANT}, ${memberId.toLowerCase()}, 0, '-')`,
    )
    return openMember(this.database, memberId, { main })
  }

  async set(values: Partial<Record<keyof typeof slipSettings, number | boolean>>): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const [name, value] of Object.entries(values))
        await setSetting<unknown>(tx, MERCHANT, slipSettings[name as keyof typeof slipSettings], value)
    })
  }

  place = (memberId: string, slip: Slip, key = freshKey(), poster = this.poster): Promise<Placed> =>
    placeSlip({ database: this.database, poster }, this.bettor(memberId), key, slip)

  /** Live bets that wait to be decided. */
  waiting = async (): Promise<ShownBet[]> =>
    readBets(
      this.database.kysely,
      (
        await rowsOf(
          this.database.kysely,
          sql<{ bet_id: string }>`SELECT bet_id FROM sports.bet WHERE state = 'PENDING' ORDER BY bet_no`,
        )
      ).map(({ bet_id: betId }) => betId),
    )

  /** The moment of waiting bets has come, and they are decided. */
  async decide(onStep?: (step: 'leased' | 'judged') => Promise<void> | void): Promise<void> {
    await this.change(
      sql`UPDATE sports.bet SET decide_at = app.now(), leased_until = NULL WHERE state = 'PENDING'`,
    )
    const clock = liveClock({
      database: this.database,
      poster: this.poster,
      tell: (push) => this.pushes.push(push),
      onError: (error) => this.errors.push(error),
      ...(onStep ? { onStep } : {}),
    })
    await clock.runDue()
    await clock.stop()
  }

  /** Settles a bet by hand as settlement does: what the round is paid, the bet's row and what it held. */
  async settle(bet: ShownBet, payout: bigint): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [now] = await readBets(tx, [bet.betId])
      const win = { memberId: bet.memberId, winAmount: payout, validAmount: 0n, bonusValidAmount: 0n }
      const order = { vendor: bet.vendor, roundId: bet.betId, version: now!.version + 1, results: [win] }
      expect(await settleRounds(tx, order)).toEqual(['SETTLED'])
      await run(
        tx,
        sql`UPDATE sports.bet SET state = 'SETTLED', result = ${payout > 0n ? 'WON' : 'LOST'}, version = version + 1,
          payout = cashed_amount + ${payout}, settled_at = app.now() WHERE bet_id = ${bet.betId}`,
      )
      await giveBackHeld(tx, [bet.betId])
    })
  }

  balance = async (memberId: string): Promise<bigint> =>
    (await balancesOfMany(this.database.kysely, [memberId])).get(memberId)!.balance

  faults = () => slipFaults(this.database, this.#openings)
}
