/** Shared tables over a real database, wallet and ledger. */
import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MoneyAnswer } from '../../contract/vendor/launch/port.ts'
import { game as baccarat } from '../../games/baccarat/rules/index.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { sitDown } from '../../tests/support/studio.ts'
import { openTablesHouse, type Guest, type TablesHouse } from '../../tests/support/tables.ts'
import { findFairRound } from '../index.ts'
import { takeDueRound } from './store/rounds.ts'

let at: TablesHouse
beforeAll(async () => { at = await openTablesHouse() })
afterAll(() => at.close())

const busy = async (): Promise<MoneyAnswer> => ({ status: 'BUSY' })
const lost = async (): Promise<never> => { throw new Error('the line is lost') }
const outcomeOf = async (roundId: string) => JSON.parse((await at.roundOf(roundId)).outcome!) as Parameters<typeof baccarat.payout>[0]
const paid = (outcome: Parameters<typeof baccarat.payout>[0], spot: string, stake: number) => Number(baccarat.payout(outcome, spot, BigInt(stake)))
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const balancesOf = (members: readonly Guest[]) => Promise.all(members.map((member) => member.balance()))

describe('a table over HTTP', () => {
  it('is read, bet at, settled, proved and listed', async () => {
    const client = at.server.client()
    const player = await sitDown(at.server, client, await client.signIn('member01'), { gameCode: 'BACCARAT' })
    const options = { token: player.gameToken }
    expect(player.entered).toMatchObject({ game: { kind: 'TABLE', betAmounts: [] }, state: null })
    const { list } = (await client.get<{ list: { tableId: string; state: string; limits: object }[] }>('/api/studio/v1/tables', options)).value
    expect(list.length).toBeGreaterThanOrEqual(3)
    const { tableId } = list[0]!
    const read = async () => (await client.get<{ roundNo: number; roundId: string; state: string; commit: string; stateEndsAt: string; serverNow: string; totals: unknown[]; outcome: unknown; history: unknown[]; mine: { bets: object[]; lastRound: { winAmount: number; stakeAmount: number } | null } }>(`/api/studio/v1/tables/${tableId}`, options)).value
    const before = await read()
    expect(before).toMatchObject({ state: 'BETTING', outcome: null, mine: { bets: [], lastRound: null } })
    const lastsMs = Date.parse(before.stateEndsAt) - Date.parse(before.serverNow)
    expect(lastsMs > 0 && lastsMs <= 20_100).toBe(true)
    const key = randomUUID()
    const body = { roundNo: before.roundNo, bets: [{ spot: 'PLAYER', stake: 10_000 }, { spot: 'TIE', stake: 1_000 }] }
    const placed = await client.post<{ balance: number; totalStake: number; bets: { betId: string }[] }>(`/api/studio/v1/tables/${tableId}/bets`, body, { ...options, key })
    expect(placed.value).toMatchObject({ roundId: before.roundId, balance: 1_000_000 - 11_000, totalStake: 11_000, currency: 'THB', bets: [{ spot: 'PLAYER', state: 'ACCEPTED' }, { spot: 'TIE' }] })
    const again = await client.post(`/api/studio/v1/tables/${tableId}/bets`, body, { ...options, key })
    expect([again.value, again.headers.get('idempotency-hit')]).toEqual([placed.value, 'true'])
    expect((await client.post(`/api/studio/v1/tables/${tableId}/bets`, { ...body, roundNo: 9 }, { ...options, key })).code).toBe('REQUEST_KEY_REUSED')
    expect(await read()).toMatchObject({ totals: [{ spot: 'PLAYER', stake: 10_000, players: 1 }, { spot: 'TIE', stake: 1_000, players: 1 }], mine: { bets: [{ state: 'ACCEPTED' }, { state: 'ACCEPTED' }] } })
    await at.finish()
    // What is published proves the round: commit, chain, the bettors' part and the outcome.
    const rounds = (await client.get<{ list: { roundId: string; outcome: unknown; proof: { commit: string; serverSeed: string; clientPart: string; nonce: number } }[] }>(`/api/studio/v1/tables/${tableId}/rounds`, options)).value.list
    const [{ proof, outcome, roundId }] = rounds as [(typeof rounds)[0]]
    expect([roundId, proof.commit, proof.nonce]).toEqual([before.roundId, before.commit, before.roundNo])
    expect(sha256(Buffer.from(`01${proof.serverSeed}`, 'hex'))).toBe(proof.commit)
    const fair = (await findFairRound(at.house, at.house.seats.of((await at.house.seats.find(player.gameToken))!).memberId, roundId))!
    if (fair.kind !== 'TABLE') throw new Error('a round of another kind')
    expect(sha256(fair.table.entries.join(','))).toBe(proof.clientPart)
    expect(fair.table.entries.some((entry) => entry.startsWith(`${placed.value.bets[0]!.betId}:`))).toBe(true)
    expect(baccarat.draw(openStream({ serverSeed: proof.serverSeed, clientSeed: proof.clientPart, nonce: proof.nonce, tag: 'shoe8' }))).toEqual(outcome)
    const won = paid(outcome as never, 'PLAYER', 10_000) + paid(outcome as never, 'TIE', 1_000)
    expect([await player.balance(), fair.winAmount]).toEqual([1_000_000 - 11_000 + won, won])
    const own = (await client.get<{ list: object[]; totalCount: number }>('/api/studio/v1/table-rounds', options)).value
    expect(own.list[0]).toMatchObject({ roundId, stakeAmount: 11_000, winAmount: won, bets: [{ spot: 'PLAYER', stake: 10_000 }, { spot: 'TIE' }] })
    // The next round's seed follows in the chain.
    const next = await read()
    expect(next).toMatchObject({ state: 'BETTING', roundNo: before.roundNo + 1, history: [{ roundNo: before.roundNo }], mine: { bets: [], lastRound: { stakeAmount: 11_000, winAmount: won } } })
    await at.finish()
    expect(sha256(Buffer.from((await at.roundOf(next.roundId)).server_seed, 'hex'))).toBe(proof.serverSeed)
    // The money's first answer is found by its key for ever.
    expect((await client.get<{ value: object }>(`/api/wps/operations/${key}`, { token: player.token })).value).toMatchObject({ value: { balance: 989_000 } })
  })
})

