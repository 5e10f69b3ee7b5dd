/** Incidents whose messages were lost: a snapshot tells them again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FeedIncident } from '../../../kernel/sports/feed.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import { opening, scored, standing, stateOf, type FeedPlayer } from '../../../tests/support/sports-feed.ts'

let house: FeedHouse
let feed: FeedPlayer
beforeAll(async () => {
  house = await openFeedHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  feed = await house.newFeed()
  await feed.send(...opening('m1'), standing('m1', 'LIVE'))
})

const goal = (no: number, more: Partial<FeedIncident> = {}): FeedIncident => ({
  no,
  incident: 'GOAL',
  side: 'HOME',
  minute: 10 + no,
  added: null,
  cancels: null,
  score: { home: no, away: 0 },
  ...more,
})
const taken = () =>
  rowsOf(
    house.owner.kysely,
    sql<{ incident_no: number; kind: string; is_cancelled: boolean; detail: object }>`
    SELECT incident_no, kind, is_cancelled, detail FROM sports.incident
    WHERE fixture_id = ${`${feed.provider}-m1`} ORDER BY incident_no`,
  )
const now = (incidents: readonly FeedIncident[], home: number) =>
  feed.snapshot(stateOf('m1', { status: 'LIVE', facts: scored(home, 0), incidents }))

test('those that the book missed are taken, one that was taken back too, and bets go on', async () => {
  await feed.send({
    kind: 'INCIDENT',
    fixtureId: 'm1',
    no: 1,
    incident: 'GOAL',
    side: 'HOME',
    minute: 11,
    added: null,
    cancels: null,
    facts: scored(1, 0, { goals: ['HOME'] }),
  })
  const undone = goal(3, { incident: 'GOAL_CANCELLED', cancels: 2, score: { home: 1, away: 0 } })
  const all = [goal(1), goal(2), undone]
  expect(await now(all, 1)).toMatchObject({ status: 'OK', wants: 'NEXT' })
  const told = [
    { incident_no: 1, kind: 'GOAL', is_cancelled: false, detail: { score: { home: 1, away: 0 } } },
    { incident_no: 2, kind: 'GOAL', is_cancelled: true, detail: { score: { home: 2, away: 0 } } },
    { incident_no: 3, kind: 'GOAL_CANCELLED', is_cancelled: false, detail: { score: { home: 1, away: 0 } } },
  ]
  expect(await taken()).toEqual(told)
  expect(await house.faultOf(`${feed.provider}-m1`)).toBeNull()
  await now(all, 1)
  expect(await taken()).toEqual(told)
})

test.each([
  ['another one under a number that is known', [goal(1), goal(1, { incident: 'RED' })]],
  ['one that takes back none', [goal(1), goal(2, { incident: 'GOAL_CANCELLED', cancels: 7 })]],
  ['one that takes back itself', [goal(1, { incident: 'GOAL_CANCELLED', cancels: 1 })]],
])('%s is refused, and nothing of the snapshot is taken', async (_, incidents) => {
  expect((await now(incidents, 1)).status).toBe('FEED_INCIDENT')
  expect(await taken()).toEqual([])
})

test('a score that is none, or a field too many, is refused by name', async () => {
  const wrong = { ...goal(1), score: { home: -1, away: 0 } }
  expect((await now([wrong], 1)).status).toBe('FEED_INVALID')
  expect((await now([{ ...goal(1), facts: {} } as FeedIncident], 1)).status).toBe('FEED_INVALID')
  expect(await taken()).toEqual([])
})
