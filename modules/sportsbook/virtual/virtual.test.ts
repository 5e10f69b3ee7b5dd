/** Virtual matches over the real feed port: their seeds, prices, play and proof. */
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitOf, openStream } from '../../../kernel/fair/stream.ts'
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import { marketsOf } from '../../../kernel/sports/model/markets.ts'
import { plays } from '../../../kernel/sports/virtual/plays.ts'
import { firstOf, oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import {
  bookedIncidents,
  bookedMatch,
  bookedResults,
  factsNow,
  leaguesOf,
  matchFacts,
  nextMatch,
  openVirtualHouse,
  replayOf,
  secondsAfter,
  type VirtualHouse,
} from '../../../tests/support/virtual-house.ts'
import { fixtureIdOf } from './rules/messages.ts'
import { kickOff, revealSeed, wordsOf } from './store/matches.ts'

let house: VirtualHouse
beforeEach(async () => {
  house = await openVirtualHouse(leaguesOf('FOOTBALL'))
})
afterEach(() => house.close())

test('a match is committed to before its first price, and its seed is nobody’s before its end', async () => {
  await house.plan(house.process())
  const match = await nextMatch(house)
  const { first } = await oneOf(
    house.owner.kysely,
    sql<{
      first: Date
    }>`SELECT min(changed_at) AS first FROM sports.market WHERE fixture_id = ${fixtureIdOf(match.match_id)}`,
  )
  expect(match.committed_at.getTime()).toBeLessThanOrEqual(first.getTime())
  expect(match.server_seed).toBeNull()
  const { kysely } = house.database
  const denied = [
    sql`SELECT FROM sports.virtual_secret`,
    sql`UPDATE sports.virtual_match SET commit_hash = 'x'`,
    sql`UPDATE sports.virtual_match SET strengths = '{}'`,
    sql`UPDATE sports.virtual_match SET starts_at = app.now()`,
    sql`UPDATE sports.virtual_match SET kicked_off_at = app.now(), unit_ms = 50`,
    sql`UPDATE sports.virtual_match SET server_seed = 'x'`,
    sql`DELETE FROM sports.virtual_match`,
    sql`INSERT INTO sports.virtual_match (match_id) VALUES ('x')`,
  ]
  for (const statement of denied) await expect(run(kysely, statement)).rejects.toThrow('permission denied')
  const inTx = <Value>(work: Parameters<typeof house.database.transaction<Value>>[0]) =>
    house.database.transaction(work)
  await expect(inTx((tx) => revealSeed(tx, match.match_id))).rejects.toThrow('secret')
  expect(await inTx((tx) => kickOff(tx, match.match_id, 1_000))).toBe(false)
})

test('the words of a minute are those of the fair stream, and exist only when the minute has come', async () => {
  await house.plan(house.process())
  const match = await nextMatch(house)
  await house.moveTo(secondsAfter(match, 20))
  const words = (minute: number, count = 1) =>
    house.database.transaction((tx) =>
      wordsOf(tx, match.match_id, { tag: plays.FOOTBALL.tag, minute, count, blocks: 2 }),
    )
  await expect(words(1)).rejects.toThrow('has not come')
  expect(await house.database.transaction((tx) => kickOff(tx, match.match_id, 1_000))).toBe(true)
  await expect(words(40)).rejects.toThrow('has not come')
  const { seed } = await oneOf(
    house.owner.kysely,
    sql<{
      seed: string
    }>`SELECT encode(seed, 'hex') AS seed FROM sports.virtual_secret WHERE match_id = ${match.match_id}`,
  )
  expect(commitOf(seed)).toBe(match.commit_hash)
  const stream = openStream(
    { serverSeed: seed, clientSeed: match.match_id, nonce: 7, tag: plays.FOOTBALL.tag },
    (key, message) => createHmac('sha256', key).update(message).digest(),
  )
  const read = await words(7)
  for (let place = 0; place < 16; place++) expect(read.readUInt32BE(4 * place)).toBe(stream.word())
  // As many minutes as have come, however many are asked for.
  expect((await words(7, 80)).length).toBeLessThan(64 * 20)
  await run(
    house.owner.kysely,
    sql`UPDATE sports.virtual_match SET play = '{}' WHERE match_id = ${match.match_id}`,
  )
  const early = sql`UPDATE sports.virtual_match SET state = 'DONE' WHERE match_id = ${match.match_id}`
  await expect(run(house.database.kysely, early)).rejects.toThrow('cannot be over yet')
})

test('a whole match goes through the port, and its seed gives its result', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch(house)
  await house.moveTo(secondsAfter(match, -1))
  await house.playUntil(secondsAfter(match, 50), [process])
  expect(await bookedMatch(house, match)).toMatchObject({ status: 'LIVE', is_virtual: true })
  expect((await factsNow(house, match)).server_seed).toBeNull()
  await house.playUntil(secondsAfter(match, 100), [process])
  const done = await factsNow(house, match)
  expect(done.state).toBe('DONE')
  expect(commitOf(done.server_seed!)).toBe(match.commit_hash)
  const replay = replayOf(done)
  expect(await bookedMatch(house, match)).toMatchObject({ status: 'RESULTED', facts: replay.state.facts })
  expect(await bookedResults(house, match)).toEqual([
    { version: 1, facts: replay.state.facts, state: 'CONFIRMED' },
  ])
  expect(await bookedIncidents(house, match)).toEqual(
    replay.incidents.map(({ no, kind, side, minute }) => ({ incident_no: no, kind, side, minute })),
  )
  expect(house.faults).toEqual([])
  expect(await firstOf(house.owner.kysely, sql`SELECT FROM sports.virtual_message`)).toBeUndefined()
})