describe('what a table takes', () => {
  it('refuses by the clock of the database what comes too late, whatever the round’s row still says', async () => {
    const member = await at.guest('member02')
    const table = await at.openTable(member)
    const before = await member.balance()
    await at.advance(20)
    expect((await at.roundOf(table.roundId)).step).toBe('BETTING')
    await expect(at.place(member, table, { PLAYER: 1_000 })).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    await at.house.tables.clock.runDue()
    await expect(at.place(member, table, { PLAYER: 1_000 })).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    await at.finish()
    const next = await at.openTable(member)
    await expect(at.place(member, { ...next, roundNo: next.roundNo - 1 }, { PLAYER: 1_000 })).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    expect(await member.balance()).toBe(before)
    await at.finish()
  })

  it('takes all of a call or nothing, within the limits of each spot over the whole round', async () => {
    const member = await at.guest('member02')
    const table = await at.openTable(member)
    const before = await member.balance()
    await expect(at.place(member, table, { PLAYER: 1_000, NOWHERE: 1_000 })).rejects.toMatchObject({ code: 'TABLE_SPOT_UNKNOWN' })
    await expect(at.place(member, table, { PLAYER: 1_000, BANKER: 499 })).rejects.toMatchObject({ code: 'TABLE_LIMIT', params: ['5.00', '50,000.00'] })
    await expect(at.place(member, table, { TIE: 500_001 })).rejects.toMatchObject({ code: 'TABLE_LIMIT', params: ['5.00', '5,000.00'] })
    await expect(at.place(member, table, { PLAYER: 4_000_000 })).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
    expect(await member.balance()).toBe(before)
    await at.place(member, table, { TIE: 300_000 })
    await expect(at.place(member, table, { TIE: 200_001, PLAYER: 500 })).rejects.toMatchObject({ code: 'TABLE_LIMIT' })
    // Many at once on one spot: what is taken never passes the limit.
    const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, at8) => at.place(member, table, { TIE: 50_000 + at8 }, randomUUID(), at8 % 2 ? at.house : at.studioWith({}))))
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(3)
    expect((await at.ledgerOf(table.roundId))[0]!.bet <= 500_000n).toBe(true)
    await at.finish()
  })

  it('tells a refused key the same again, and frees the key of a passing refusal', async () => {
    const member = await at.guest('member20')
    const table = await at.openTable(member)
    const key = randomUUID()
    for (let time = 0; time < 2; time++) await expect(at.place(member, table, { PLAYER: 10_000 }, key)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
    const passing = randomUUID()
    const closed = at.studioWith({ bet: async () => ({ status: 'GAME_DISABLED' }) })
    await expect(at.place(member, table, { PLAYER: 10_000 }, passing, closed)).rejects.toMatchObject({ code: 'GAME_MAINTENANCE' })
    await expect(at.place(member, table, { PLAYER: 10_000 }, passing)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
    await at.finish()
    expect(await at.ledgerOf(table.roundId)).toEqual([])
  })

  it('holds several stakes where a hand can lose several; the record tells them from the stake, and its totals are the ledger’s', async () => {
    const member = await at.guest('member03', 'POKDENG')
    const table = await at.openTable(member, 0)
    const before = await member.balance()
    expect((await at.place(member, table, { HAND1: 1_000, HAND6: 2_000 })).value).toMatchObject({ balance: before - 15_000, totalStake: 3_000 })
    await at.finish()
    const { bet, win } = (await at.ledgerOf(table.roundId))[0]!
    expect([bet, await member.balance()]).toEqual([15_000n, before - 15_000 + Number(win)])
    const { list, stakeAmount } = (await member.client.get<{ list: { betNo: string; roundId: string; stakeAmount: number }[]; stakeAmount: number }>('/api/wps/report/bets?pageSize=100', { token: member.player.token })).value
    const own = list.find(({ roundId }) => roundId === table.roundId)!
    expect([own, stakeAmount]).toMatchObject([{ stakeAmount: 15_000, playedAmount: 3_000, netAmount: Number(win) - 15_000 }, list.reduce((sum, one) => sum + one.stakeAmount, 0)])
    expect((await member.client.get(`/api/wps/report/bets/${own.betNo}`, { token: member.player.token })).value).toMatchObject({ stakeAmount: 15_000, playedAmount: 3_000 })
  })
})

