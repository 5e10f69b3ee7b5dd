/** The sportsbook while the history is made: its matches, and the calls of members who bet on them. */
import type { placeSportBetSchemas } from '../../../contract/player/sportsbook/place-bet.ts'
import type { quoteCashOutSchemas } from '../../../contract/player/sportsbook/quote-cash-out.ts'
import type { readFixtureSchemas } from '../../../contract/player/sportsbook/read-fixture.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { BetKind, MarketType, OddsFormat } from '../../../kernel/sports/words.ts'
import {
  admitFeed,
  MatchesByHand,
  openSettling,
  openSlips,
  receiveFeed,
  turnOnVirtual,
  VIRTUAL_PROVIDER,
  virtualFeedName,
} from '../../../modules/sportsbook/index.ts'
import { posterKey } from '../../../modules/wallet/index.ts'
import { DEMO_MERCHANT } from '../system.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

type Fixture = ValueOf<typeof readFixtureSchemas>
export type PlacedBet = ValueOf<typeof placeSportBetSchemas>
type Quote = ValueOf<typeof quoteCashOutSchemas>

interface Leg {
  readonly marketId: string
  readonly code: string
  readonly line: number | null
  readonly price: number
}
export interface SlipDraft {
  readonly kind?: BetKind
  readonly systemCode?: string
  readonly stakeAmount: number
  readonly oddsFormat?: OddsFormat
}

const MINUTE_MS = 60_000
const SECONDS_MS = 6_000
const MOST_TRIES = 8
const MOST_WAITS = 12
const wholes: ReadonlySet<string> = new Set(['FT', 'GAME', 'SERIES'])

interface Parts {
  readonly matches: MatchesByHand
  readonly slips: ReturnType<typeof openSlips>
  readonly settling: ReturnType<typeof openSettling>
}

export class SportsDay {
  readonly #house: House
  readonly #parts: Parts

  private constructor(house: House, parts: Parts) {
    this.#house = house
    this.#parts = parts
  }

  static async open(house: House): Promise<SportsDay> {
    const { database, services, config } = house.process
    const onError = (error: unknown) => {
      throw error
    }
    await admitFeed(database, config.secretKey, {
      provider: VIRTUAL_PROVIDER,
      name: virtualFeedName,
      isVirtual: true,
    })
    await turnOnVirtual(database, [DEMO_MERCHANT])
    return new SportsDay(house, {
      matches: new MatchesByHand({
        database,
        onError,
        send: ({ path, ...body }) => receiveFeed(services, VIRTUAL_PROVIDER, path, body),
      }),
      slips: openSlips({ database, onError, poster: services.use(posterKey), tell: () => {} }),
      settling: openSettling({ database, services, onError }),
    })
  }

  async close(): Promise<void> {
    const { matches, slips, settling } = this.#parts
    await matches.stop()
    await slips.stop()
    await settling.stop()
    await this.#house.settle()
  }

  /** The first match of each league from a moment on. Returns their fixtures. */
  offer(leagueCodes: readonly string[], fromMs: number): Promise<string[]> {
    const { matches } = this.#parts
    return matches.offer(matches.first(leagueCodes, fromMs))
  }

  async playOn(): Promise<void> {
    await this.#parts.matches.playOn()
    await this.#parts.slips.runDue()
  }

  /** Until all of them have a result and their bets are settled. */
  async playToTheEnd(visit: Visit, fixtureIds: readonly string[]): Promise<void> {
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      await this.#house.past.pass(3 * MINUTE_MS)
      await this.playOn()
      const fixtures = await Promise.all(fixtureIds.map((fixtureId) => this.#read(visit, fixtureId)))
      if (fixtures.every(({ status }) => status === 'RESULTED')) return this.#parts.settling.runAll()
    }
    throw new Error('the matches of the evening did not end')
  }

  #read(visit: Visit, fixtureId: string): Promise<Fixture> {
    return this.#house.as(visit, 'sports/read-fixture', { params: { fixtureId } })
  }

  /** A selection of the whole match by its place among those of a market, at its price now. */
  async leg(visit: Visit, fixtureId: string, typeCode: MarketType, place: number): Promise<Leg> {
    const own = (await this.#read(visit, fixtureId)).markets.filter(
      (market) => market.typeCode === typeCode && wholes.has(market.period),
    )
    const market = own.find(({ isMain }) => isMain) ?? own[0]
    const selection = market?.selections[place]
    if (!market || !selection) throw new Error(`${fixtureId} has no ${typeCode}`)
    return { marketId: market.marketId, line: market.line, code: selection.code, price: selection.price }
  }

  place(visit: Visit, legs: readonly Leg[], draft: SlipDraft): Promise<PlacedBet> {
    return this.#house.as(visit, 'sports/place-bet', {
      body: { kind: 'SINGLE', acceptChange: 'BETTER', oddsFormat: 'DECIMAL', ...draft, legs },
    })
  }

  /** Whoever has no money for it, or comes too late, does not bet. */
  tryPlace(visit: Visit, legs: readonly Leg[], draft: SlipDraft): Promise<PlacedBet | undefined> {
    return unlessRefused(this.place(visit, legs, draft))
  }

  /** Sells a bet, or a part of it, for what is offered; while its match is suspended it waits. */
  async cashOut(visit: Visit, { betId }: PlacedBet, percent: number): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const params = { betId }
      const quote = await this.#house.try<Quote>(visit, 'sports/quote-cash-out', { params })
      if (quote) {
        const amount = Math.floor((Number(quote.offerAmount) * percent) / 100)
        await this.#house.as(visit, 'sports/cash-out', {
          params,
          body: { quoteId: quote.quoteId, percent, amount },
        })
        return
      }
      await this.passSeconds()
    }
  }

  keepAuto(visit: Visit, { betId }: PlacedBet, amount: number): Promise<unknown> {
    return this.#house.as(visit, 'sports/set-auto-cash-out', { params: { betId }, body: { amount } })
  }

  follow(visit: Visit, fixtureId: string): Promise<unknown> {
    return this.#house.as(visit, 'sports/set-favourite', {
      params: { kind: 'FIXTURE', id: fixtureId },
      body: { isFavourite: true },
    })
  }

  /** Longer than a bet on a match that is played waits. */
  async passSeconds(): Promise<void> {
    await this.#house.past.pass(SECONDS_MS)
    await this.playOn()
  }
}
