/** From the slip to the payout, to the satang: every family, every play, and what a correction changes. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  classicGames,
  familyOf,
  playsOfGame,
  type ClassicGame,
} from '../../../kernel/lottery/classic/families.ts'
import type { Play, Result } from '../../../kernel/lottery/classic/play.ts'
import type { SettleStep } from '../../../modules/lottery/orders/settling/draw.ts'
import { balancesOf } from '../../../modules/wallet/index.ts'
import { oneOf, rowsOf, sql } from '../../../platform/postgres.ts'
import { buysFigures, combinationsOf } from '../../support/lottery-outcomes.ts'
import {
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'
import { resultsOf, selectionsOf } from '../../support/lottery-slips.ts'

const GROUPS = [1_980, 1_960, 1_900, 1_880]
const MEMBERS = GROUPS.map((_, n) => `m${n}`)
const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING]))
let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  await house.terms({ maxPayoutAmount: 10n ** 13n, maxTicketAmount: 10n ** 11n })
  for (const [n, memberId] of MEMBERS.entries()) await house.member(memberId, { memberG: GROUPS[n]! })
})
afterAll(() => house.shut())

interface Bet {
  member: number
  play: Play
  selections: string[][]
  unitAmount: number
  multiple: number
  betG: number
}

const families: readonly ClassicGame[] = [
  'SSC60',
  '11X5_60',
  'K3_60',
  'PK10_60',
  'PC28_60',
  '3D',
  'P3',
  'P5',
].map((code) => classicGames.find(({ gameCode }) => gameCode === code)!)

/** A slip of one line on any play of a game. */
function anyBet(game: ClassicGame): fc.Arbitrary<Bet> {
  return fc.constantFrom(...playsOfGame(game)).chain((play) =>
    fc.record({
      member: fc.nat(MEMBERS.length - 1),
      play: fc.constant(play),
      selections: selectionsOf(play),
      unitAmount: fc.constantFrom(10, 20, 50, 100, 200),
      multiple: fc.integer({ min: 10, max: 60 }),
      betG: fc.integer({ min: 900, max: 940 }).map((half) => 2 * half),
    }),
  )
}

const E4 = 10_000n
/** What a line wins and gets back, each combination for itself, and the odds worked out from the rule. */
function outcomeOf({ play, selections, unitAmount, multiple, betG }: Bet, result: Result) {
  const combinations = buysFigures(play) ? [selections] : combinationsOf(play, selections)
  const odds = new Map(
    play.prizes.map(({ key, ways }) => [
      key,
      (BigInt(betG) * BigInt(play.outcomes - play.refunded) * E4) / (2_000n * BigInt(ways)),
    ]),
  )
  let [units, back] = [0n, 0]
  for (const combination of combinations) {
    const { wins, refunded } = play.wins(combination, result)
    for (const { prize, count } of wins) units += BigInt(count) * odds.get(prize)!
    back += refunded
  }
  const perCombination = BigInt(unitAmount * multiple)
  return { win: (perCombination * units) / E4, refund: perCombination * BigInt(back) }
}

test.each(families.map((game) => [game.gameCode, game] as const))(
  '%s: bets of every play at any group are paid to the satang, and again after a correction',
  async (_code, game) => {
    const { readResult } = familyOf(game.family)
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyBet(game), { minLength: 1, maxLength: 12 }),
        fc.tuple(resultsOf(game), resultsOf(game)),
        async (bets, results) => {
          const before = await Promise.all(
            MEMBERS.map(async (memberId) => (await balancesOf(house.database.kysely, memberId)).main),
          )
          const issue = await house.issue(game.gameCode)
          const stakes = await Promise.all(
            bets.map(async ({ member, play, ...line }) => {
              const slip = { ...issue, betG: line.betG, lines: [{ playCode: play.code, ...line }] }
              return house.place(MEMBERS[member]!, slip)
            }),
          )
          expect(stakes).toHaveLength(bets.length)
          for (const text of new Set(results)) {
            await house.draw(issue, text)
            await house.settle(issue, { chunk: 2 })
            const result = readResult(text)
            const due = MEMBERS.map((_, n) => {
              let change = 0n
              for (const bet of bets.filter(({ member }) => member === n)) {
                const { win, refund } = outcomeOf(bet, result)
                const stake = stakeOf(bet)
                change += win + refund - stake + ((stake - refund) * BigInt(GROUPS[n]! - bet.betG)) / 2_000n
              }
              return before[n]! + change
            })
            const after = await Promise.all(
              MEMBERS.map(async (memberId) => {
                const { main, receivable } = await balancesOf(house.database.kysely, memberId)
                return main - receivable
              }),
            )
            expect(after).toEqual(due)
          }
        },
      ),
      { numRuns: 12 },
    )
    expect(await lotteryFaults(house.database, openings)).toEqual([])
  },
  120_000,
)

const stakeOf = ({ play, selections, unitAmount, multiple }: Bet): bigint => {
  const counted = play.count(selections)
  if ('problem' in counted) throw new Error(counted.problem.code)
  return BigInt(counted.combinations) * BigInt(unitAmount * multiple)
}

test('what was settled, and what it counted, is in the ledger and in the changes of play', async () => {
  await ledgerAgrees(house.database)
})