describe('play money', () => {
  it('plays the same round beside real money, is paid in its own, and is in no sum', async () => {
    const [real, free] = [await at.guest('member03', 'BACCARAT'), await at.guest('member03', 'BACCARAT', true)]
    const table = await at.openTable(real)
    const had = await real.balance()
    await at.place(real, table, { PLAYER: 2_000 })
    const { value } = await at.place(free, table, { BANKER: 3_000 })
    expect(value).toMatchObject({ currency: 'TRIAL', balance: free.player.entered.balance - 3_000, totalStake: 3_000 })
    at.house.tables.views.forget(table.tableId)
    expect((await at.house.tables.open(free.seat, table.tableId)).view.totals).toEqual([{ spot: 'PLAYER', stake: 2_000, players: 1 }])
    await at.finish()
    const outcome = await outcomeOf(table.roundId)
    expect(await real.balance()).toBe(had - 2_000 + paid(outcome, 'PLAYER', 2_000))
    expect((await at.ledgerOf(`${table.roundId}:free`)).map(({ bet, win, state }) => [bet, win, state])).toEqual([[3_000n, BigInt(paid(outcome, 'BANKER', 3_000)), 1]])
    const proof = await findFairRound(at.house, free.seat.memberId, `${table.roundId}:free`)
    expect(proof).toMatchObject({ mode: 'FREE', currency: 'TRIAL', betAmount: 3_000, winAmount: paid(outcome, 'BANKER', 3_000) })
  })
})

