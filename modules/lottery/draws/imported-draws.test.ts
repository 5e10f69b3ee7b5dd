/**
 * Lotteries that are drawn elsewhere, over a real database: results that come, are corrected or do not come,
 * demonstrations from the chain, and rounds of shots.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { previousSeedOf, tableCommitOf } from '../../../kernel/fair/shared-round.ts'
import { digestOf } from '../../../kernel/lottery/draw.ts'
import { drawNumbers, numberGameOf } from '../../../kernel/lottery/numbers/games.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { issueFacts, openDrawHouse, type DrawHouse, type IssueFacts } from '../../../tests/support/draws.ts'
import { confirmResult } from './confirm-result.ts'
import { games } from './games.ts'
import { chooseUnchosen, turnIssues } from './store/sources.ts'

const HOUR_MS = 3_600_000
const LAO = 'LAO'
const RESULT = '{"first":["7846"]}'
const OTHER = '{"first":["7847"]}'
let house: DrawHouse
beforeEach(async () => {
  house = await openDrawHouse(
    games.filter(({ gameCode }) => [LAO, 'YEEKEE', 'VN_NORTH_60'].includes(gameCode)),
  )
})
afterEach(() => house.close())

const keyOf = ({ game_code: gameCode, numero }: IssueFacts) => ({ gameCode, numero })
async function firstOf(gameCode: string): Promise<IssueFacts> {
  await house.plan({ aheadMs: 30 * HOUR_MS })
  return (await issueFacts(house, gameCode))[0]!
}
const factsOf = async ({ game_code, numero }: IssueFacts) =>
  (await issueFacts(house, game_code)).find((issue) => issue.numero === numero)!
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
async function runAt(moment: Date): Promise<void> {
  await house.moveTo(moment)
  await house.process().clock.runDue()
}
const confirm = (issue: IssueFacts, result: string, version: number) =>
  house.database.transaction((tx) => confirmResult(tx, keyOf(issue), { result, version }))
/** The latest push of this game: at some hours boards of a minute have a draw at the same moment. */
const lastTold = (gameCode: string) => house.told.findLast(({ data }) => data['gameCode'] === gameCode)!.data
const events = () =>
  rowsOf(house.owner.kysely, sql<{ event: string; payload: object }>`SELECT event, payload FROM app.outbox`)

