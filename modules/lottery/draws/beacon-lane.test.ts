/**
 * Draws that take public randomness, over a real database and servers of drand on this machine.
 */
import { describe, expect, test } from 'vitest'
import { previousSeedOf, tableCommitOf } from '../../../kernel/fair/shared-round.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { nothing, short, silence, setUpBeaconHouse } from '../../../tests/support/beacon-house.ts'
import { issueFacts, type IssueFacts } from '../../../tests/support/draws.ts'
import { gameOf } from './games.ts'
import { chainResult } from './rules/draw-result.ts'
import { takeWithoutBeacon } from './store/beacons.ts'

const DAY_MS = 86_400_000

/** Its draw is five minutes after its close, so no test races with it. */
describe('a daily lottery with public randomness', () => {
  const house = setUpBeaconHouse(['3D'], ['3D'])

  test('says so from its beginning, takes the round of its close and is drawn with it', async () => {
    const { clock, beacons } = house.process()
    const made = await house.planned('3D', 2 * DAY_MS)
    expect(made).toMatchObject({ state: 'WAITING', beacon_type: 'DRAND', beacon: null })
    expect(made.commit_hash).toMatch(/^[0-9a-f]{64}$/)
    await house.draws.moveTo(made.closes_at)
    await clock.runDue()
    expect(await house.factsOf(made)).toMatchObject({ state: 'CLOSED', ...nothing })
    const { kysely } = house.draws.database
    expect(await takeWithoutBeacon(kysely, 60, 1)).toBeUndefined()

    await house.after(made.closes_at, 3_000)
    await beacons.runAll()
    const { round, signature, randomness } = house.network.sign(house.roundOf(made))
    expect(house.server.asked).toEqual([round])
    expect(await house.factsOf(made)).toMatchObject({
      state: 'CLOSED',
      beacon: randomness,
      beacon_round: round,
      beacon_signature: signature,
    })
    await house.draws.moveTo(made.draws_at)
    await clock.runDue()
    const drawn = await house.factsOf(made)
    expect(drawn).toMatchObject({
      state: 'SETTLED',
      result: chainResult(gameOf('3D')!, made.numero, drawn.server_seed!, randomness),
      commit_hash: tableCommitOf(drawn.server_seed!),
    })
    expect(house.draws.told.map(({ data: { numero, state, beacon } }) => [numero, state, beacon])).toEqual([
      [made.numero, 'CLOSED', undefined],
      [made.numero, 'CLOSED', randomness],
      [made.numero, 'DRAWN', randomness],
    ])
    expect(house.draws.faults).toEqual([])
  })

  test('is closed, fetched for and drawn once by two processes', async () => {
    const both = [house.process(), house.process()]
    const issue = await house.planned('3D', 2 * DAY_MS)
    for (const [at, ms] of [
      [issue.closes_at, 0],
      [issue.closes_at, 3_000],
      [issue.draws_at, 0],
    ] as const) {
      await house.after(at, ms)
      await Promise.all(both.flatMap(({ clock, beacons }) => [clock.runDue(), beacons.runAll()]))
    }
    expect(house.draws.told.map(({ data: { state, beacon } }) => [state, beacon !== undefined])).toEqual([
      ['CLOSED', false],
      ['CLOSED', true],
      ['DRAWN', true],
    ])
    expect(house.server.asked).toEqual([house.roundOf(issue)])
  })
})

