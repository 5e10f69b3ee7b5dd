/** An XML odds feed, carried to the port of a whole house. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitFeed } from '../../modules/sportsbook/index.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import { feedKey, FEED_SECRET } from '../../tests/support/sports-feed.ts'
import { sendToFeed } from '../feed-check/client.ts'
import { Bridge } from './bridge.ts'

let server: TestServer
let owner: Database
let bridge: Bridge
const said: string[] = []
beforeAll(async () => {
  server = await startServer({
    seed: false,
    env: { ...WITHOUT_WORKER, SECRET_KEY: feedKey.toString('base64') },
  })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  await admitFeed(server.process.database, feedKey, { provider: 'XML', name: 'XML', secret: FEED_SECRET })
  const endpoint = { url: server.origin, provider: 'XML', secret: FEED_SECRET }
  bridge = new Bridge(
    {
      state: () => sendToFeed(endpoint, 'state', ''),
      messages: (firstSeq, messages) => sendToFeed(endpoint, 'messages', { firstSeq, messages }),
      snapshot: (seq, fixtures) => sendToFeed(endpoint, 'snapshot', { seq, fixtures }),
      heartbeat: (seq) => sendToFeed(endpoint, 'heartbeat', { seq }),
    },
    (line) => said.push(line),
  )
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const fixture =
  '<fixtures_fixture><fixture id="sr:match:1" start_time="2030-01-01T15:00:00+00:00"><tournament id="sr:tournament:1" name="League"><sport id="sr:sport:1" name="Soccer"/><category id="sr:category:1" name="Arania"/></tournament><competitors><competitor id="sr:competitor:1" name="Reds" qualifier="home"/><competitor id="sr:competitor:2" name="Blues" qualifier="away"/></competitors></fixture></fixtures_fixture>'
const odds = (score: string, prices: readonly string[]) =>
  `<odds_change product="1" event_id="sr:match:1" timestamp="1"><sport_event_status status="1" match_status="6" ${score}><clock match_time="10:00" stopped="false"/></sport_event_status><odds><market id="1" status="1">${prices.map((price, at) => `<outcome id="${at + 1}" odds="${price}" active="1"/>`).join('')}</market></odds></odds_change>`

const fixtures = () =>
  rowsOf(
    owner.kysely,
    sql<{ fixture_id: string; status: string; suspended_for: string | null; prices_e4: number[] }>`
    SELECT f.fixture_id, f.status, f.suspended_for, m.prices_e4 FROM sports.fixture f JOIN sports.market m USING (fixture_id)`,
  )

test('nothing is sent before the provider has said everything; then prices, goals and gaps go their way', async () => {
  await bridge.take(fixture)
  await bridge.take(odds('home_score="0" away_score="0"', ['1.9', '3.5', '4.2']))
  await bridge.beat()
  expect(await fixtures()).toEqual([])
  await bridge.take('<snapshot_complete product="1" timestamp="2" request_id="1"/>')
  expect(await fixtures()).toEqual([
    {
      fixture_id: 'XML-sr-match-1',
      status: 'LIVE',
      suspended_for: null,
      prices_e4: [19_000, 35_000, 42_000],
    },
  ])
  await bridge.take(odds('home_score="1" away_score="0"', ['1.4', '4.5', '8']))
  expect(await fixtures()).toMatchObject([{ suspended_for: null, prices_e4: [14_000, 45_000, 80_000] }])
  expect(
    await rowsOf(
      owner.kysely,
      sql<{ kind: string; side: string | null }>`SELECT kind, side FROM sports.incident`,
    ),
  ).toEqual([{ kind: 'GOAL', side: 'HOME' }])
  await sql`UPDATE sports.feed SET state = 'SILENT'`.execute(owner.kysely)
  await bridge.beat()
  expect(await fixtures()).toMatchObject([{ suspended_for: null }])
  await bridge.take(odds('home_score="1" away_score="0"', ['1.0', '4.5', '8']))
  expect(said).toMatchObject([
    expect.stringContaining('FEED_PRICE'),
    expect.stringContaining('the snapshot was refused'),
  ])
  expect(await fixtures()).toMatchObject([{ suspended_for: 'REFUSED', prices_e4: [14_000, 45_000, 80_000] }])
  await bridge.take(odds('home_score="1" away_score="0"', ['1.3', '4.8', '9']))
  expect(await fixtures()).toMatchObject([{ suspended_for: null, prices_e4: [13_000, 48_000, 90_000] }])
})
