/**
 * Draws that take public randomness, over a real database and servers of drand on this machine.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { previousSeedOf, tableCommitOf } from '../../../kernel/fair/shared-round.ts'
import { drandRoundAt } from '../../../kernel/lottery/drand/chain.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import {
  jsonAnswer,
  makeDrandNetwork,
  openDrandServer,
  type DrandAnswer,
  type DrandNetwork,
  type DrandServer,
} from '../../../tests/support/drand.ts'
import { issueFacts, openDrawHouse, type DrawHouse, type IssueFacts } from '../../../tests/support/draws.ts'
import type { DrawsParts } from './draws.ts'
import { games } from './games.ts'
import { drawResult } from './rules/draw-result.ts'

const HOUR_MS = 3_600_000
const network: DrandNetwork = makeDrandNetwork()
const others: DrandNetwork = makeDrandNetwork()
const right = jsonAnswer((round) => network.sign(round))
const silence: DrandAnswer = () => undefined

let house: DrawHouse
let server: DrandServer
let spare: DrandServer
beforeAll(async () => {
  server = await openDrandServer(right)
  spare = await openDrandServer(right)
})
afterAll(() => Promise.all([server.close(), spare.close()]))
beforeEach(async () => {
  house = await openDrawHouse(
    games.filter(({ gameCode }) => ['SSC60', 'SSC180', 'K3_180'].includes(gameCode)),
  )
  for (const gameCode of ['SSC180', 'K3_180'])
    await run(house.database.kysely, sql`INSERT INTO lottery.game_beacon VALUES (${gameCode}, 'DRAND')`)
  for (const one of [server, spare]) {
    one.answer = right
    one.asked.length = 0
  }
})
afterEach(() => house.close())

const process = (urls: readonly string[] = [server.url], more: Partial<DrawsParts> = {}) =>
  house.process({ drand: { chain: network.chain, urls, reach: 'NEARBY', timeoutMs: 400 }, ...more })
const keyOf = ({ game_code: gameCode, numero }: IssueFacts) => ({ gameCode, numero })
const factsOf = async (issue: IssueFacts): Promise<IssueFacts> =>
  (await issueFacts(house, issue.game_code)).find(({ numero }) => numero === issue.numero)!
const after = (moment: Date, ms: number) => house.moveTo(new Date(moment.getTime() + ms))
const faults = () => house.faults.map((fault) => (fault as Error).message)
const roundOf = ({ closes_at }: IssueFacts) => drandRoundAt(network.chain, closes_at)
const nothing = { beacon: null, beacon_round: null, beacon_signature: null, result: null }

/** The first issue of a game, with a bet and closed, three seconds after its close. */
async function closed(clock: { runDue(): Promise<void> }, gameCode = 'SSC180'): Promise<IssueFacts> {
  await house.plan({ aheadMs: HOUR_MS })
  const [issue] = (await issueFacts(house, gameCode)) as [IssueFacts]
  await house.bet(keyOf(issue), { orderId: `bet-${gameCode}`, clientSeed: 'seed' })
  await house.moveTo(issue.closes_at)
  await clock.runDue()
  await after(issue.closes_at, 3_000)
  return issue
}

