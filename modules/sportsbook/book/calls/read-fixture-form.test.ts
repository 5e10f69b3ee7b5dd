/** What the sides of a match did before: their own last matches, and those against each other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { readFixtureFormSchemas } from '../../../../contract/player/sportsbook/read-fixture-form.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../tests/support/server.ts'
import { played, stateResult } from '../../../../tests/support/settled-sports.ts'
import { TestBook } from '../../../../tests/support/test-book.ts'

type Form = ValueOf<typeof readFixtureFormSchemas>
let server: TestServer
let owner: Database
let book: TestBook
let visitor: TestClient
const DAY_S = 86_400
const [lions, bears, others] = ['TEST-lions', 'TEST-bears', 'TEST-others']

beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  book = new TestBook(owner)
  visitor = server.client()
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

/** A match so many days ago, with what it came to. */
async function past(daysAgo: number, homeId: string, awayId: string, facts: FixtureFacts): Promise<string> {
  const draft = { startsInS: -daysAgo * DAY_S, status: 'RESULTED', homeId, awayId } as const
  const fixtureId = await book.fixture(draft)
  await stateResult(owner.kysely, fixtureId, 1, facts)
  return fixtureId
}
const formOf = (fixtureId: string) => visitor.get<Form>(`/api/sport/v1/fixtures/${fixtureId}/form`)
const shown = (list: Form['home']) =>
  list.map(({ score, outcome }) => `${score.home}-${score.away} ${outcome}`)

test('each side has its last five matches, told as it sees them, and both have their meetings', async () => {
  await past(9, lions, others, played(9, 0))
  await past(8, lions, bears, played(1, 1))
  await past(7, others, lions, played(0, 2))
  await past(6, bears, lions, played(3, 0))
  await past(5, lions, others, played(1, 2))
  await past(4, lions, others, played(2, 0))
  await past(3, lions, bears, { ...played(4, 0), ending: 'ABANDONED' })
  await past(-1, lions, bears, played(7, 7))
  const next = await book.fixture({ homeId: lions, awayId: bears })
  const { value } = await formOf(next)
  expect(shown(value.home)).toEqual(['2-0 WON', '1-2 LOST', '3-0 LOST', '0-2 WON', '1-1 DRAWN'])
  expect(shown(value.away)).toEqual(['3-0 WON', '1-1 DRAWN'])
  expect(shown(value.meetings)).toEqual(['3-0 LOST', '1-1 DRAWN'])
  expect(value.meetings[0]).toMatchObject({ homeName: 'TEST-bears', awayName: 'TEST-lions' })
})

test('a corrected result counts, a hidden league does not, and an unknown match is refused', async () => {
  const [one, two] = ['TEST-one', 'TEST-two']
  const before = await past(2, one, two, played(1, 0))
  await stateResult(owner.kysely, before, 2, played(1, 3))
  const next = await book.fixture({ homeId: one, awayId: two })
  expect(shown((await formOf(next)).value.home)).toEqual(['1-3 LOST'])
  const hidden = await book.fixture({
    homeId: one,
    awayId: two,
    tier: 'C',
    startsInS: -DAY_S,
    status: 'RESULTED',
  })
  await stateResult(owner.kysely, hidden, 1, played(5, 0))
  expect(shown((await formOf(next)).value.home)).toEqual(['5-0 WON', '1-3 LOST'])
  await run(
    owner.kysely,
    sql`INSERT INTO sports.house_league (merchant_id, league_id, is_hidden, changed_by, changed_at)
      SELECT m.merchant_id, 'TEST-FOOTBALL-C', true, 'a test', app.now() FROM system.merchant m`,
  )
  expect(shown((await formOf(next)).value.home)).toEqual(['1-3 LOST'])
  expect((await formOf('TEST-none')).code).toBe('SPORT_FIXTURE_UNKNOWN')
})