describe('a fast lottery with public randomness', () => {
  const house = setUpBeaconHouse(['SSC60', 'SSC180', 'K3_180'], ['SSC180', 'K3_180'])

  test('shares its round with those that close with it, which is asked for once', async () => {
    const { clock, beacons } = house.process()
    const issue = await house.closed(clock)
    await beacons.runAll()
    const [other] = (await issueFacts(house.draws, 'K3_180')) as [IssueFacts]
    expect(other.closes_at).toEqual(issue.closes_at)
    const { randomness } = house.network.sign(house.roundOf(issue))
    expect((await house.factsOf(issue)).beacon).toBe(randomness)
    expect(other.beacon).toBe(randomness)
    expect(house.server.asked).toEqual([house.roundOf(issue)])
  })

  test('is drawn as soon as its beacon comes, if that is after the moment of the draw', async () => {
    const { clock, beacons } = house.process([house.server.url], short)
    house.server.answer = silence
    const issue = await house.closed(clock)
    await house.draws.moveTo(issue.draws_at)
    await Promise.all([clock.runDue(), beacons.runAll()])
    expect(await house.factsOf(issue)).toMatchObject({ state: 'CLOSED', ...nothing })
    house.server.answer = house.right
    await house.after(issue.draws_at, 30_000)
    await house.process().beacons.runAll()
    await clock.runDue()
    expect(await house.factsOf(issue)).toMatchObject({ state: 'DRAWN' })
  })

  test('is void and refunded without its beacon, with its seed shown and no other value in its place', async () => {
    const { clock, beacons, lane } = house.process([house.server.url], short)
    house.server.answer = silence
    const issue = await house.closed(clock)
    for (const lateMs of [0, 45_000, 90_000]) {
      await house.after(issue.draws_at, lateMs)
      await Promise.all([clock.runDue(), beacons.runAll()])
      expect(await house.factsOf(issue)).toMatchObject({ state: 'CLOSED', ...nothing })
    }
    await house.after(issue.draws_at, 121_000)
    house.server.answer = house.right
    await house.process().beacons.runAll()
    await clock.runDue()
    await lane.runAll()
    const row = await house.factsOf(issue)
    expect(row).toMatchObject({ state: 'VOID', void_reason: 'NO_BEACON', beacon_type: 'DRAND', ...nothing })
    expect(tableCommitOf(row.server_seed!)).toBe(issue.commit_hash)
    const { first_link: link } = await oneOf(
      house.draws.database.kysely,
      sql<{ first_link: string }>`SELECT first_link FROM lottery.chain WHERE chain_id = ${issue.chain_id}`,
    )
    expect(previousSeedOf(row.server_seed!)).toBe(link)
    expect(house.draws.settled).toEqual([`refunded SSC180-${issue.numero}`])
  })

  test('makes no other draw late while its beacon is fetched', async () => {
    const waiting: (() => void)[] = []
    house.server.answer = (response, round) => waiting.push(() => house.right(response, round))
    const { clock, beacons } = house.process([house.server.url], { timeoutMs: 60_000 })
    const issue = await house.closed(clock)
    const fetching = beacons.runAll()
    const fast = (await issueFacts(house.draws, 'SSC60')).find(
      ({ closes_at }) => closes_at > issue.closes_at,
    )!
    for (const moment of [fast.closes_at, fast.draws_at]) {
      await house.draws.moveTo(moment)
      await clock.runDue()
    }
    expect(await house.factsOf(fast)).toMatchObject({ state: 'SETTLED' })
    expect(await house.factsOf(issue)).toMatchObject({ state: 'CLOSED', beacon: null })
    for (const go of waiting) go()
    await fetching
    expect((await house.factsOf(issue)).beacon).not.toBeNull()
  })

  test('is taken up by another process when the one that fetched for it died', async () => {
    const { clock, beacons } = house.process()
    const issue = await house.closed(clock)
    await run(
      house.draws.owner.kysely,
      sql`UPDATE lottery.issue SET beacon_until = app.now() + interval '20 seconds' WHERE state = 'CLOSED'`,
    )
    await beacons.runAll()
    expect(house.server.asked).toEqual([])
    await house.after(issue.closes_at, 30_000)
    await beacons.runAll()
    expect((await house.factsOf(issue)).beacon).toBe(house.network.sign(house.roundOf(issue)).randomness)
  })

  test('keeps its kind, and takes no beacon that is not its signature’s, whatever the application writes', async () => {
    const { clock, beacons } = house.process()
    const issue = await house.closed(clock)
    const { database, owner } = house.draws
    const set = (what: ReturnType<typeof sql>, by = database) =>
      run(by.kysely, sql`UPDATE lottery.issue SET ${what} WHERE numero = ${issue.numero}`)
    const { round, signature, randomness } = house.network.sign(house.roundOf(issue))
    await expect(set(sql`beacon_type = 'ORDER_DIGEST'`)).rejects.toThrow('permission denied')
    await expect(set(sql`beacon_type = 'ORDER_DIGEST'`, owner)).rejects.toThrow('stands')
    await expect(set(sql`beacon = ${randomness}`)).rejects.toThrow('issue_drand_beacon')
    const zeros = '0'.repeat(64)
    await expect(
      set(sql`beacon = ${zeros}, beacon_round = ${round}, beacon_signature = ${signature}`),
    ).rejects.toThrow('issue_drand_beacon')
    await beacons.runAll()
    const next = house.network.sign(round + 1)
    await expect(
      set(
        sql`beacon = ${next.randomness}, beacon_round = ${next.round}, beacon_signature = ${next.signature}`,
      ),
    ).rejects.toThrow('stands')
  })
})
