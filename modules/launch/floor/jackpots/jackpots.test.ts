/** Jackpot pools: what stakes contribute, who wins, how it is paid, and how it is proved. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_RTP_PPM, participationOf, readRtp } from '../../../../kernel/games/pool-shares.ts'
import { openDatabase, type Database } from '../../../../platform/postgres.ts'
import { poolOf } from '../../../../tests/support/jackpots.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { otherGames } from '../../../../studio/house/games.ts'
import { playerOf, type Player } from '../../../../tests/support/studio.ts'
import { roundAt, acmeOf, seatOf } from '../../../../tests/support/vendor.ts'
import { defaultPools } from './rules/default-pools.ts'
import { readPoolsOf } from './store/pools.ts'

let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const MICRO = 1_000_000n
describe('which games take part', () => {
  it('is GRAND, MINOR and MINI in this order while the whole RTP is at most 0.98', async () => {
    const terms = defaultPools
    expect(participationOf(963_542n, terms)).toEqual({ pools: ['GRAND', 'MINOR'], totalPpm: 974_042n })
    expect(participationOf(950_000n, terms)).toEqual({
      pools: ['GRAND', 'MINOR', 'MINI'],
      totalPpm: 968_000n,
    })
    expect(participationOf(980_000n, terms)).toEqual({ pools: [], totalPpm: 980_000n })
    const { value } = await server
      .client()
      .get<{ games: { gameCode: string; gameType: string; rtp: string }[] }>(
        '/api/wps/relay/GCSGAME_gameList?vassalage=STUDIO&pageSize=100',
      )
    expect(value.games.length).toBeGreaterThan(0)
    for (const { gameCode, gameType, rtp } of value.games) {
      const own = readRtp(rtp)
      // Members who play against each other are paid by each other: such a game has no return and no part in
      // pools.
      if (rtp === '' && gameType === 'PVP') continue
      expect(own, gameCode).toBeDefined()
      const only = otherGames.find((game) => game.gameCode === gameCode)?.jackpotPools
      const { pools, totalPpm } = participationOf(
        own!,
        only ? terms.filter(({ code }) => only.includes(code)) : terms,
      )
      expect(totalPpm, gameCode).toBeLessThanOrEqual(own! > MOST_RTP_PPM ? own! : MOST_RTP_PPM)
      expect(pools, gameCode).toEqual(
        terms.filter(({ code }) => pools.includes(code)).map(({ code }) => code),
      )
    }
  })

  it('is answered by the game itself, with both figures', async () => {
    const { entered } = (await playerOf(server, 'member07')) as Player & {
      entered: { game: { rtp: string; jackpots: unknown } }
    }
    expect(entered.game).toMatchObject({
      rtp: '0.963542',
      jackpots: {
        pools: ['GRAND', 'MINOR'],
        totalRtp: '0.974042',
        held: expect.arrayContaining([
          { code: 'GRAND', amount: Number((await poolOf(owner, 'GRAND')).counter / MICRO) },
        ]),
      },
    })
  })

  it('is answered for every game on the page of returns; the sea takes part in MINI alone, games at tables in none', async () => {
    const { value } = await server.client().get<{
      list: {
        gameCode: string
        kind: string
        rtp: string
        jackpots: { pools: string[]; totalRtp: string } | null
      }[]
    }>('/api/wps/games/returns')
    expect(value.list.find(({ gameCode }) => gameCode === 'FISHHUNT')).toMatchObject({
      rtp: '0.955000',
      jackpots: { pools: ['MINI'], totalRtp: '0.962500' },
    })
    expect(value.list.find(({ gameCode }) => gameCode === 'TUKTUK3')!.jackpots).toEqual({
      pools: ['GRAND', 'MINOR'],
      totalRtp: '0.974042',
    })
    for (const { kind, jackpots } of value.list) {
      if (kind === 'TABLE' || kind === 'HAND') expect(jackpots).toBeNull()
      if (jackpots) expect(readRtp(jackpots.totalRtp)!).toBeLessThanOrEqual(MOST_RTP_PPM)
    }
  })
})

describe('a round of the in-house studio', () => {
  it('raises its pools by its stake, once, and draws with its own seeds', async () => {
    const player = await playerOf(server, 'member08')
    const [grand, minor, mini] = [
      await poolOf(owner, 'GRAND'),
      await poolOf(owner, 'MINOR'),
      await poolOf(owner, 'MINI'),
    ]
    const key = randomUUID()
    const balance = await player.balance()
    const { value } = await player.play(1_000, key)
    expect((await player.play(1_000, key)).value.roundId).toBe(value.roundId)
    expect((await poolOf(owner, 'GRAND')).contributed - grand.contributed).toBe(4_000_000n)
    expect((await poolOf(owner, 'MINOR')).contributed - minor.contributed).toBe(3_000_000n)
    expect((await poolOf(owner, 'MINI')).contributed).toBe(mini.contributed)
    // The house pays the pools; the member's money only moves by stake and win.
    expect(await player.balance()).toBe(balance - 1_000 + value.winAmount)
  })

  it('contributes nothing with play money, nor from another vendor that claims a draw', async () => {
    const before = await readPoolsOf(owner.kysely, 'demo')
    const free = await playerOf(server, 'member09', { accountType: 0 })
    expect((await free.play(1_000)).value.currency).toBe('TRIAL')
    const client = server.client()
    const acme = acmeOf(server)
    const seat = await seatOf(server, acme, client, await client.signIn('member09'))
    expect(
      (await acme.send('bet-win', { ...roundAt(seat).betWin(), jackpot: { draw: '0', rtp: '0.900000' } }))
        .status,
    ).toBe('OK')
    expect((await readPoolsOf(owner.kysely, 'demo')).map((row) => row.contributed)).toEqual(
      before.map((row) => row.contributed),
    )
  })
})

describe('the board', () => {
  it('is the sum of the real pools, and has no amount beside decoration', async () => {
    interface Board {
      total: number
      pools: { code: string; amount: number; mustHitBy: number | null; perSecond: string }[]
      decorative: boolean
    }
    const client = server.client()
    const { value } = await client.get<Board>('/api/wps/relay/GCSGAME_jackpotPools')
    expect(value.pools.map(({ code, mustHitBy }) => [code, mustHitBy])).toEqual([
      ['GRAND', null],
      ['MINOR', 5_000_000],
      ['MINI', 500_000],
    ])
    expect(value.total).toBe(value.pools.reduce((sum, { amount }) => sum + amount, 0))
    expect(value.pools[0]!.amount).toBeGreaterThanOrEqual(100_000_000)
    for (const { perSecond } of value.pools) expect(perSecond).toMatch(/^[0-9]+\.[0-9]{6}$/)
  })
})