describe('an imported issue', () => {
  test('has neither seed nor beacon, closes to the second, and is confirmed once by the desk', async () => {
    const issue = await firstOf(LAO)
    expect(issue).toMatchObject({ source: 'IMPORT', chain_id: null, commit_hash: null })
    expect(issue.timeout_at).toEqual(after(issue.draws_at, 6 * HOUR_MS))
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    expect(await confirm(issue, RESULT, 1)).toBe('STALE')
    await runAt(issue.closes_at)
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', beacon: null, result: null })
    expect(lastTold(LAO)).toMatchObject({ state: 'CLOSED', source: 'IMPORT' })
    await runAt(after(issue.draws_at, HOUR_MS))
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', result: null })
    expect(await confirm(issue, RESULT, 2)).toBe('STALE')
    expect(await confirm(issue, RESULT, 1)).toBe('CONFIRMED')
    expect(await confirm(issue, RESULT, 1)).toBe('STALE')
    expect(await factsOf(issue)).toMatchObject({ state: 'DRAWN', result: RESULT, version: 1 })
    expect(await events()).toEqual([{ event: 'lottery.result-confirmed', payload: keyOf(issue) }])
    expect(house.faults).toEqual([])
  })

  test('is paid a minute after its result and not before', async () => {
    const issue = await firstOf(LAO)
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    await runAt(issue.draws_at)
    await confirm(issue, RESULT, 1)
    const { lane } = house.process()
    await lane.runAll()
    expect(house.settled).toEqual([])
    await house.moveTo(after((await factsOf(issue)).settle_after!, 1))
    await lane.runAll()
    expect(house.settled).toEqual([`paid LAO-${issue.numero}`])
  })

  test('is settled with its result if nobody bet in it, and what is not whole is no result', async () => {
    const issue = await firstOf(LAO)
    await runAt(issue.closes_at)
    await expect(confirm(issue, '{"first":["784"]}', 1)).rejects.toThrow(RangeError)
    await expect(confirm(issue, '{"second":["7846"]}', 1)).rejects.toThrow(RangeError)
    expect(await confirm(issue, '{"x":["1"],"first":["7846"]}', 1)).toBe('CONFIRMED')
    expect(await factsOf(issue)).toMatchObject({ state: 'SETTLED', result: RESULT })
  })

  test('is corrected by the next version within a day of its first result', async () => {
    const issue = await firstOf(LAO)
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    await runAt(issue.draws_at)
    await confirm(issue, RESULT, 1)
    const { lane } = house.process()
    await house.moveTo(after((await factsOf(issue)).settle_after!, 1))
    await lane.runAll()
    expect(await confirm(issue, OTHER, 3)).toBe('STALE')
    expect(await confirm(issue, OTHER, 2)).toBe('CONFIRMED')
    expect(await factsOf(issue)).toMatchObject({
      state: 'DRAWN',
      result: OTHER,
      version: 2,
      settled_at: null,
    })
    await house.moveTo(after(issue.draws_at, 2 * 60_000))
    await lane.runAll()
    expect(house.settled).toHaveLength(2)
    await house.moveTo(after(issue.draws_at, 23 * HOUR_MS))
    expect(await confirm(issue, RESULT, 3)).toBe('CONFIRMED')
    await house.moveTo(after(issue.draws_at, 24 * HOUR_MS + 60_000))
    expect(await confirm(issue, OTHER, 4)).toBe('STALE')
    expect(await factsOf(issue)).toMatchObject({ result: RESULT, version: 3 })
  })

  test('waits through a pause, and is void when its time is over without a result', async () => {
    const issue = await firstOf(LAO)
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    await runAt(after(issue.draws_at, 5 * HOUR_MS))
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED', void_reason: null })
    await runAt(after(issue.timeout_at, -60_000))
    expect(await factsOf(issue)).toMatchObject({ state: 'CLOSED' })
    await runAt(after(issue.timeout_at, 1_000))
    expect(await factsOf(issue)).toMatchObject({ state: 'VOID', void_reason: 'NO_RESULT' })
    expect(await confirm(issue, RESULT, 1)).toBe('STALE')
    await house.process().lane.runAll()
    expect(house.settled).toEqual([`refunded LAO-${issue.numero}`])
    expect(house.faults).toEqual([])
  })
})

describe('a demonstration', () => {
  test('is drawn from its chain at the moment of the draw, as a stranger recomputes it', async () => {
    await chooseUnchosen(house.database.kysely, [LAO], 'DEMO')
    const issue = await firstOf(LAO)
    expect(issue).toMatchObject({ source: 'DEMO', chain_place: 1 })
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    await runAt(issue.closes_at)
    expect(await confirm(issue, RESULT, 1)).toBe('STALE')
    await runAt(issue.draws_at)
    const drawn = await factsOf(issue)
    expect(drawn).toMatchObject({ state: 'DRAWN', version: 1 })
    expect(tableCommitOf(drawn.server_seed!)).toBe(issue.commit_hash)
    expect(drawn.beacon).toBe(digestOf([{ betId: 'a', clientSeed: 's' }], issue.numero))
    expect(drawn.result).toBe(
      drawNumbers(numberGameOf(LAO)!, issue.numero, drawn.server_seed!, drawn.beacon!),
    )
    const { first } = JSON.parse(drawn.result!) as { first: [string] }
    expect(lastTold(LAO)).toMatchObject({
      state: 'DRAWN',
      source: 'DEMO',
      prizes: [{ prize: 'first', numbers: first }],
      thai: { top3: first[0].slice(1), bottom2: first[0].slice(0, 2) },
    })
    expect(await confirm(issue, RESULT, 2)).toBe('STALE')
  })

  test('turned to imports before its close reveals its seed and takes its result from the desk alone', async () => {
    await chooseUnchosen(house.database.kysely, [LAO], 'DEMO')
    const issue = await firstOf(LAO)
    const turn = (source: 'DEMO' | 'IMPORT') =>
      house.database.transaction((tx) => turnIssues(tx, LAO, source))
    await turn('IMPORT')
    await runAt(issue.closes_at)
    await turn('DEMO')
    expect(await factsOf(issue)).toMatchObject({ source: 'IMPORT', state: 'CLOSED' })
    expect((await factsOf(issue)).beacon).toMatch(/^[0-9a-f]{64}$/)
    await runAt(issue.draws_at)
    const waiting = await factsOf(issue)
    expect(waiting).toMatchObject({ state: 'CLOSED', result: null })
    expect(tableCommitOf(waiting.server_seed!)).toBe(issue.commit_hash)
    const written = (change: ReturnType<typeof sql>) =>
      run(
        house.database.kysely,
        sql`UPDATE lottery.issue SET ${change} WHERE numero = ${issue.numero} AND game_code = ${LAO}`,
      )
    await expect(written(sql`source = 'DEMO'`)).rejects.toThrow(/source/)
    expect(await confirm(issue, RESULT, 1)).toBe('CONFIRMED')
    await expect(written(sql`result = ${OTHER}`)).rejects.toThrow(/result/)
    await expect(written(sql`result = ${OTHER}, version = 3`)).rejects.toThrow(/result/)
    await expect(written(sql`state = 'VOID'`)).rejects.toThrow(/VOID/)
    expect(await confirm(issue, OTHER, 2)).toBe('CONFIRMED')
  })

  test('that became an import and got no result is void though its seed is known', async () => {
    await chooseUnchosen(house.database.kysely, [LAO], 'DEMO')
    await firstOf(LAO)
    const [issue, next] = (await issueFacts(house, LAO)) as [IssueFacts, IssueFacts]
    await house.database.transaction((tx) => turnIssues(tx, LAO, 'IMPORT'))
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    await runAt(issue.closes_at)
    await runAt(issue.draws_at)
    await runAt(after(issue.timeout_at, 1_000))
    const gone = await factsOf(issue)
    expect(gone).toMatchObject({ state: 'VOID', void_reason: 'NO_RESULT' })
    await runAt(next.closes_at)
    await runAt(next.draws_at)
    expect(previousSeedOf((await factsOf(next)).server_seed!)).toBe(gone.server_seed)
    expect(house.faults).toEqual([])
  })
})

