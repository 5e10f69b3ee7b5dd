/** A fight by a tote is paid or cancelled as anybody recomputes it, on the page of the proof. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFairRound } from '../../studio/index.ts'
import { checkTable } from '../../web/player/features/verify/check-shared.ts'
import { checkTote } from '../../web/player/features/verify/check-tote.ts'
import type { FairRoundOf } from '../../web/player/features/verify/fair-round.ts'
import type { Guest } from '../support/tables.ts'
import { BY_TOTE, openToteHouse, paidByTote, type ToteHouse } from '../support/tote-tables.ts'

let at: ToteHouse
beforeAll(async () => {
  at = await openToteHouse()
})
afterAll(() => at.close())

const fairOf = async (member: Guest, roundId: string) =>
  // As it goes over the wire.
  JSON.parse(
    JSON.stringify(await findFairRound(at.house, member.seat.memberId, roundId)),
  ) as FairRoundOf<'TABLE'>

describe('a fight by a tote', () => {
  it('pays the winners what the frozen pool gives, stake by stake, and anybody can recompute it', async () => {
    const [first, second, third] = at.members
    const table = await at.openTable(first, BY_TOTE)
    const had = await at.balances()
    const bets: [Guest, Record<string, number>][] = [
      [first, { MERON: 33_333 }],
      [second, { WALA: 20_001, FTD: 2_000 }],
      [third, { MERON: 2_001, WALA: 9_999, BDD: 5_555 }],
    ]
    for (const [member, stakes] of bets) await at.place(member, table, stakes)
    await at.finish(at.house, at.studioWith({}))
    const outcome = await at.outcomeOf(table)
    expect(outcome.tote).toEqual({ MERON: 35_334, WALA: 30_000 })
    for (const [place, [member, stakes]] of bets.entries()) {
      const staked = Object.values(stakes).reduce((sum, stake) => sum + stake, 0)
      const won = Object.entries(stakes).reduce(
        (sum, [spot, stake]) => sum + paidByTote(outcome, spot, stake),
        0,
      )
      expect(await member.balance()).toBe(had[place]! - staked + won)
      const fair = await fairOf(member, table.roundId)
      expect([fair.betAmount, fair.winAmount, fair.proof.mathVersion]).toEqual([staked, won, 'tote-1'])
      expect(await checkTable(fair)).toMatchObject({ isRight: true })
      expect(await checkTote(fair)).toMatchObject({ isRight: true })
    }
  })
})

describe('a cancelled fight', () => {
  it.each([
    ['a side is empty', { MERON: 5_000 }, {}],
    ['a side would bring 107 or less', { MERON: 95_000 }, { WALA: 12_000 }],
    ['there are draws alone', { BDD: 5_000 }, { FTD: 2_000 }],
  ])(
    'returns every stake if %s: nothing is drawn, nothing counts, and its entries show why',
    async (_why, one, other) => {
      const [first, second] = at.members
      const table = await at.openTable(first, BY_TOTE)
      const had = await at.balances()
      await at.place(first, table, one)
      if (Object.keys(other).length > 0) await at.place(second, table, other)
      await at.finish()
      expect(await at.balances()).toEqual(had)
      expect(await at.roundOf(table.roundId)).toMatchObject({
        step: 'VOID',
        outcome: null,
        server_seed: null,
      })
      expect((await at.ledgerOf(table.roundId)).map(({ bet, win }) => [bet, win])).toEqual(
        (await at.ledgerOf(table.roundId)).map(() => [0n, 0n]),
      )
      const fair = await fairOf(first, table.roundId)
      expect(fair).toMatchObject({ state: 'VOID', table: { outcome: null, tote: { isCancelled: true } } })
      expect(fair.table.entries).toHaveLength(Object.keys(other).length > 0 ? 2 : 1)
      expect(await checkTote(fair)).toMatchObject({ isRight: true })
    },
  )

  it('is none at 108 for 100, nor while nobody bets', async () => {
    const [first, second] = at.members
    const table = await at.openTable(first, BY_TOTE)
    await at.place(first, table, { MERON: 95_000 })
    await at.place(second, table, { WALA: 13_000 })
    await at.finish()
    expect((await at.roundOf(table.roundId)).step).toBe('SETTLED')
    const quiet = await at.openTable(first, BY_TOTE)
    await at.finish()
    expect(await at.roundOf(quiet.roundId)).toMatchObject({ step: 'SETTLED', stake_amount: 0n })
  })
})
