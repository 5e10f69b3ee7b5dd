/** Returns as they are counted, published and watched, over a house of its own. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulate, seededStream } from '../../games/kit/exact/simulate.ts'
import { clock } from '../../kernel/clock.ts'
import { openDatabase, oneOf, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { modules } from '../../server/modules.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { playerOf } from '../../tests/support/studio.ts'
import { soloGames, tableGames } from '../games.ts'
import { soloFigures, tableFigures } from './figures.ts'

interface Figures { rounds: number; stakeAmount: number; theory: string; measured: string; tolerance: string; state: string; deviation?: string }
interface Listed { gameCode: string; rtp: string; all: Figures | null; month: Figures | null; alarm?: { deviation: string; note: string | null } | null }

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

const job = (name: string) => modules.flatMap((module) => module.jobs ?? []).find((one) => one.name === name)!
async function count(): Promise<void> {
  await run(owner.kysely, sql`UPDATE studio.sweep SET swept_until = app.now()`)
  for (const name of ['studio.count-returns', 'launch.watch-returns']) await job(name).run({ services: server.process.services, database: server.process.database, now: clock.now() } as never)
}
/** Forgets what was counted, so that rounds planted in the past are counted too. */
async function countAnew(): Promise<void> {
  await run(owner.kysely, sql`DELETE FROM studio.return_day`)
  await run(owner.kysely, sql`UPDATE studio.return_cursor SET counted_until = '-infinity'`)
}
const listed = async (client = visitor, token?: string) => (await client.get<{ asOf: string | null; list: Listed[] }>('/api/wps/games/returns', token ? { token } : {})).value
const of = async (gameCode: string) => (await listed()).list.find((game) => game.gameCode === gameCode)!

/** Rounds as the studio stores them, so many of one stake and one payout. */
async function plant(gameCode: string, rounds: number, bet: number, win: number, days = 1): Promise<void> {
  const pair = await oneOf(owner.kysely, sql<{ pair_id: bigint }>`INSERT INTO studio.seed_pair (member_id, state, commit_hash, sealed, client_seed) VALUES (${randomUUID()}, 'ACTIVE', 'x', '', 'y') RETURNING pair_id`)
  await run(owner.kysely, sql`
    INSERT INTO studio.round (member_id, round_id, pair_id, bet_amount, win_amount, played_at, session_id, body_hash, nonce, state, is_free, merchant_id, game_code, math_version, events)
    SELECT 'planted', gen_random_uuid(), ${pair.pair_id}, ${bet}, ${win}, app.now() - ${days} * interval '1 day' - interval '1 hour', gen_random_uuid(), gen_random_uuid(), n, 1, false, 'demo', ${gameCode}, '1', '[]'
    FROM generate_series(1, ${rounds}::int) AS n`)
}

