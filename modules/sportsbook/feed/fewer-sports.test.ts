/** An operator takes a sport off a feed: what is open of it is not sold, and is settled all the same. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFeedHouse, type FeedHouse } from '../../../tests/support/feed-house.ts'
import {
  finalFacts,
  opening,
  standing,
  stateOf,
  winner,
  type FeedPlayer,
} from '../../../tests/support/sports-feed.ts'
import type { TestClient } from '../../../tests/support/server.ts'

let house: FeedHouse
let desk: TestClient
let token: string
let feed: FeedPlayer
const ofBasketball = { sportCode: 'BASKETBALL' } as const
beforeAll(async () => {
  house = await openFeedHouse()
  desk = house.server.client()
  token = await desk.signInOperator('owner')
})
afterAll(() => house.close())
beforeEach(async () => {
  feed = await house.newFeed()
  await feed.send(...opening('m1'), ...opening('b1', [winner()], ofBasketball))
})

const idOf = (id: string) => `${feed.provider}-${id}`
const basketball = () => {
  const { fixture } = stateOf('b1')
  return stateOf('b1', { fixture: { ...fixture, ...ofBasketball }, markets: [winner()] })
}
const takes = async (...sportCodes: string[]) => {
  const body = { name: feed.provider, sportCodes, silentAfterMs: 5_000 }
  const reply = await desk.post<{ state: string; droppedFixtureCount: number }>(
    `/api/operator/sports/feeds/${feed.provider}`,
    body,
    { token, key: randomUUID() },
  )
  expect(reply).toMatchObject({ status: 200 })
  return reply.value
}
const reasons = async () => [
  (await house.fixtureOf(idOf('m1'))).suspended_for,
  (await house.fixtureOf(idOf('b1'))).suspended_for,
]
const isListed = async (sportCode: string, id: string) => {
  const lists = await Promise.all(
    ['TODAY', 'EARLY'].map((tab) =>
      desk.get<{ list: { fixtureId: string }[] }>(
        `/api/sport/v1/fixtures?sportCode=${sportCode}&tab=${tab}&pageSize=50`,
      ),
    ),
  )
  return lists.some(({ value }) => value.list.some(({ fixtureId }) => fixtureId === idOf(id)))
}

test('open matches of the sport are off sale and out of the lists at once, and the operator is told', async () => {
  expect([await isListed('FOOTBALL', 'm1'), await isListed('BASKETBALL', 'b1')]).toEqual([true, true])
  expect(await takes('FOOTBALL')).toMatchObject({ state: 'OK', droppedFixtureCount: 1 })
  expect(await reasons()).toEqual([null, 'DROPPED'])
  expect([await house.faultOf(idOf('m1')), await house.faultOf(idOf('b1'))]).toEqual([
    null,
    'SPORT_SUSPENDED',
  ])
  expect([await isListed('FOOTBALL', 'm1'), await isListed('BASKETBALL', 'b1')]).toEqual([true, false])
  const { value } = await desk.get<{ events: object[] }>(`/api/operator/sports/feeds/${feed.provider}`, {
    token,
  })
  expect(value.events[0]).toMatchObject({ kind: 'SPORTS', by: 'owner', sportCodes: ['FOOTBALL'], count: 1 })
})

test('whatever the feed says of them keeps them off sale, and their result settles them', async () => {
  await takes('FOOTBALL')
  await feed.send(
    { kind: 'MARKETS', fixtureId: 'b1', markets: [winner([1.5, 4, 6])] },
    standing('b1', 'LIVE'),
    ...opening('m2'),
  )
  expect(await reasons()).toEqual([null, 'DROPPED'])
  expect(await feed.send(...opening('b2', [winner()], ofBasketball))).toMatchObject({
    status: 'FEED_INVALID',
    fixtureId: 'b2',
    field: 'sportCode',
  })
  await feed.raw('heartbeat', { seq: feed.seq + 3 })
  expect(await reasons()).toEqual(['FEED', 'DROPPED'])
  feed.seq += 3
  const played = { ...basketball(), status: 'LIVE' as const }
  expect(await feed.snapshot(stateOf('m1'), played)).toMatchObject({ status: 'OK', wants: 'NEXT' })
  expect(await reasons()).toEqual([null, 'DROPPED'])
  await feed.send({ kind: 'RESULT', fixtureId: 'b1', version: 1, facts: finalFacts(1, 0) })
  expect(await house.fixtureOf(idOf('b1'))).toMatchObject({ status: 'RESULTED' })
  expect(await house.eventsOf(idOf('b1'), 'sports.result-came')).toHaveLength(1)
})

test('a sport that comes back is sold from the next snapshot on, and till then nothing of the feed', async () => {
  await takes('FOOTBALL')
  expect(await takes('FOOTBALL', 'BASKETBALL')).toMatchObject({ state: 'SNAPSHOT', droppedFixtureCount: 0 })
  expect(await reasons()).toEqual(['FEED', 'FEED'])
  expect(await feed.send(standing('b1', 'SCHEDULED'))).toMatchObject({ wants: 'SNAPSHOT' })
  await feed.snapshot(stateOf('m1'), basketball())
  expect(await reasons()).toEqual([null, null])
  expect(await isListed('BASKETBALL', 'b1')).toBe(true)
})

test('a sport of which nothing was dropped comes without a pause; the same sports again say nothing', async () => {
  await takes('FOOTBALL', 'BASKETBALL')
  expect(await takes('FOOTBALL', 'BASKETBALL', 'TENNIS')).toMatchObject({ state: 'OK' })
  expect(await takes()).toMatchObject({ state: 'OK' })
  const count = async () =>
    (
      await desk.get<{ events: { kind: string }[] }>(`/api/operator/sports/feeds/${feed.provider}`, { token })
    ).value.events.filter(({ kind }) => kind === 'SPORTS').length
  const before = await count()
  await takes()
  expect(await count()).toBe(before)
  expect(await reasons()).toEqual([null, null])
})
