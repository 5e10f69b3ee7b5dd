import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulate, seededStream } from '../../games/kit/exact/simulate.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { modules } from '../../server/modules.ts'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'
import { soloGames, tableGames } from '../house/games.ts'
import { soloFigures, tableFigures } from './figures.ts'

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

describe('the figures', () => {
  it('know a deviation of every spot of every game', () => {
    expect(soloFigures()).toHaveLength(soloGames.length)
    expect(tableFigures()).toHaveLength(tableGames.reduce((sum, game) => sum + game.spots.length, 0))
    for (const { deviation, skew, rtp } of [...soloFigures(), ...tableFigures()])
      expect([deviation > 0, skew >= deviation * 0.999, rtp > 0.6 && rtp < 1]).toEqual([true, true, true])
  })

  it('of slots are those of every stop and every grid with their free spins, counted independently of the product', () => {
    const counted = {
      BUFFALO243: 7.0128,
      CATFORTUNE: 1.9902,
      DURIAN20: 6.219,
      GARLAND: 1.9219,
      KITEWIND: 8.3766,
      MUAYGOLD: 3.1575,
      NAGA243: 3.6022,
      ORCHARD: 5.7182,
      SIAMGOLD20: 3.3967,
      SOMTAM20: 4.7822,
      TUKTUK3: 3.3314,
      YAKSHA25: 2.0797,
      YIPENG243: 3.2843,
    }
    const known = new Map(soloFigures().map(({ gameCode, deviation }) => [gameCode, deviation]))
    for (const [gameCode, deviation] of Object.entries(counted))
      expect([gameCode, known.get(gameCode)!.toFixed(4)]).toEqual([gameCode, deviation.toFixed(4)])
  })

  it('match simulated rounds of tables and a slot', () => {
    const stake = 30_000n
    for (const game of tableGames.filter(({ gameCode }) =>
      ['BACCARAT', 'DRAGONTIGER', 'POKDENG', 'ROULETTE'].includes(gameCode),
    )) {
      const spot = game.spots[0]!
      const stream = seededStream(7)
      const draws = Array.from(
        { length: 4_000 },
        () => Number(game.payout(game.draw(stream), spot.code, stake)) / Number(stake),
      )
      const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length
      const deviation = Math.sqrt(draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / draws.length)
      const known = tableFigures().find(
        (figure) => figure.gameCode === game.gameCode && figure.spot === spot.code,
      )!.deviation
      expect(Math.abs(deviation / known - 1), game.gameCode).toBeLessThan(
        spot.rtp < '0.98' && game.gameCode === 'ROULETTE' ? 0.2 : 0.1,
      )
    }
    const cat = soloGames.find(({ gameCode }) => gameCode === 'CATFORTUNE')!
    const stream = seededStream(9)
    const { standardError } = simulate(cat, 20_000, cat.betAmounts[0]!, () => stream)
    expect(
      Math.abs(
        (standardError * Math.sqrt(20_000)) /
          soloFigures().find(({ gameCode }) => gameCode === 'CATFORTUNE')!.deviation -
          1,
      ),
    ).toBeLessThan(0.15)
  })
})

describe('guarantee 10, fair: one return for everybody', () => {
  it('answers members, agents and visitors the same', async () => {
    const member = server.client()
    const agent = server.client()
    const answers = [
      await listed(),
      await listed(member, await member.signIn('member03')),
      await listed(agent, await agent.signIn('agent1')),
    ]
    expect(answers[1]!.list).toEqual(answers[0]!.list)
    expect(answers[2]!.list).toEqual(answers[0]!.list)
    expect(answers[0]!.list.map(({ gameCode }) => gameCode)).toContain('BACCARAT')
  })

  it('has no column by which a return could depend on a member, an agent or a level', async () => {
    const columns = await rowsOf(
      owner.kysely,
      sql<{ name: string }>`
      SELECT table_schema || '.' || table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND column_name ~ '(rtp|return_rate|payout_rate|win_rate|hit_rate|house_edge|luck|bias)'`,
    )
    expect(columns.map(({ name }) => name).sort()).toEqual([
      'catalogue.game.rtp',
      'catalogue.listed_game.rtp',
    ])
    expect(
      await rowsOf(
        owner.kysely,
        sql`SELECT 1 FROM information_schema.columns WHERE table_schema = 'studio' AND table_name = 'return_day' AND column_name ~ 'member|account|agent|level'`,
      ),
    ).toEqual([])
  })

  it('has no call and no setting with one', () => {
    const calls = modules.flatMap((module) => module.calls).map(({ call }) => call)
    const taking = calls.filter(
      ({ method, name }) => method !== 'GET' && /rtp|return-rate|payout-rate|odds-of-member/.test(name),
    )
    expect(taking.map(({ name }) => name)).toEqual([])
    const settings = modules
      .flatMap((module) => (module as { settings?: readonly { name: string }[] }).settings ?? [])
      .map(({ name }) => name)
      .filter((name) => /rtp|return/i.test(name))
    expect(settings.every((name) => name === 'launch.rtpAlarmRounds')).toBe(true)
  })
})