describe('the figures', () => {
  it('know a deviation of every spot of every game', () => {
    expect(soloFigures()).toHaveLength(soloGames.length)
    expect(tableFigures()).toHaveLength(tableGames.reduce((sum, game) => sum + game.spots.length, 0))
    for (const { deviation, skew, rtp } of [...soloFigures(), ...tableFigures()]) expect([deviation > 0, skew >= deviation * 0.999, rtp > 0.6 && rtp < 1]).toEqual([true, true, true])
  })

  it('are of slots those of every stop and every grid with their free spins, counted apart from the product', () => {
    const counted = {
      BUFFALO243: 7.0128, CATFORTUNE: 1.9902, DURIAN20: 6.219, GARLAND: 1.9219, KITEWIND: 8.3766, MUAYGOLD: 3.1575, NAGA243: 3.6022,
      ORCHARD: 5.7182, SIAMGOLD20: 3.3967, SOMTAM20: 4.7822, TUKTUK3: 3.3314, YAKSHA25: 2.0797, YIPENG243: 3.2843,
    }
    const known = new Map(soloFigures().map(({ gameCode, deviation }) => [gameCode, deviation]))
    for (const [gameCode, deviation] of Object.entries(counted)) expect([gameCode, known.get(gameCode)!.toFixed(4)]).toEqual([gameCode, deviation.toFixed(4)])
  })

  it('are those that rounds show: tables and a slot, simulated', () => {
    const stake = 30_000n
    for (const game of tableGames.filter(({ gameCode }) => ['BACCARAT', 'DRAGONTIGER', 'POKDENG', 'ROULETTE'].includes(gameCode))) {
      const spot = game.spots[0]!
      const stream = seededStream(7)
      const draws = Array.from({ length: 4_000 }, () => Number(game.payout(game.draw(stream), spot.code, stake)) / Number(stake))
      const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length
      const deviation = Math.sqrt(draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / draws.length)
      const known = tableFigures().find((figure) => figure.gameCode === game.gameCode && figure.spot === spot.code)!.deviation
      expect(Math.abs(deviation / known - 1), game.gameCode).toBeLessThan(spot.rtp < '0.98' && game.gameCode === 'ROULETTE' ? 0.2 : 0.1)
    }
    const cat = soloGames.find(({ gameCode }) => gameCode === 'CATFORTUNE')!
    const stream = seededStream(9)
    const { standardError } = simulate(cat, 20_000, cat.betAmounts[0]!, () => stream)
    expect(Math.abs((standardError * Math.sqrt(20_000)) / soloFigures().find(({ gameCode }) => gameCode === 'CATFORTUNE')!.deviation - 1)).toBeLessThan(0.15)
  })
})

describe('the count', () => {
  it('adds each real round once, and no free one', async () => {
    const player = await playerOf(server, 'member01')
    const played = [await player.play(), await player.play(), await player.play()].map(({ value }) => value)
    const free = await playerOf(server, 'member02', { accountType: 0 } as never)
    await free.play()
    await count()
    await count()
    const { all, month } = await of('TUKTUK3')
    expect(all).toMatchObject({ rounds: 3, stakeAmount: 300, theory: '0.963542', state: 'FEW' })
    expect(Number(all!.measured)).toBeCloseTo(played.reduce((sum, round) => sum + round.winAmount, 0) / 300, 5)
    expect(Number(all!.tolerance)).toBeCloseTo((3.29 + 1.64 * (9.2 / 3.331436) ** 3 / Math.sqrt(3)) * 3.331436 / Math.sqrt(3), 4)
    expect(month).toEqual(all)
  })

  it('keeps what is older than 30 days in all rounds alone', async () => {
    await countAnew()
    await plant('ORCHARD', 40, 100, 90, 45)
    await count()
    expect(await of('ORCHARD')).toMatchObject({ all: { rounds: 40, measured: '0.900000' }, month: null })
  })
})

/** A settled hand of blackjack, with what was staked in all and what it won. */
async function plantHand(bet: number, win: number): Promise<void> {
  const pair = await oneOf(owner.kysely, sql<{ pair_id: bigint }>`INSERT INTO studio.seed_pair (member_id, state, commit_hash, sealed, client_seed) VALUES (${randomUUID()}, 'ACTIVE', 'x', '', 'y') RETURNING pair_id`)
  await run(owner.kysely, sql`
    INSERT INTO studio.hand (member_id, hand_id, pair_id, nonce, session_id, merchant_id, game_code, math_version, is_free, state, start_amount, bet_amount, win_amount, played_at, touched_at)
    VALUES ('planted', gen_random_uuid(), ${pair.pair_id}, 0, gen_random_uuid(), 'demo', 'BLACKJACK', '1', false, 3, 100, ${bet}, ${win}, app.now() - interval '1 hour', app.now())`)
}