describe('a round of shots', () => {
  const shots = (outcome: { result: string } | 'VOID') => {
    const asked: string[] = []
    const { clock } = house.process({
      shotsSource: () => ({
        outcomeOf: (_tx, { numero }, seed) => {
          asked.push(`${numero} ${tableCommitOf(seed)}`)
          return Promise.resolve(outcome)
        },
      }),
    })
    return { clock, asked }
  }

  test('asks once for its outcome, with the seed that it was committed to', async () => {
    const issue = await firstOf('YEEKEE')
    expect(issue).toMatchObject({ source: 'SHOTS' })
    const result = '{"top3":["846"],"bottom2":["43"]}'
    const { clock, asked } = shots({ result })
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    for (const moment of [issue.closes_at, issue.draws_at, issue.draws_at]) {
      await house.moveTo(moment)
      await clock.runDue()
    }
    expect(asked).toEqual([`${issue.numero} ${issue.commit_hash}`])
    expect(await factsOf(issue)).toMatchObject({ state: 'DRAWN', result })
  })

  test('is void and refunded when there were too few', async () => {
    const issue = await firstOf('YEEKEE')
    const { clock } = shots('VOID')
    await house.bet(keyOf(issue), { orderId: 'a', clientSeed: 's' })
    for (const moment of [issue.closes_at, issue.draws_at]) {
      await house.moveTo(moment)
      await clock.runDue()
    }
    expect(await factsOf(issue)).toMatchObject({ state: 'VOID', void_reason: 'TOO_FEW_SHOTS' })
    await house.process().lane.runAll()
    expect(house.settled).toEqual([`refunded YEEKEE-${issue.numero}`])
    expect(house.faults).toEqual([])
  })
})

test('fast Vietnam draws a whole board of the house, and its tag is the code of the game', async () => {
  const issue = await firstOf('VN_NORTH_60')
  expect(issue).toMatchObject({ source: 'HOUSE', timeout_at: after(issue.draws_at, 120_000) })
  await runAt(issue.closes_at)
  await runAt(issue.draws_at)
  const { result, server_seed: seed, beacon } = await factsOf(issue)
  expect(result).toBe(drawNumbers(numberGameOf('VN_NORTH_60')!, issue.numero, seed!, beacon!))
  expect(Object.values(JSON.parse(result!) as Record<string, string[]>).flat()).toHaveLength(27)
})
