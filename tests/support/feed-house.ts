/** A house with feeds, and what of them stands in its book. */
import { marketsNow } from '../../modules/sportsbook/book/door.ts'
import { oneOf, openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from './server.ts'
import { openFeedPlayer, type FeedPlayer } from './sports-feed.ts'

export interface FeedHouse {
  readonly server: TestServer
  readonly owner: Database
  /** A provider that nobody met before, so that no test meets another's numbers. */
  newFeed(): Promise<FeedPlayer>
  /** By the book's own ids, a provider's code before them. */
  fixtureOf(
    fixtureId: string,
  ): Promise<{ status: string; suspended_for: string | null; version: number; facts: unknown }>
  marketsOf(
    fixtureId: string,
  ): Promise<{ market_no: bigint; type_code: string; state: string; version: number; prices_e4: number[] }[]>
  /** Why no bet is taken on its first market, or on another one. */
  faultOf(fixtureId: string, place?: number): Promise<string | null>
  stateOf(provider: string): Promise<{ state: string; seq: bigint; state_detail: unknown }>
  eventsOf(fixtureId: string, event: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function openFeedHouse(): Promise<FeedHouse> {
  const server = await startServer({ env: WITHOUT_WORKER })
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  let count = 0
  const house: FeedHouse = {
    server,
    owner,
    newFeed: () => openFeedPlayer(server.process, `FEED${++count}`),
    fixtureOf: (fixtureId) =>
      oneOf(
        owner.kysely,
        sql<{ status: string; suspended_for: string | null; version: number; facts: unknown }>`
        SELECT status, suspended_for, version, facts FROM sports.fixture WHERE fixture_id = ${fixtureId}`,
      ),
    marketsOf: (fixtureId) =>
      rowsOf(
        owner.kysely,
        sql<{ market_no: bigint; type_code: string; state: string; version: number; prices_e4: number[] }>`
        SELECT market_no, type_code, state, version, prices_e4 FROM sports.market WHERE fixture_id = ${fixtureId}
        ORDER BY market_no`,
      ),
    async faultOf(fixtureId, place = 0) {
      const { market_no: marketNo } = (await house.marketsOf(fixtureId))[place]!
      const markets = await marketsNow(server.process.database.kysely, 'demo', [marketNo])
      return markets.get(marketNo)!.fault
    },
    stateOf: (provider) =>
      oneOf(
        owner.kysely,
        sql<{ state: string; seq: bigint; state_detail: unknown }>`
        SELECT state, seq, state_detail FROM sports.feed WHERE provider = ${provider}`,
      ),
    async eventsOf(fixtureId, event) {
      const rows = await rowsOf(
        owner.kysely,
        sql<{ payload: Record<string, unknown> }>`
        SELECT payload FROM app.outbox WHERE event = ${event} AND payload->>'fixtureId' = ${fixtureId} ORDER BY id`,
      )
      return rows.map(({ payload }) => payload)
    },
    async close() {
      await owner.close()
      await server.close()
    },
  }
  return house
}