test('prices follow from the strengths and what has happened alone', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch(house)
  const pricesNow = async () =>
    new Map(
      (
        await rowsOf(
          house.owner.kysely,
          sql<{ key: string; prices_e4: number[] }>`
          SELECT type_code || ' ' || period || ' ' || coalesce(line_q::text, '') AS key, prices_e4 FROM sports.market
          WHERE fixture_id = ${fixtureIdOf(match.match_id)} AND state = 'OPEN'`,
        )
      ).map(({ key, prices_e4: prices }) => [key, prices]),
    )
  const expectedOf = (
    facts: FixtureFacts,
    clock: never,
    reds: { home: number; away: number },
    minutes: number,
  ) =>
    new Map(
      marketsOf('FOOTBALL', { strengths: match.strengths, facts, clock, reds, minutes }).map((market) => [
        `${market.typeCode} ${market.period} ${market.line ?? ''}`,
        market.selections.map(({ price }) => price),
      ]),
    )
  const none = { scores: {}, ended: [], ending: null }
  expect(await pricesNow()).toEqual(expectedOf(none, null as never, { home: 0, away: 0 }, 0))
  await house.moveTo(secondsAfter(match, -1))
  for (const minute of [10, 30, 60]) {
    await house.playUntil(secondsAfter(match, minute), [process])
    const { play } = await oneOf(
      house.owner.kysely,
      sql<{
        play: { facts: FixtureFacts; clock: never; reds: { home: number; away: number }; minutes: number }
      }>`
      SELECT play FROM sports.virtual_match WHERE match_id = ${match.match_id}`,
    )
    expect(await pricesNow()).toEqual(expectedOf(play.facts, play.clock, play.reds, play.minutes))
  }
})

