/** Returns as they are counted, published and monitored, for a merchant of its own. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, oneOf, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { playerOf } from '../../tests/support/studio.ts'
import { count, countAnew } from '../../tests/support/returns.ts'

interface Figures {
  rounds: number
  stakeAmount: number
  theory: string
  measured: string
  tolerance: string
  state: string
  deviation?: string
}
interface Listed {
  gameCode: string
  rtp: string
  all: Figures | null
  month: Figures | null
  alarm?: { deviation: string; note: string | null } | null
}

let server: TestServer
let owner: Database
let visitor: TestClient
beforeAll(async () => {
  server = await startServer({ env: { ROLES: 'gateway,realtime,studio' } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  visitor = server.client()
})
afterAll(async () => {
  await owner.close()
  await server.close()
})
const listed = async (client = visitor, token?: string) =>
  (
    await client.get<{ asOf: string | null; list: Listed[] }>(
      '/api/wps/games/returns',
      token ? { token } : {},
    )
  ).value
const of = async (gameCode: string) => (await listed()).list.find((game) => game.gameCode === gameCode)!

/** Rounds as the studio stores them, several with one stake and one payout. */
async function plant(gameCode: string, rounds: number, bet: number, win: number, days = 1): Promise<void> {
  const pair = await oneOf(
    owner.kysely,
    sql<{
      pair_id: bigint
    }>`INSERT INTO studio.seed_pair (member_id, state, commit_hash, sealed, client_seed) VALUES (${randomUUID()}, 'ACTIVE', 'x', '', 'y') RETURNING pair_id`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO studio.round (member_id, round_id, pair_id, bet_amount, win_amount, played_at, session_id, body_hash, nonce, state, is_free, merchant_id, game_code, math_version, events)
    SELECT 'planted', gen_random_uuid(), ${pair.pair_id}, ${bet}, ${win}, app.now() - ${days} * interval '1 day' - interval '1 hour', gen_random_uuid(), gen_random_uuid(), n, 1, false, 'demo', ${gameCode}, '1', '[]'
    FROM generate_series(1, ${rounds}::int) AS n`,
  )
}

describe('the count', () => {
  it('adds each real round once, and no free one', async () => {
    const player = await playerOf(server, 'member01')
    const played = [await player.play(), await player.play(), await player.play()].map(({ value }) => value)
    const free = await playerOf(server, 'member02', { accountType: 0 } as never)
    await free.play()
    await count(server, owner)
    await count(server, owner)
    const { all, month } = await of('TUKTUK3')
    expect(all).toMatchObject({ rounds: 3, stakeAmount: 300, theory: '0.963542', state: 'FEW' })
    expect(Number(all!.measured)).toBeCloseTo(
      played.reduce((sum, round) => sum + round.winAmount, 0) / 300,
      5,
    )
    expect(Number(all!.tolerance)).toBeCloseTo(
      ((3.29 + (1.64 * (9.2 / 3.331436) ** 3) / Math.sqrt(3)) * 3.331436) / Math.sqrt(3),
      4,
    )
    expect(month).toEqual(all)
  })

  it('keeps older days than 30 only in the total', async () => {
    await countAnew(owner)
    await plant('ORCHARD', 40, 100, 90, 45)
    await count(server, owner)
    expect(await of('ORCHARD')).toMatchObject({ all: { rounds: 40, measured: '0.900000' }, month: null })
  })
})

it('a planted game that pays too much raises an alarm, with a badge, until it is acknowledged and until it is back', async () => {
  await countAnew(owner)
  await plant('KITEWIND', 400, 100, 100)
  await plant('CATFORTUNE', 1_200, 100, 400)
  // As far away, and with wins too rare for this few rounds.
  await plant('SOMTAM20', 1_200, 100, 400)
  await count(server, owner)
  await count(server, owner)
  const operator = server.client()
  const finance = await operator.signInOperator('finance')
  const monitor = async () =>
    (await operator.get<{ list: Listed[] }>('/api/operator/returns', { token: finance })).value
  const alarms = async () =>
    (await monitor()).list.filter(({ alarm }) => alarm).map(({ gameCode }) => gameCode)
  const badge = async () =>
    (await operator.get<{ returnAlarms: number }>('/api/operator/work', { token: finance })).value
      .returnAlarms
  expect(await alarms()).toEqual(['CATFORTUNE'])
  expect(await badge()).toBe(1)
  const biased = (await monitor()).list.find(({ gameCode }) => gameCode === 'CATFORTUNE')!
  expect(biased.all).toMatchObject({
    rounds: 1_200,
    measured: '4.000000',
    theory: '0.962963',
    state: 'OUTSIDE',
  })
  expect(Number(biased.alarm!.deviation)).toBeGreaterThan(3.29)
  expect([(await of('CATFORTUNE')).all!.state, (await of('SOMTAM20')).all!.state]).toEqual(['OUTSIDE', 'FEW'])
  expect((await monitor()).list.find(({ gameCode }) => gameCode === 'SOMTAM20')!.all).toMatchObject({
    judgedFrom: 38_000,
  })
  const days = (
    await operator.get<{ list: { figures: Figures }[] }>('/api/operator/returns/CATFORTUNE/days', {
      token: finance,
    })
  ).value.list
  expect(days.map(({ figures }) => figures.rounds)).toEqual([1_200])
  const file = await fetch(`${server.origin}/api/operator/returns/export?format=CSV`, {
    headers: { authorization: `Bearer ${finance}` },
  })
  expect([file.status, (await file.text()).includes('CATFORTUNE')]).toEqual([200, true])

  const viewer = server.client()
  expect(
    await viewer.post(
      '/api/operator/returns/CATFORTUNE/note',
      { mathVersion: '1', note: 'looking' },
      { token: await viewer.signInOperator('viewer') },
    ),
  ).toMatchObject({ status: 403 })
  expect(
    await operator.post(
      '/api/operator/returns/TUKTUK3/note',
      { mathVersion: '1', note: 'nothing there' },
      { token: finance },
    ),
  ).toMatchObject({ code: 'RETURN_ALARM_NOT_FOUND' })
  expect(
    await operator.post(
      '/api/operator/returns/CATFORTUNE/note',
      { mathVersion: '1', note: 'planted' },
      { token: finance },
    ),
  ).toMatchObject({ status: 200 })
  expect([await alarms(), await badge()]).toEqual([['CATFORTUNE'], 0])

  await run(
    owner.kysely,
    sql`UPDATE studio.return_day SET payout_amount = stake_amount * 96 / 100 WHERE game_code = 'CATFORTUNE'`,
  )
  await count(server, owner)
  expect(await alarms()).toEqual([])
})
