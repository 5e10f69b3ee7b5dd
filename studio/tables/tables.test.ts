/** Shared tables with a real database, wallet and ledger. */
import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game as baccarat } from '../../games/baccarat/rules/index.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { sitDown } from '../../tests/support/studio.ts'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'
import { findFairRound } from '../index.ts'
import { balancesOf, outcomeOf, paid } from '../../tests/support/baccarat.ts'

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

describe('a table over HTTP', () => {
  it('is read, bet at, settled, proved and listed', async () => {
    const client = at.server.client()
    const player = await sitDown(at.server, client, await client.signIn('member01'), { gameCode: 'BACCARAT' })
    const options = { token: player.gameToken }
    expect(player.entered).toMatchObject({ game: { kind: 'TABLE', betAmounts: [] }, state: null })
    const { list } = (
      await client.get<{ list: { tableId: string; state: string; limits: object }[] }>(
        '/api/studio/v1/tables',
        options,
      )
    ).value
    expect(list.length).toBeGreaterThanOrEqual(3)
    const { tableId } = list[0]!
    const read = async () =>
      (
        await client.get<{
          roundNo: number
          roundId: string
          state: string
          commit: string
          stateEndsAt: string
          serverNow: string
          totals: unknown[]
          outcome: unknown
          history: unknown[]
          mine: { bets: object[]; lastRound: { winAmount: number; stakeAmount: number } | null }
        }>(`/api/studio/v1/tables/${tableId}`, options)
      ).value
    const before = await read()
    expect(before).toMatchObject({ state: 'BETTING', outcome: null, mine: { bets: [], lastRound: null } })
    const lastsMs = Date.parse(before.stateEndsAt) - Date.parse(before.serverNow)
    expect(lastsMs > 0 && lastsMs <= 20_100).toBe(true)
    const key = randomUUID()
    const body = {
      roundNo: before.roundNo,
      bets: [
        { spot: 'PLAYER', stake: 10_000 },
        { spot: 'TIE', stake: 1_000 },
      ],
    }
    const placed = await client.post<{ balance: number; totalStake: number; bets: { betId: string }[] }>(
      `/api/studio/v1/tables/${tableId}/bets`,
      body,
      { ...options, key },
    )
    expect(placed.value).toMatchObject({
      roundId: before.roundId,
      balance: 1_000_000 - 11_000,
      totalStake: 11_000,
      currency: 'THB',
      bets: [{ spot: 'PLAYER', state: 'ACCEPTED' }, { spot: 'TIE' }],
    })
    const again = await client.post(`/api/studio/v1/tables/${tableId}/bets`, body, { ...options, key })
    expect([again.value, again.headers.get('idempotency-hit')]).toEqual([placed.value, 'true'])
    expect(
      (
        await client.post(
          `/api/studio/v1/tables/${tableId}/bets`,
          { ...body, roundNo: 9 },
          { ...options, key },
        )
      ).code,
    ).toBe('REQUEST_KEY_REUSED')
    expect(await read()).toMatchObject({
      totals: [
        { spot: 'PLAYER', stake: 10_000, players: 1 },
        { spot: 'TIE', stake: 1_000, players: 1 },
      ],
      mine: { bets: [{ state: 'ACCEPTED' }, { state: 'ACCEPTED' }] },
    })
    await at.finish()
    // What is published proves the round: commit, chain, the bettors' part and the outcome.
    const rounds = (
      await client.get<{
        list: {
          roundId: string
          outcome: unknown
          proof: { commit: string; serverSeed: string; clientPart: string; nonce: number }
        }[]
      }>(`/api/studio/v1/tables/${tableId}/rounds`, options)
    ).value.list
    const [{ proof, outcome, roundId }] = rounds as [(typeof rounds)[0]]
    expect([roundId, proof.commit, proof.nonce]).toEqual([before.roundId, before.commit, before.roundNo])
    expect(sha256(Buffer.from(`01${proof.serverSeed}`, 'hex'))).toBe(proof.commit)
    const fair = (await findFairRound(
      at.house,
      at.house.seats.of((await at.house.seats.find(player.gameToken))!).memberId,
      roundId,
    ))!
    if (fair.kind !== 'TABLE') throw new Error('a round of another kind')
    expect(sha256(fair.table.entries.join(','))).toBe(proof.clientPart)
    expect(fair.table.entries.some((entry) => entry.startsWith(`${placed.value.bets[0]!.betId}:`))).toBe(true)
    expect(
      baccarat.draw(
        openStream({
          serverSeed: proof.serverSeed,
          clientSeed: proof.clientPart,
          nonce: proof.nonce,
          tag: 'shoe8',
        }),
      ),
    ).toEqual(outcome)
    const won = paid(outcome as never, 'PLAYER', 10_000) + paid(outcome as never, 'TIE', 1_000)
    expect([await player.balance(), fair.winAmount]).toEqual([1_000_000 - 11_000 + won, won])
    const own = (
      await client.get<{ list: object[]; totalCount: number }>('/api/studio/v1/table-rounds', options)
    ).value
    expect(own.list[0]).toMatchObject({
      roundId,
      stakeAmount: 11_000,
      winAmount: won,
      bets: [{ spot: 'PLAYER', stake: 10_000 }, { spot: 'TIE' }],
    })
    // The next round's seed follows in the chain.
    const next = await read()
    expect(next).toMatchObject({
      state: 'BETTING',
      roundNo: before.roundNo + 1,
      history: [{ roundNo: before.roundNo }],
      mine: { bets: [], lastRound: { stakeAmount: 11_000, winAmount: won } },
    })
    await at.finish()
    expect(sha256(Buffer.from((await at.roundOf(next.roundId)).server_seed, 'hex'))).toBe(proof.serverSeed)
    // The first answer about money is found by its key for ever.
    expect(
      (await client.get<{ value: object }>(`/api/wps/operations/${key}`, { token: player.token })).value,
    ).toMatchObject({ value: { balance: 989_000 } })
  })
})

describe('random bets', () => {
  it('are settled by two clocks at once to what the rules pay, stake by stake, and the ledger agrees', async () => {
    const members = await Promise.all(['member07', 'member08'].map((name) => at.guest(name)))
    const second = at.studioWith({})
    const stake = fc.record({
      who: fc.nat({ max: 1 }),
      spot: fc.constantFrom(...baccarat.spots.map(({ code }) => code)),
      stake: fc.integer({ min: 500, max: 4_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(stake, { minLength: 1, maxLength: 12 }), async (stakes) => {
        const table = await at.openTable(members[0]!)
        const had = await balancesOf(members)
        await Promise.all(stakes.map((one) => at.place(members[one.who]!, table, { [one.spot]: one.stake })))
        await at.finish(at.house, second)
        const outcome = await outcomeOf(at, table.roundId)
        for (const [who, member] of members.entries()) {
          const own = stakes.filter((one) => one.who === who)
          const bet = own.reduce((sum, one) => sum + one.stake, 0)
          const won = own.reduce((sum, one) => sum + paid(outcome, one.spot, one.stake), 0)
          expect(await member.balance()).toBe(had[who]! - bet + won)
        }
        const { stake_amount: staked, payout_amount: paidOut } = await at.roundOf(table.roundId)
        const ledger = await at.ledgerOf(table.roundId)
        expect([staked, paidOut]).toEqual([
          ledger.reduce((sum, { bet }) => sum + bet, 0n),
          ledger.reduce((sum, { win }) => sum + win, 0n),
        ])
      }),
      { numRuns: 6 },
    )
  })
})