describe('cut off', () => {
  it('before the wallet heard of the bet: nothing is taken, and nothing late', async () => {
    const member = await at.guest('member04')
    const [table, before] = [await at.openTable(member), await member.balance()]
    const key = randomUUID()
    await expect(at.place(member, table, { PLAYER: 1_000 }, key, at.studioWith({ bet: lost }))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await at.finish()
    expect((await at.roundOf(table.roundId)).client_part).toBe(sha256(''))
    await expect(at.place(member, table, { PLAYER: 1_000 }, key)).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    expect(await member.balance()).toBe(before)
  })

  it('after the wallet took it: the same key brings it into the draw, and left alone it is returned before the draw', async () => {
    const [first, second] = [await at.guest('member04'), await at.guest('member05')]
    const table = await at.openTable(first)
    const [firstHad, secondHad] = [await first.balance(), await second.balance()]
    const broken = at.studioWith({ bet: async (message) => { await at.wallet.bet(message); return lost() } })
    const key = randomUUID()
    await expect(at.place(first, table, { BANKER: 10_000 }, key, broken)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await expect(at.place(second, table, { BANKER: 10_000 }, randomUUID(), broken)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    expect([await first.balance(), await second.balance()]).toEqual([firstHad - 10_000, secondHad - 10_000])
    expect((await at.place(first, table, { BANKER: 10_000 }, key)).value.balance).toBe(firstHad - 10_000)
    await at.finish()
    const won = paid(await outcomeOf(table.roundId), 'BANKER', 10_000)
    expect([await first.balance(), await second.balance()]).toEqual([firstHad - 10_000 + won, secondHad])
  })

  it('while the wallet answers after the close: the stake goes back, and nobody is told that it was accepted', async () => {
    const member = await at.guest('member05')
    const [table, before] = [await at.openTable(member), await member.balance()]
    let answer = () => {}
    const held = new Promise<void>((done) => { answer = done })
    const slow = at.studioWith({ bet: async (message) => { const said = await at.wallet.bet(message); await held; return said } })
    const placing = at.place(member, table, { PLAYER: 1_000 }, randomUUID(), slow)
    await expect.poll(async () => (await at.ledgerOf(table.roundId)).length).toBe(1)
    await at.finish()
    answer()
    await expect(placing).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    expect(await member.balance()).toBe(before)
  })

  it('at any step, by a wallet that is busy or a process that is gone: the same money in the end, each share paid once', async () => {
    const members = await Promise.all(['member04', 'member05', 'member06'].map((name) => at.guest(name)))
    const table = await at.openTable(members[0]!)
    const had = await balancesOf(members)
    for (const [place, member] of members.entries()) await at.place(member, table, { PLAYER: 1_000 * (place + 1), BANKER: 2_000 })
    let wins = 0
    // The first process pays one member, and its line breaks; a second one takes the next step and is killed in it.
    const half = at.studioWith({ win: (message) => (wins++ === 0 ? at.wallet.win(message) : lost()) })
    for (const seconds of [20, 2, 6]) {
      await at.advance(seconds)
      expect(await takeDueRound(at.owner.kysely, 5_000)).toBeDefined()
      await at.house.tables.clock.runDue()
      await at.advance(5)
      await half.tables.clock.runDue()
    }
    expect((await at.roundOf(table.roundId)).step).toBe('SHARED')
    expect((await at.ledgerOf(table.roundId)).map(({ wins: count }) => count)).toEqual([0, 0, 1])
    await at.advance(2)
    await at.studioWith({ win: busy }).tables.clock.runDue()
    expect((await at.roundOf(table.roundId)).step).toBe('SHARED')
    await at.advance(2)
    await Promise.all([at.house.tables.clock.runDue(), at.studioWith({}).tables.clock.runDue(), at.studioWith({}).tables.clock.runDue()])
    await at.advance(6)
    await at.house.tables.clock.runDue()
    expect((await at.roundOf(table.roundId)).step).toBe('SETTLED')
    const outcome = await outcomeOf(table.roundId)
    for (const [place, member] of members.entries()) {
      const won = paid(outcome, 'PLAYER', 1_000 * (place + 1)) + paid(outcome, 'BANKER', 2_000)
      expect(await member.balance()).toBe(had[place]! - 1_000 * (place + 1) - 2_000 + won)
    }
    expect((await at.ledgerOf(table.roundId)).map(({ state, wins: count }) => [state, count])).toEqual([[1, 1], [1, 1], [1, 1]])
  })

  it('by rules that are not here any more: every stake goes back', async () => {
    const member = await at.guest('member06')
    const [table, before] = [await at.openTable(member), await member.balance()]
    await at.place(member, table, { PLAYER: 5_000 })
    await at.finish(at.studioWith({}, { tableGameOf: () => ({ ...baccarat, mathVersion: 'another' }) as never }))
    expect([(await at.roundOf(table.roundId)).step, await member.balance()]).toEqual(['VOID', before])
  })
})

describe('the desk', () => {
  it('voids a round before it is drawn, once, and not after', async () => {
    const members = await Promise.all(['member05', 'member06'].map((name) => at.guest(name)))
    const table = await at.openTable(members[0]!)
    const had = await balancesOf(members)
    for (const member of members) { await at.place(member, table, { PLAYER: 1_000 }); await at.place(member, table, { TIE: 700 }) }
    const running = (await at.house.tables.desk.list('demo')).find(({ tableId }) => tableId === table.tableId)!
    expect(running.round).toMatchObject({ stakeAmount: 3_400n, betCount: 4, playerCount: 2, serverSeed: null })
    expect(await at.house.tables.desk.voidRound('another', table.roundId)).toBe('NOT_FOUND')
    const answers = await Promise.all([at.house, at.studioWith({})].map((studio) => studio.tables.desk.voidRound('demo', table.roundId)))
    expect([...answers, await at.house.tables.desk.voidRound('demo', table.roundId)]).toEqual(['VOIDED', 'VOIDED', 'VOIDED'])
    await at.house.tables.clock.runDue()
    await expect(at.place(members[0]!, table, { PLAYER: 1_000 })).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    expect(await balancesOf(members)).toEqual(had)
    expect((await at.ledgerOf(table.roundId)).map(({ bet, state }) => [bet, state])).toEqual([[0n, 2], [0n, 2]])
    expect((await at.house.tables.desk.round('demo', table.roundId))!.bets.map(({ state }) => state)).toEqual(['VOID', 'VOID', 'VOID', 'VOID'])
    await at.finish()
    const next = await at.openTable(members[0]!)
    await at.advance(20); await at.house.tables.clock.runDue(); await at.advance(2); await at.house.tables.clock.runDue()
    expect(await at.house.tables.desk.voidRound('demo', next.roundId)).toBe('STATE')
    await at.finish()
  })

  it('changes a table from the next round on, and an off table begins none', async () => {
    const member = await at.guest('member06')
    const table = await at.openTable(member)
    const change = (more: object) => at.house.tables.desk.change('demo', table.tableId, more)
    const { before, after } = (await change({ limits: { min: 1_000n, max: 20_000n, sideMax: 2_000n }, names: { th: 'ใหม่', en: 'New' }, isOn: false }))!
    expect([after.limits.max, after.isOn, after.names.en]).toEqual([20_000n, false, 'New'])
    await at.place(member, table, { PLAYER: 30_000 })
    await at.finish()
    expect((await at.house.tables.open(member.seat, table.tableId)).view).toMatchObject({ state: 'OFF', stateEndsAt: null })
    await change({ isOn: true })
    const next = await at.openTable(member)
    await expect(at.place(member, next, { PLAYER: 30_000 })).rejects.toMatchObject({ code: 'TABLE_LIMIT' })
    await change({ limits: before.limits, names: before.names })
    await at.finish()
    const history = (await at.house.tables.desk.rounds('demo', table.tableId, { pageNo: 1, pageSize: 2 }))!
    expect(history.rows.map(({ roundNo }) => roundNo)).toEqual([next.roundNo, table.roundNo])
  })
})

describe('random bets', () => {
  it('are settled by two clocks at once to what the rules pay, stake by stake, and the ledger says the same', async () => {
    const members = await Promise.all(['member07', 'member08'].map((name) => at.guest(name)))
    const second = at.studioWith({})
    const stake = fc.record({ who: fc.nat({ max: 1 }), spot: fc.constantFrom(...baccarat.spots.map(({ code }) => code)), stake: fc.integer({ min: 500, max: 4_000 }) })
    await fc.assert(fc.asyncProperty(fc.array(stake, { minLength: 1, maxLength: 12 }), async (stakes) => {
      const table = await at.openTable(members[0]!)
      const had = await balancesOf(members)
      await Promise.all(stakes.map((one) => at.place(members[one.who]!, table, { [one.spot]: one.stake })))
      await at.finish(at.house, second)
      const outcome = await outcomeOf(table.roundId)
      for (const [who, member] of members.entries()) {
        const own = stakes.filter((one) => one.who === who)
        const bet = own.reduce((sum, one) => sum + one.stake, 0)
        const won = own.reduce((sum, one) => sum + paid(outcome, one.spot, one.stake), 0)
        expect(await member.balance()).toBe(had[who]! - bet + won)
      }
      const { stake_amount: staked, payout_amount: paidOut } = await at.roundOf(table.roundId)
      const ledger = await at.ledgerOf(table.roundId)
      expect([staked, paidOut]).toEqual([ledger.reduce((sum, { bet }) => sum + bet, 0n), ledger.reduce((sum, { win }) => sum + win, 0n)])
    }), { numRuns: 6 })
  })
})