test('a goal suspends bets for a few seconds, and prices come back with them', async () => {
  const process = house.process()
  await house.plan(process)
  for (let tries = 0; tries < 6; tries++) {
    const match = await nextMatch(house)
    await house.moveTo(secondsAfter(match, -1))
    for (let second = 1; second <= 94; second++) {
      await house.playUntil(secondsAfter(match, second), [process])
      const goal = (await bookedIncidents(house, match)).find(({ kind }) => kind === 'GOAL')
      if (!goal || goal.minute > 38) continue
      expect(await bookedMatch(house, match)).toMatchObject({ status: 'LIVE', suspended_for: 'PROVIDER' })
      await house.playUntil(secondsAfter(match, second + 5), [process])
      // What happens meanwhile suspends it again.
      const shaken = (await bookedIncidents(house, match)).filter(
        ({ kind, minute }) => minute > goal.minute && ['GOAL', 'RED', 'OWN_GOAL'].includes(kind),
      )
      if (shaken.length > 0) break
      expect(await bookedMatch(house, match)).toMatchObject({ status: 'LIVE', suspended_for: null })
      const suspended = await firstOf(
        house.owner.kysely,
        sql`SELECT FROM sports.market WHERE fixture_id = ${fixtureIdOf(match.match_id)} AND state = 'SUSPENDED'`,
      )
      expect(suspended).toBeUndefined()
      return
    }
    await house.playUntil(secondsAfter(match, 110), [process])
    await house.plan(process)
  }
  throw new Error('six matches without an early goal are next to impossible')
})

test('every fixture and the name of every league say that they are virtual', async () => {
  await house.plan(house.process())
  const { all, marked, unmarked } = await oneOf(
    house.owner.kysely,
    sql<{ all: bigint; marked: bigint; unmarked: bigint }>`
    SELECT count(*) AS all, count(*) FILTER (WHERE f.is_virtual) AS marked,
      count(*) FILTER (WHERE l.names->>'en' NOT LIKE '%(Virtual)' OR l.names->>'th' NOT LIKE '%(เสมือน)') AS unmarked
    FROM sports.fixture f JOIN sports.league l USING (league_id)`,
  )
  expect(all).toBeGreaterThan(8n)
  expect([marked, unmarked]).toEqual([all, 0n])
})

test('a house that opens has matches of the last days with results that can be checked', async () => {
  const process = house.process({ hasPast: true })
  for (let looks = 0; looks < 6; looks++) await process.planner.look()
  await process.feed.sendAll()
  const past = (await matchFacts(house)).filter(({ state }) => state === 'DONE')
  expect(past).toHaveLength(6)
  for (const match of past) {
    const replay = replayOf(match)
    expect(commitOf(match.server_seed!)).toBe(match.commit_hash)
    expect(await bookedMatch(house, match)).toMatchObject({ status: 'RESULTED', facts: replay.state.facts })
  }
})

test('anybody reads what a match is proved by, and its seed once it is over', async () => {
  const process = house.process()
  await house.plan(process)
  const match = await nextMatch(house)
  const path = `/api/sport/v1/fixtures/${fixtureIdOf(match.match_id)}/proof`
  const read = () => house.server.client({ 'accept-language': 'th' }).get<Record<string, unknown>>(path)
  expect((await read()).value).toMatchObject({
    state: 'WAITING',
    commit: match.commit_hash,
    seed: null,
    result: null,
    strengths: match.strengths,
    tag: 'football',
  })
  await house.moveTo(secondsAfter(match, -1))
  await house.playUntil(secondsAfter(match, 100), [process])
  const done = await factsNow(house, match)
  const { scores } = replayOf(done).state.facts
  expect((await read()).value).toMatchObject({
    state: 'DONE',
    seed: done.server_seed,
    result: { scores },
    leagueName: 'สุวันธารา พรีเมียร์ลีก (เสมือน)',
  })
  for (const id of ['VIRTUAL-none', 'OTHER-XA1-202611290000', fixtureIdOf('XA1-S20261130')])
    expect((await house.server.client().get(`/api/sport/v1/fixtures/${id}/proof`)).code).toBe(
      'SPORT_FIXTURE_UNKNOWN',
    )
})