/** A settled round at a Pok Deng table of its own: one bet of 100, for which 500 are held, and what came back of them. */
async function plantDeal(payout: number): Promise<void> {
  await run(owner.kysely, sql`
    WITH t AS (
      INSERT INTO studio.game_table (table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, is_on, position)
      VALUES (gen_random_uuid(), 'demo', ${`PLANTED${payout}`}, 'POKDENG', 'x', 'x', 0, 100, 10000, 10000, false, 99) RETURNING table_id),
    c AS (INSERT INTO studio.table_chain (table_id, sealed, length) SELECT table_id, '', 1 FROM t RETURNING chain_id),
    r AS (
      INSERT INTO studio.table_round (round_id, table_id, merchant_id, game_code, math_version, round_no, chain_id, chain_place, commit_hash, min_amount, max_amount, side_max_amount, step, opened_at, ends_at,
        client_part, server_seed, outcome, result, stake_amount, payout_amount)
      SELECT gen_random_uuid(), t.table_id, 'demo', 'POKDENG', '1', 1000000 + ${payout}::int, c.chain_id, 1, 'x', 100, 10000, 10000, 'SETTLED', app.now() - interval '1 hour', app.now(), 'x', 'x', '{}', '{}', 500, ${payout}
      FROM t, c RETURNING round_id)
    INSERT INTO studio.table_bet (bet_id, round_id, member_id, is_free, session_id, body_hash, client_seed, amount, spots, stakes, total_amount, state, placed_at)
    SELECT gen_random_uuid(), round_id, 'planted', false, gen_random_uuid(), gen_random_uuid(), 'x', 500, '{HAND1}', '{100}', 100, 1, app.now() - interval '1 hour' FROM r`)
}

describe('a bet that loses more than its stake', () => {
  it('returns less than nothing: a doubled hand that was lost takes as much from the measured return as a won one adds, also counted by itself', async () => {
    await countAnew()
    await plantHand(200, 0)
    await count()
    expect(await of('BLACKJACK')).toMatchObject({ all: { rounds: 1, stakeAmount: 100, measured: '-1.000000' } })
    await plantHand(200, 400)
    // Put to where the next count begins.
    await run(owner.kysely, sql`UPDATE studio.hand SET played_at = (SELECT counted_until FROM studio.return_cursor WHERE source = 'HAND') WHERE win_amount = 400`)
    await count()
    expect(await of('BLACKJACK')).toMatchObject({ all: { rounds: 2, stakeAmount: 200, measured: '1.000000' } })
  })

  it('and so does a lost hand of Pok Deng against the dealer’s deng', async () => {
    await countAnew()
    for (const payout of [200, 690, 500]) await plantDeal(payout)
    await count()
    // −2, +2.9 and +1 stakes.
    expect(await of('POKDENG')).toMatchObject({ all: { rounds: 3, stakeAmount: 300, measured: '0.633333' } })
    const monitor = server.client()
    const { list } = (await monitor.get<{ list: (Listed & { all: { payoutAmount: number } | null })[] }>('/api/operator/returns', { token: await monitor.signInOperator('finance') })).value
    expect(list.find(({ gameCode }) => gameCode === 'BLACKJACK')!.all!.payoutAmount).toBe(200)
  })
})

describe('guarantee 10, fair: one return for everybody', () => {
  it('answers members, agents and visitors the same', async () => {
    const member = server.client()
    const agent = server.client()
    const answers = [await listed(), await listed(member, await member.signIn('member03')), await listed(agent, await agent.signIn('agent1'))]
    expect(answers[1]!.list).toEqual(answers[0]!.list)
    expect(answers[2]!.list).toEqual(answers[0]!.list)
    expect(answers[0]!.list.map(({ gameCode }) => gameCode)).toContain('BACCARAT')
  })

  it('has no column in which a return could hang on a member, an agent or a level', async () => {
    const columns = await rowsOf(owner.kysely, sql<{ name: string }>`
      SELECT table_schema || '.' || table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND column_name ~ '(rtp|return_rate|payout_rate|win_rate|hit_rate|house_edge|luck|bias)'`)
    expect(columns.map(({ name }) => name).sort()).toEqual(['catalogue.game.rtp', 'catalogue.listed_game.rtp'])
    expect(await rowsOf(owner.kysely, sql`SELECT 1 FROM information_schema.columns WHERE table_schema = 'studio' AND table_name = 'return_day' AND column_name ~ 'member|account|agent|level'`)).toEqual([])
  })

  it('has no call and no setting that takes one', () => {
    const calls = modules.flatMap((module) => module.calls).map(({ call }) => call)
    const taking = calls.filter(({ method, name }) => method !== 'GET' && /rtp|return-rate|payout-rate|odds-of-member/.test(name))
    expect(taking.map(({ name }) => name)).toEqual([])
    const settings = modules.flatMap((module) => (module as { settings?: readonly { name: string }[] }).settings ?? []).map(({ name }) => name).filter((name) => /rtp|return/i.test(name))
    expect(settings.every((name) => name === 'launch.rtpAlarmRounds')).toBe(true)
  })
})

