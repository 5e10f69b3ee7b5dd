/** Interrupted anywhere, the money ends up the same. */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game as baccarat } from '../../games/baccarat/rules/index.ts'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'
import { takeDueRound } from './store/due-rounds.ts'
import { balancesOf, busy, lost, outcomeOf, paid } from '../../tests/support/baccarat.ts'

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

describe('cut off', () => {
  it('before the wallet got the bet: nothing is taken, and nothing late', async () => {
    const member = await at.guest('member04')
    const [table, before] = [await at.openTable(member), await member.balance()]
    const key = randomUUID()
    await expect(
      at.place(member, table, { PLAYER: 1_000 }, key, at.studioWith({ bet: lost })),
    ).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await at.finish()
    expect((await at.roundOf(table.roundId)).client_part).toBe(sha256(''))
    await expect(at.place(member, table, { PLAYER: 1_000 }, key)).rejects.toMatchObject({
      code: 'TABLE_BETS_CLOSED',
    })
    expect(await member.balance()).toBe(before)
  })

  it('after the wallet took it: the same key adds it to the draw, and left alone it is returned before the draw', async () => {
    const [first, second] = [await at.guest('member04'), await at.guest('member05')]
    const table = await at.openTable(first)
    const [firstHad, secondHad] = [await first.balance(), await second.balance()]
    const broken = at.studioWith({
      bet: async (message) => {
        await at.wallet.bet(message)
        return lost()
      },
    })
    const key = randomUUID()
    await expect(at.place(first, table, { BANKER: 10_000 }, key, broken)).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    await expect(at.place(second, table, { BANKER: 10_000 }, randomUUID(), broken)).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    expect([await first.balance(), await second.balance()]).toEqual([firstHad - 10_000, secondHad - 10_000])
    expect((await at.place(first, table, { BANKER: 10_000 }, key)).value.balance).toBe(firstHad - 10_000)
    await at.finish()
    const won = paid(await outcomeOf(at, table.roundId), 'BANKER', 10_000)
    expect([await first.balance(), await second.balance()]).toEqual([firstHad - 10_000 + won, secondHad])
  })

  it('while the wallet answers after the close: the stake is returned, and nobody sees it as accepted', async () => {
    const member = await at.guest('member05')
    const [table, before] = [await at.openTable(member), await member.balance()]
    let answer = () => {}
    const held = new Promise<void>((done) => {
      answer = done
    })
    const slow = at.studioWith({
      bet: async (message) => {
        const said = await at.wallet.bet(message)
        await held
        return said
      },
    })
    const placing = at.place(member, table, { PLAYER: 1_000 }, randomUUID(), slow)
    await expect.poll(async () => (await at.ledgerOf(table.roundId)).length).toBe(1)
    await at.finish()
    answer()
    await expect(placing).rejects.toMatchObject({ code: 'TABLE_BETS_CLOSED' })
    expect(await member.balance()).toBe(before)
  })

  it('at any step, by a busy wallet or a dead process: the same money in the end, each share paid once', async () => {
    const members = await Promise.all(['member04', 'member05', 'member06'].map((name) => at.guest(name)))
    const table = await at.openTable(members[0]!)
    const had = await balancesOf(members)
    for (const [place, member] of members.entries())
      await at.place(member, table, { PLAYER: 1_000 * (place + 1), BANKER: 2_000 })
    let wins = 0
    // The first process pays one member, and its connection breaks; a second one takes the next step and is
    // killed in it.
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
    await Promise.all([
      at.house.tables.clock.runDue(),
      at.studioWith({}).tables.clock.runDue(),
      at.studioWith({}).tables.clock.runDue(),
    ])
    await at.advance(6)
    await at.house.tables.clock.runDue()
    expect((await at.roundOf(table.roundId)).step).toBe('SETTLED')
    const outcome = await outcomeOf(at, table.roundId)
    for (const [place, member] of members.entries()) {
      const won = paid(outcome, 'PLAYER', 1_000 * (place + 1)) + paid(outcome, 'BANKER', 2_000)
      expect(await member.balance()).toBe(had[place]! - 1_000 * (place + 1) - 2_000 + won)
    }
    expect((await at.ledgerOf(table.roundId)).map(({ state, wins: count }) => [state, count])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })

  it('by rules that no longer exist: every stake is returned', async () => {
    const member = await at.guest('member06')
    const [table, before] = [await at.openTable(member), await member.balance()]
    await at.place(member, table, { PLAYER: 5_000 })
    await at.finish(
      at.studioWith({}, { tableGameOf: () => ({ ...baccarat, mathVersion: 'another' }) as never }),
    )
    expect([(await at.roundOf(table.roundId)).step, await member.balance()]).toEqual(['VOID', before])
  })
})