describe('an issue that takes public randomness', () => {
  test('says so from its beginning, takes the round of its close and is drawn with it', async () => {
    const { clock, beacons } = process()
    await house.plan({ aheadMs: HOUR_MS })
    const [made, next] = (await issueFacts(house, 'SSC180')) as [IssueFacts, IssueFacts]
    expect(made).toMatchObject({ state: 'WAITING', beacon_type: 'DRAND', beacon: null })
    expect(made.commit_hash).toMatch(/^[0-9a-f]{64}$/)
    await house.moveTo(made.closes_at)
    await clock.runDue()
    await beacons.runAll()
    expect(server.asked).toEqual([])
    expect(await factsOf(made)).toMatchObject({ state: 'CLOSED', ...nothing })

    await after(made.closes_at, 3_000)
    await beacons.runAll()
    const { round, signature, randomness } = network.sign(roundOf(made))
    expect(server.asked).toEqual([round])
    expect(await factsOf(made)).toMatchObject({
      state: 'CLOSED',
      beacon: randomness,
      beacon_round: round,
      beacon_signature: signature,
    })
    await house.moveTo(made.draws_at)
    await clock.runDue()
    const drawn = await factsOf(made)
    expect(drawn).toMatchObject({
      state: 'SETTLED',
      result: drawResult('SSC', made.numero, drawn.server_seed!, randomness),
      commit_hash: tableCommitOf(drawn.server_seed!),
    })
    const told = house.told.filter(({ topic }) => topic === 'draw:SSC180')
    expect(told.map(({ data: { numero, state, beacon } }) => [numero, state, beacon])).toEqual([
      [made.numero, 'CLOSED', undefined],
      [made.numero, 'CLOSED', randomness],
      [made.numero, 'DRAWN', randomness],
    ])
    expect(await factsOf(next)).toMatchObject({ beacon_type: 'DRAND', beacon: null })
    expect(house.faults).toEqual([])
  })

  test('shares its round with those that close with it, which is asked for once', async () => {
    const { clock, beacons } = process()
    const issue = await closed(clock)
    await beacons.runAll()
    const [other] = (await issueFacts(house, 'K3_180')) as [IssueFacts]
    expect(other.closes_at).toEqual(issue.closes_at)
    expect((await factsOf(issue)).beacon).toBe(network.sign(roundOf(issue)).randomness)
    expect(other.beacon).toBe(network.sign(roundOf(issue)).randomness)
    expect(server.asked).toEqual([roundOf(issue)])
  })

  test('is drawn as soon as its beacon comes, if that is after the moment of the draw', async () => {
    const { clock, beacons } = process()
    server.answer = silence
    const issue = await closed(clock)
    await house.moveTo(issue.draws_at)
    await Promise.all([clock.runDue(), beacons.runAll()])
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', ...nothing })
    server.answer = right
    await after(issue.draws_at, 30_000)
    await beacons.runAll()
    await clock.runDue()
    expect(await factsOf(issue)).toMatchObject({ state: 'DRAWN' })
    expect(
      house.told.filter(({ data }) => data.numero === issue.numero).map(({ data }) => data.state),
    ).not.toContain('VOID')
  })

  test('is void and refunded without its beacon, with its seed shown and no other value in its place', async () => {
    const { clock, beacons, lane } = process()
    server.answer = silence
    const issue = await closed(clock)
    for (const lateMs of [0, 60_000, 119_000]) {
      await after(issue.draws_at, lateMs)
      await Promise.all([clock.runDue(), beacons.runAll()])
      expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', ...nothing })
    }
    await after(issue.draws_at, 121_000)
    server.answer = right
    await beacons.runAll()
    await clock.runDue()
    await lane.runAll()
    const row = await factsOf(issue)
    expect(row).toMatchObject({ state: 'VOID', void_reason: 'NO_BEACON', beacon_type: 'DRAND', ...nothing })
    expect(tableCommitOf(row.server_seed!)).toBe(issue.commit_hash)
    const { first_link: link } = await oneOf(
      house.database.kysely,
      sql<{ first_link: string }>`SELECT first_link FROM lottery.chain WHERE chain_id = ${issue.chain_id}`,
    )
    expect(previousSeedOf(row.server_seed!)).toBe(link)
    expect(house.settled).toEqual([`refunded SSC180-${issue.numero}`])
  })
})

describe('what a server may do about it (T-LB1)', () => {
  test.each<[string, string, DrandAnswer]>([
    ['a signature of another key', 'SIGNATURE', jsonAnswer((round) => others.sign(round))],
    [
      'the right signature of another round',
      'SIGNATURE',
      jsonAnswer((round) => ({ ...network.sign(round + 1), round })),
    ],
    ['an older round', 'ROUND', jsonAnswer((round) => network.sign(round - 1))],
    [
      'a randomness that is not that of its signature',
      'RANDOMNESS',
      jsonAnswer((round) => ({ ...network.sign(round), randomness: network.sign(round + 1).randomness })),
    ],
    ['no round', 'FORM', jsonAnswer(() => ({ error: 'not found' }))],
    [
      'a body without end',
      'TOO_LARGE',
      (response, round) => response.end(JSON.stringify(network.sign(round)) + ' '.repeat(100_000)),
    ],
    [
      'a way to another address',
      'REDIRECT',
      (response, round) => {
        response.writeHead(302, { location: `${spare.url}/public/${round}` })
        response.end()
      },
    ],
    [
      'that it has none yet',
      'STATUS',
      (response) => {
        response.statusCode = 404
        response.end()
      },
    ],
    ['nothing', 'TIMEOUT', silence],
  ])('it answers %s: no beacon is taken, and the next server is asked', async (_, problem, answer) => {
    const { clock, beacons } = process()
    server.answer = answer
    const issue = await closed(clock)
    await beacons.runAll()
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', ...nothing })
    expect(faults().every((fault) => fault.endsWith(`${server.url} ${problem}`))).toBe(true)
    expect(faults()).not.toEqual([])
    expect(spare.asked).toEqual([])
    await after(issue.closes_at, 6_000)
    await process([server.url, spare.url]).beacons.runAll()
    expect((await factsOf(issue)).beacon).toBe(network.sign(roundOf(issue)).randomness)
  })

  test('an address of an inner network is not even asked', async () => {
    const drand = { chain: network.chain, urls: [server.url], reach: 'PUBLIC' as const }
    const { clock, beacons } = process([], { drand })
    const issue = await closed(clock)
    await beacons.runAll()
    expect(server.asked).toEqual([])
    expect(faults()[0]).toContain(`${server.url} PRIVATE`)
    expect(await factsOf(issue)).toMatchObject(nothing)
  })
})

