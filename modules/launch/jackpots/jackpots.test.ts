/** Jackpot pools: what stakes give, who wins, how it is paid, and what proves it. */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitOf, openStream } from '../../../kernel/fair/stream.ts'
import { MOST_RTP_PPM, participationOf, poolDrawOf, poolTrigger, readRtp } from '../../../kernel/games/pool-shares.ts'
import { hubKey, type Push } from '../../../platform/hub.ts'
import { firstOf, oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { poolOf, raise } from '../../../tests/support/jackpots.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { otherGames } from '../../../studio/games.ts'
import { playerOf, type Player, type SeedsAnswer } from '../../../tests/support/studio.ts'
import { roundAt, acmeOf, seatOf } from '../../../tests/support/vendor.ts'
import { runAudit } from '../../wallet/index.ts'
import { payWin } from './pay-win.ts'
import { defaultPools } from './rules/default-pools.ts'
import { openPool, readPoolsOf } from './store/pools.ts'

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
const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

describe('which games take part', () => {
  it('is GRAND, MINOR and MINI in this order while the whole RTP is at most 0.98', async () => {
    const terms = defaultPools
    expect(participationOf(963_542n, terms)).toEqual({ pools: ['GRAND', 'MINOR'], totalPpm: 974_042n })
    expect(participationOf(950_000n, terms)).toEqual({ pools: ['GRAND', 'MINOR', 'MINI'], totalPpm: 968_000n })
    expect(participationOf(980_000n, terms)).toEqual({ pools: [], totalPpm: 980_000n })
    const { value } = await server.client().get<{ games: { gameCode: string; gameType: string; rtp: string }[] }>('/api/wps/relay/GCSGAME_gameList?vassalage=STUDIO&pageSize=100')
    expect(value.games.length).toBeGreaterThan(0)
    for (const { gameCode, gameType, rtp } of value.games) {
      const own = readRtp(rtp)
      // Members who play against each other are paid by each other: such a game has no return and no part in pools.
      if (rtp === '' && gameType === 'PVP') continue
      expect(own, gameCode).toBeDefined()
      const only = otherGames.find((game) => game.gameCode === gameCode)?.jackpotPools
      const { pools, totalPpm } = participationOf(own!, only ? terms.filter(({ code }) => only.includes(code)) : terms)
      expect(totalPpm, gameCode).toBeLessThanOrEqual(own! > MOST_RTP_PPM ? own! : MOST_RTP_PPM)
      expect(pools, gameCode).toEqual(terms.filter(({ code }) => pools.includes(code)).map(({ code }) => code))
    }
  })

  it('is told by the game itself, with both figures', async () => {
    const { entered } = await playerOf(server, 'member07') as Player & { entered: { game: { rtp: string; jackpots: unknown } } }
    expect(entered.game).toMatchObject({ rtp: '0.963542', jackpots: { pools: ['GRAND', 'MINOR'], totalRtp: '0.974042', held: expect.arrayContaining([{ code: 'GRAND', amount: Number((await poolOf(owner, 'GRAND')).counter / MICRO) }]) } })
  })

  it('is told for every game on the page of returns; the sea takes part in MINI alone, games at tables in none', async () => {
    const { value } = await server.client().get<{ list: { gameCode: string; kind: string; rtp: string; jackpots: { pools: string[]; totalRtp: string } | null }[] }>('/api/wps/games/returns')
    expect(value.list.find(({ gameCode }) => gameCode === 'FISHHUNT')).toMatchObject({ rtp: '0.955000', jackpots: { pools: ['MINI'], totalRtp: '0.962500' } })
    expect(value.list.find(({ gameCode }) => gameCode === 'TUKTUK3')!.jackpots).toEqual({ pools: ['GRAND', 'MINOR'], totalRtp: '0.974042' })
    for (const { kind, jackpots } of value.list) {
      if (kind === 'TABLE' || kind === 'HAND') expect(jackpots).toBeNull()
      if (jackpots) expect(readRtp(jackpots.totalRtp)!).toBeLessThanOrEqual(MOST_RTP_PPM)
    }
  })
})

describe('a round of the house', () => {
  it('raises its pools by its stake, once, and draws by its own seeds', async () => {
    const player = await playerOf(server, 'member08')
    const [grand, minor, mini] = [await poolOf(owner, 'GRAND'), await poolOf(owner, 'MINOR'), await poolOf(owner, 'MINI')]
    const key = randomUUID()
    const balance = await player.balance()
    const { value } = await player.play(1_000, key)
    expect((await player.play(1_000, key)).value.roundId).toBe(value.roundId)
    expect((await poolOf(owner, 'GRAND')).contributed - grand.contributed).toBe(4_000_000n)
    expect((await poolOf(owner, 'MINOR')).contributed - minor.contributed).toBe(3_000_000n)
    expect((await poolOf(owner, 'MINI')).contributed).toBe(mini.contributed)
    // The house pays the pools; the member's money moves by stake and win alone.
    expect(await player.balance()).toBe(balance - 1_000 + value.winAmount)
  })

  it('gives nothing for play money, nor for another vendor that says it draws', async () => {
    const before = await readPoolsOf(owner.kysely, 'demo')
    const free = await playerOf(server, 'member09', { accountType: 0 })
    expect((await free.play(1_000)).value.currency).toBe('TRIAL')
    const client = server.client()
    const acme = acmeOf(server)
    const seat = await seatOf(server, acme, client, await client.signIn('member09'))
    expect((await acme.send('bet-win', { ...roundAt(seat).betWin(), jackpot: { draw: '0', rtp: '0.900000' } })).status).toBe('OK')
    expect((await readPoolsOf(owner.kysely, 'demo')).map((row) => row.contributed)).toEqual(before.map((row) => row.contributed))
  })
})

const settle = async (winId: string) => expect.poll(async () => (await firstOf(owner.kysely, sql<{ paid: boolean }>`SELECT paid_at IS NOT NULL AS paid FROM launch.jackpot_win WHERE win_id = ${winId}`))?.paid).toBe(true)
const lastWin = () => oneOf(owner.kysely, sql<{ win_id: string; pool_code: string; instance_no: number; member_id: string; amount: bigint; round_id: string; paid_txn: string }>`
  SELECT win_id, pool_code, instance_no, member_id, amount, round_id, paid_txn FROM launch.jackpot_win WHERE merchant_id = 'demo' ORDER BY won_at DESC LIMIT 1`)
const audited = async () => { for (const proof of await runAudit(owner.kysely)) expect(proof, proof.id).toMatchObject({ ok: true }) }

describe('a win', () => {
  it('has one winner among bets of the same moment, who is paid once, told, and shown to everybody', async () => {
    const players = await Promise.all(['member10', 'member11', 'member12', 'member13'].map((name) => playerOf(server, name)))
    const { instance_no: instance, counter } = await poolOf(owner, 'MINOR')
    // The next ten rounds bring it over.
    await run(owner.kysely, sql`UPDATE launch.jackpot_secret SET trigger_amount = ${counter / MICRO + 25n} WHERE merchant_id = 'demo' AND pool_code = 'MINOR' AND instance_no = ${instance}`)
    const pushes: Push[] = []
    server.process.services.use(hubKey).onPush((push) => { if (push.topic === 'jackpot') pushes.push(push) })
    const before = new Map(await Promise.all(players.map(async (player) => [player, await player.balance()] as const)))
    const rounds = await Promise.all(players.flatMap((player) => Array.from({ length: 6 }, async () => ({ player, value: (await player.play(1_000)).value }))))
    await settle((await lastWin()).win_id)
    const win = await lastWin()
    expect(win).toMatchObject({ pool_code: 'MINOR', instance_no: instance })
    const { player: winner } = rounds.find(({ value }) => value.roundId === win.round_id)!
    for (const player of players) {
      const played = rounds.filter((round) => round.player === player).reduce((sum, { value }) => sum + value.winAmount - 1_000, 0)
      expect(await player.balance()).toBe(before.get(player)! + played + (player === winner ? Number(win.amount) : 0))
    }
    expect((await poolOf(owner, 'MINOR')).instance_no).toBe(instance + 1)
    // Paid again by anybody, nothing moves; two at once pay once.
    expect(await server.process.database.transaction((tx) => payWin(tx, win.win_id, new Date()))).toBe(false)
    await expect.poll(() => pushes.find((push) => (push.data.won as { winId: string } | undefined)?.winId === win.win_id)).toMatchObject({ merchantId: 'demo', data: { won: { code: 'MINOR', amount: Number(win.amount), customerName: expect.stringContaining('***'), roundId: win.round_id } } })
    const inbox = await rowsOf(owner.kysely, sql<{ titles: { EN: string } }>`SELECT titles FROM messaging.message WHERE account_id = ${win.member_id} AND key = ${`jackpot:${win.win_id}`}`)
    expect(inbox.map(({ titles }) => titles.EN)).toEqual(['You won a jackpot'])
    const movements = await rowsOf(owner.kysely, sql<{ code: number; amount: bigint }>`SELECT code, amount FROM wallet.transfer WHERE txn_id = ${win.paid_txn}::bigint`)
    expect(movements).toEqual([{ code: 5, amount: win.amount }])
    await audited()
  })

  it('is proved by what it opens: the secret fits its commit and gives the amount', async () => {
    const { value } = await server.client().get<{ list: Record<string, never>[] }>('/api/wps/jackpots/wins')
    const win = value.list[0] as unknown as { code: string; instanceNo: number; commit: string; secret: string; seedAmount: number; capAmount: number; triggerAmount: number; amount: number; customerName: string }
    expect(commitOf(win.secret)).toBe(win.commit)
    expect(win.customerName).toMatch(/^me\*\*\*.$/)
    const stream = openStream({ serverSeed: win.secret, clientSeed: 'pool', nonce: win.instanceNo, tag: `jackpot:${win.code}` })
    // The test moved the amount of this pool; the drawn one is another, which is what a recompute would tell.
    expect(poolTrigger(stream, BigInt(win.seedAmount), BigInt(win.capAmount))).not.toBe(BigInt(win.triggerAmount))
    expect(win.amount).toBeGreaterThanOrEqual(win.triggerAmount)
    const terms = await server.client().get<{ pools: { code: string; commit: string | null; share: string }[] }>('/api/wps/jackpots/terms')
    expect(terms.value.pools.map(({ code, share }) => [code, share])).toEqual([['GRAND', '0.006000'], ['MINOR', '0.004500'], ['MINI', '0.007500']])
    expect(terms.value.pools.find(({ code }) => code === 'MINOR')!.commit).not.toBe(win.commit)
  })

  it('is paid by the minute’s job where the process was cut off between the bet and the payment', async () => {
    const player = await playerOf(server, 'member14')
    const balance = await player.balance()
    const { id } = await oneOf(owner.kysely, sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'member14'`)
    const { kysely } = server.process.database
    await raise(kysely, 'demo', [{ member: id, stake: 1_000n, draw: 0n, status: 1, marks: 0, pools: 1 }])
    // Its event is lost with the process: only the win's own row is left.
    const win = await oneOf(owner.kysely, sql<{ win_id: string; amount: bigint }>`SELECT win_id, amount FROM launch.jackpot_win WHERE merchant_id = 'demo' AND pool_code = 'GRAND' ORDER BY won_at DESC LIMIT 1`)
    await expect(server.process.database.transaction(async (tx) => { await payWin(tx, win.win_id, new Date()); throw new Error('cut off') })).rejects.toThrow('cut off')
    await Promise.all([server.process.jobs.runNow('launch.keep-jackpots'), server.process.jobs.runNow('launch.keep-jackpots')])
    await settle(win.win_id)
    expect(await player.balance()).toBe(balance + Number(win.amount))
    await audited()
    const grand = await poolOf(owner, 'GRAND')
    expect(grand).toMatchObject({ counter: grand.seed_amount * MICRO + grand.counter % MICRO })
    const { unbooked } = grand
    expect(unbooked).toBeLessThan(MICRO)
  })

  it('by chance is drawn with the round’s own seeds, as its player can compute once they are open', async () => {
    const player = await playerOf(server, 'member15')
    const { value } = await player.play(1_000)
    const rotated = (await player.client.post<SeedsAnswer>('/api/studio/v1/seeds', {}, { token: player.gameToken })).value
    const stream = openStream({ serverSeed: rotated.revealedServerSeed, clientSeed: value.proof.clientSeed, nonce: value.proof.nonce, tag: 'jackpot:GRAND' }, hmac)
    const first = createHmac('sha256', Buffer.from(rotated.revealedServerSeed, 'hex')).update(`jackpot:GRAND:${value.proof.clientSeed}:${value.proof.nonce}:0`).digest()
    expect(poolDrawOf(stream)).toBe(first.readBigUInt64BE(0))
    expect(createHash('sha256').update(Buffer.from(rotated.revealedServerSeed, 'hex')).digest('hex')).toBe(value.proof.commit)
  })
})

describe('the board', () => {
  it('is the sum of the real pools, and tells no amount beside decoration', async () => {
    interface Board { total: number; pools: { code: string; amount: number; mustHitBy: number | null; perSecond: string }[]; decorative: boolean }
    const client = server.client()
    const { value } = await client.get<Board>('/api/wps/relay/GCSGAME_jackpotPools')
    expect(value.pools.map(({ code, mustHitBy }) => [code, mustHitBy])).toEqual([['GRAND', null], ['MINOR', 5_000_000], ['MINI', 500_000]])
    expect(value.total).toBe(value.pools.reduce((sum, { amount }) => sum + amount, 0))
    expect(value.pools[0]!.amount).toBeGreaterThanOrEqual(100_000_000)
    for (const { perSecond } of value.pools) expect(perSecond).toMatch(/^[0-9]+\.[0-9]{6}$/)
  })

})

describe('the desk of the pools', () => {
  interface Pool { code: string; state: string; amount: number; seedAmount: number; capAmount: number; ratePpm: number; next: object | null; isExact: boolean; pending: { orderId: string } | null }
  const pools = async (token: string) => (await server.client().get<{ pools: Pool[] }>('/api/operator/jackpots', { token })).value.pools
  const order = (token: string, code: string, body: object) => server.client().post<{ orderId: string; state: string }>(`/api/operator/jackpots/${code}/orders`, { reason: 'a test', ...body }, { token, key: randomUUID() })
  const decide = (token: string, orderId: string, how: 'confirm' | 'reject') => server.client().post(`/api/operator/jackpots/orders/${orderId}/${how}`, undefined, { token, key: randomUUID() })

  it('pauses for one person, and changes the next pool for two', async () => {
    const [asks, confirms] = [await server.client().signInOperator('owner'), await server.client().signInOperator('finance')]
    for (const pool of await pools(asks)) expect(pool).toMatchObject({ state: 'RUNNING', isExact: true, pending: null })
    expect((await order(asks, 'MINI', { kind: 'RESUME' })).code).toBe('JACKPOT_STATE')
    expect((await order(asks, 'MINI', { kind: 'PAUSE' })).value.state).toBe('DONE')
    await expect.poll(async () => (await server.client().get<{ pools: { code: string }[] }>('/api/wps/relay/GCSGAME_jackpotPools')).value.pools.map(({ code }) => code)).toEqual(['GRAND', 'MINOR'])
    expect((await order(asks, 'MINI', { kind: 'RESUME' })).value.state).toBe('DONE')

    const terms = { seedAmount: 200_000, capAmount: 400_000, oddsAmount: null, ratePpm: 4_000 }
    for (const wrong of [{ ...terms, capAmount: 200_000 }, { ...terms, capAmount: null }, { ...terms, oddsAmount: 2_000_000 }]) expect((await order(asks, 'MINI', { kind: 'CHANGE', terms: wrong })).code).toBe('REQUEST_INVALID')
    const { value } = await order(asks, 'MINI', { kind: 'CHANGE', terms })
    expect(value.state).toBe('PENDING')
    expect((await order(asks, 'MINI', { kind: 'CHANGE', terms })).code).toBe('JACKPOT_STATE')
    expect((await decide(asks, value.orderId, 'confirm')).code).toBe('JACKPOT_FOUR_EYES')
    expect((await decide(confirms, value.orderId, 'confirm')).success).toBe(true)
    expect((await decide(confirms, value.orderId, 'reject')).code).toBe('JACKPOT_STATE')
    expect((await pools(asks)).find(({ code }) => code === 'MINI')).toMatchObject({ seedAmount: 100_000, capAmount: 500_000, ratePpm: 5_000, next: terms })

    const house = await oneOf(owner.kysely, sql<{ actions: string[] }>`SELECT array_agg(action ORDER BY seq) AS actions FROM app.audit_log WHERE subject = 'jackpot:MINI'`)
    expect(house.actions).toEqual(['jackpot.pause', 'jackpot.resume', 'jackpot.change-asked', 'jackpot.change'])
    const wins = (await server.client().get<{ list: { code: string; account: string; paidAt: string | null }[] }>('/api/operator/jackpots/wins', { token: asks })).value.list
    expect(wins.map(({ code, account }) => [code, account])).toContainEqual(['GRAND', 'member14'])
    for (const { paidAt } of wins) expect(paidAt).not.toBeNull()
  })

  it('opens a pool that never ran for two people, with its seed aside', async () => {
    const [asks, confirms] = [await server.client().signInOperator('finance'), await server.client().signInOperator('owner')]
    await run(owner.kysely, sql`
      UPDATE launch.jackpot_pool SET state = 'OFF', counter = 0, unbooked = 0, unbooked_seed = 0, booked = 0, contributed = 0 WHERE merchant_id = 'demo' AND pool_code = 'MINI'`)
    expect((await order(asks, 'MINI', { kind: 'PAUSE' })).code).toBe('JACKPOT_STATE')
    const { value } = await order(asks, 'MINI', { kind: 'OPEN' })
    expect((await pools(asks)).find(({ code }) => code === 'MINI')).toMatchObject({ state: 'OFF', amount: 0, pending: { orderId: value.orderId } })
    expect((await decide(asks, value.orderId, 'confirm')).code).toBe('JACKPOT_FOUR_EYES')
    expect((await decide(confirms, value.orderId, 'confirm')).success).toBe(true)
    // It begins with what was set for it before.
    expect((await pools(asks)).find(({ code }) => code === 'MINI')).toMatchObject({ state: 'RUNNING', amount: 200_000, capAmount: 400_000, ratePpm: 4_000, next: null, isExact: true })
    expect(await server.process.database.transaction(async (tx) => openPool(tx, 'demo', 'MINI'))).toBe(false)
  })
})