test('a member of 1960 who plays at 1900 gets 15 baht back of 500, and 1.90 for a side', async () => {
  await house.member('rebate', { memberG: 1_960 })
  const issue = await house.issue('SSC60')
  const side = { playCode: 'SSC_SUM5', selections: [['BIG']], unitAmount: 100, multiple: 500 }
  await house.place('rebate', { ...issue, betG: 1_900, lines: [side] })
  await house.draw(issue, '56789')
  await house.settle(issue)
  expect((await balancesOf(house.database.kysely, 'rebate')).main).toBe(OPENING - 50_000n + 95_000n + 1_500n)
})

test('a tie gives the stakes on dragon and tiger back where they were sold so, and has no rebate', async () => {
  await house.member('tie', { memberG: 1_960 })
  const issue = await house.issue('SSC300')
  const duel = {
    playCode: 'SSC_DRAGON_TIGER',
    selections: [['DRAGON'], [], [], [], [], [], [], [], [], []],
    unitAmount: 100,
    multiple: 100,
  }
  const slip = { ...issue, betG: 1_900, lines: [duel] }
  const lost = await house.place('tie', slip)
  await house.terms({ refundsTies: true }, ['SSC300'])
  const returned = await house.place('tie', slip)
  await house.draw(issue, '52345')
  await house.settle(issue)
  const { rows } = {
    rows: await rowsOf(
      house.database.kysely,
      sql<{ order_id: string; state: string; refund_amount: bigint }>`
    SELECT order_id, state, refund_amount FROM lottery.order_shown WHERE member_id = 'tie'`,
    ),
  }
  expect(new Map(rows.map((row) => [row.order_id, [row.state, row.refund_amount]]))).toEqual(
    new Map([
      [lost.orderId, ['SETTLED_LOSE', 0n]],
      [returned.orderId, ['REFUNDED', 10_000n]],
    ]),
  )
  // Only the bet that lost has its rebate: 100 baht at 60 steps.
  expect((await balancesOf(house.database.kysely, 'tie')).main).toBe(OPENING - 10_000n + 300n)
  const share = await oneOf(
    house.database.kysely,
    sql<{ valid: bigint }>`SELECT valid_amount AS valid FROM lottery.share WHERE member_id = 'tie'`,
  )
  expect(share.valid).toBe(10_000n)
})

test('opposite sides count what they differ by, a nearly full cover nothing, and the money is paid all the same', async () => {
  const issue = await house.issue('PK10_60')
  const side = (pick: string, multiple: number) => ({
    playCode: 'PK10_SIDE_POS',
    selections: [[pick], ...Array.from({ length: 9 }, () => [])],
    unitAmount: 100,
    multiple,
  })
  const nine = {
    playCode: 'PK10_POSITION',
    selections: [
      ['01', '02', '03', '04', '05', '06', '07', '08', '09'],
      ...Array.from({ length: 9 }, () => []),
    ],
    unitAmount: 100,
    multiple: 1,
  }
  for (const memberId of ['both', 'one', 'nine']) await house.member(memberId)
  await house.place('both', { ...issue, lines: [side('BIG', 30)] })
  await house.place('both', { ...issue, lines: [side('SMALL', 20), side('ODD', 5)] })
  await house.place('one', { ...issue, lines: [side('BIG', 30)] })
  await house.place('nine', { ...issue, lines: [nine] })
  await house.draw(issue, '10,9,8,7,6,5,4,3,2,1')
  await house.settle(issue)
  const valid = await rowsOf(
    house.database.kysely,
    sql<{ member_id: string; valid_amount: bigint; win_amount: bigint }>`
    SELECT member_id, valid_amount, win_amount FROM lottery.share WHERE numero = ${issue.numero} ORDER BY member_id`,
  )
  expect(valid).toEqual([
    { member_id: 'both', valid_amount: 1_000n + 500n, win_amount: 5_940n },
    { member_id: 'nine', valid_amount: 0n, win_amount: 0n },
    { member_id: 'one', valid_amount: 3_000n, win_amount: 5_940n },
  ])
  await ledgerAgrees(house.database)
})

test('a bet waits from the moment its result is corrected until its member is paid again', async () => {
  const issue = await house.issue('SSC60')
  const line = {
    playCode: 'SSC_POSITION',
    selections: [[], [], [], [], ['5']],
    unitAmount: 100,
    multiple: 1,
  }
  await house.member('waits')
  await house.place('waits', { ...issue, lines: [line] })
  const shown = () =>
    oneOf(
      house.database.kysely,
      sql<{ state: string }>`SELECT state FROM lottery.order_shown WHERE numero = ${issue.numero}`,
    )
  await house.draw(issue, '00004')
  await house.settle(issue)
  expect(await shown()).toEqual({ state: 'SETTLED_LOSE' })
  await house.draw(issue, '00005')
  expect(await shown()).toEqual({ state: 'PLACED' })
  const cutAtPay = (step: SettleStep) => {
    if (step === 'held') throw new Error('killed')
  }
  await expect(house.settle(issue, { onStep: cutAtPay })).rejects.toThrow('killed')
  expect(await shown()).toEqual({ state: 'PLACED' })
  await house.settle(issue)
  expect(await shown()).toEqual({ state: 'RESETTLED_WIN' })
})