describe('fetching a beacon', () => {
  test('that takes long makes no other draw late', async () => {
    const waiting: (() => void)[] = []
    server.answer = (response, round) => waiting.push(() => right(response, round))
    const { clock, beacons } = process([server.url], {
      drand: { chain: network.chain, urls: [server.url], reach: 'NEARBY', timeoutMs: 60_000 },
    })
    const issue = await closed(clock)
    const fetching = beacons.runAll()
    const fast = (await issueFacts(house, 'SSC60')).find(({ closes_at }) => closes_at > issue.closes_at)!
    for (const moment of [fast.closes_at, fast.draws_at]) {
      await house.moveTo(moment)
      await clock.runDue()
    }
    expect(await factsOf(fast)).toMatchObject({ state: 'SETTLED' })
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', beacon: null })
    for (const go of waiting) go()
    await fetching
    expect((await factsOf(issue)).beacon).not.toBeNull()
  })

  test('is done once by two processes', async () => {
    const [one, two] = [process(), process()]
    const issue = await closed(one.clock)
    await Promise.all([one.beacons.runAll(), two.beacons.runAll()])
    const told = house.told.filter(({ data }) => data.numero === issue.numero && data.beacon)
    expect(told.map(({ topic }) => topic).sort()).toEqual(['draw:K3_180', 'draw:SSC180'])
    await house.moveTo(issue.draws_at)
    await Promise.all([one.clock.runDue(), two.clock.runDue()])
    expect(
      house.told.filter(({ topic, data }) => topic === 'draw:SSC180' && data.state === 'DRAWN'),
    ).toHaveLength(1)
  })

  test('is taken up again by another process when one died at it', async () => {
    const { clock, beacons } = process()
    const issue = await closed(clock)
    await run(
      house.owner.kysely,
      sql`UPDATE lottery.issue SET beacon_until = app.now() + interval '20 seconds' WHERE state = 'CLOSED'`,
    )
    await beacons.runAll()
    expect(server.asked).toEqual([])
    await after(issue.closes_at, 24_000)
    await beacons.runAll()
    expect((await factsOf(issue)).beacon).toBe(network.sign(roundOf(issue)).randomness)
  })
})

test('the application can neither change the kind of a beacon, nor store one that is not its signature’s', async () => {
  const { clock, beacons } = process()
  const issue = await closed(clock)
  const set = (what: ReturnType<typeof sql>) =>
    run(house.database.kysely, sql`UPDATE lottery.issue SET ${what} WHERE numero = ${issue.numero}`)
  const { round, signature, randomness } = network.sign(roundOf(issue))
  await expect(set(sql`beacon_type = 'ORDER_DIGEST'`)).rejects.toThrow('permission denied')
  await expect(
    run(
      house.owner.kysely,
      sql`UPDATE lottery.issue SET beacon_type = 'ORDER_DIGEST' WHERE numero = ${issue.numero}`,
    ),
  ).rejects.toThrow('stands')
  await expect(set(sql`beacon = ${randomness}`)).rejects.toThrow('issue_drand_beacon')
  await expect(
    set(sql`beacon = ${'0'.repeat(64)}, beacon_round = ${round}, beacon_signature = ${signature}`),
  ).rejects.toThrow('issue_drand_beacon')
  await beacons.runAll()
  const other = network.sign(round + 1)
  await expect(
    set(
      sql`beacon = ${other.randomness}, beacon_round = ${other.round}, beacon_signature = ${other.signature}`,
    ),
  ).rejects.toThrow('stands')
})