it('a planted game that pays too much raises an alarm, with a badge, until it is noted and until it is back', async () => {
  await countAnew()
  await plant('KITEWIND', 400, 100, 100)
  await plant('CATFORTUNE', 1_200, 100, 400)
  // As far away, and with wins too rare for so few rounds to tell.
  await plant('SOMTAM20', 1_200, 100, 400)
  await count()
  await count()
  const operator = server.client()
  const finance = await operator.signInOperator('finance')
  const monitor = async () => (await operator.get<{ list: Listed[] }>('/api/operator/returns', { token: finance })).value
  const alarms = async () => (await monitor()).list.filter(({ alarm }) => alarm).map(({ gameCode }) => gameCode)
  const badge = async () => (await operator.get<{ returnAlarms: number }>('/api/operator/work', { token: finance })).value.returnAlarms
  expect(await alarms()).toEqual(['CATFORTUNE'])
  expect(await badge()).toBe(1)
  const biased = (await monitor()).list.find(({ gameCode }) => gameCode === 'CATFORTUNE')!
  expect(biased.all).toMatchObject({ rounds: 1_200, measured: '4.000000', theory: '0.962963', state: 'OUTSIDE' })
  expect(Number(biased.alarm!.deviation)).toBeGreaterThan(3.29)
  expect([(await of('CATFORTUNE')).all!.state, (await of('SOMTAM20')).all!.state]).toEqual(['OUTSIDE', 'FEW'])
  expect((await monitor()).list.find(({ gameCode }) => gameCode === 'SOMTAM20')!.all).toMatchObject({ judgedFrom: 38_000 })
  const days = (await operator.get<{ list: { figures: Figures }[] }>('/api/operator/returns/CATFORTUNE/days', { token: finance })).value.list
  expect(days.map(({ figures }) => figures.rounds)).toEqual([1_200])
  const file = await fetch(`${server.origin}/api/operator/returns/export?format=CSV`, { headers: { authorization: `Bearer ${finance}` } })
  expect([file.status, (await file.text()).includes('CATFORTUNE')]).toEqual([200, true])

  const viewer = server.client()
  expect(await viewer.post('/api/operator/returns/CATFORTUNE/note', { mathVersion: '1', note: 'looking' }, { token: await viewer.signInOperator('viewer') })).toMatchObject({ status: 403 })
  expect(await operator.post('/api/operator/returns/TUKTUK3/note', { mathVersion: '1', note: 'nothing there' }, { token: finance })).toMatchObject({ code: 'RETURN_ALARM_NOT_FOUND' })
  expect(await operator.post('/api/operator/returns/CATFORTUNE/note', { mathVersion: '1', note: 'planted' }, { token: finance })).toMatchObject({ status: 200 })
  expect([await alarms(), await badge()]).toEqual([['CATFORTUNE'], 0])

  await run(owner.kysely, sql`UPDATE studio.return_day SET payout_amount = stake_amount * 96 / 100 WHERE game_code = 'CATFORTUNE'`)
  await count()
  expect(await alarms()).toEqual([])
})
