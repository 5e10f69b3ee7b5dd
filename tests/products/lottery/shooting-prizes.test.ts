/** Prizes for the numbers of two ranks of a yeekee round: who has them, once, and what is paid in a day. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clock } from '../../../kernel/clock.ts'
import { payPrizes, type PrizeParts } from '../../../modules/lottery/yeekee/pay-prizes.ts'
import { demoTerms, type RoundTerms } from '../../../modules/lottery/yeekee/rules/terms.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { addTerms, startTerms } from '../../../modules/lottery/yeekee/store/terms.ts'
import { setMemberGuard } from '../../../modules/wallet/index.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import {
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'

const MEMBERS = ['ann', 'bo', 'cat']
let house: LotteryHouse
beforeEach(async () => {
  house = await openLotteryHouse()
  for (const memberId of MEMBERS) await house.member(memberId)
})
afterEach(() => house.shut())

/** Two ranks are few enough for a test: rank 1 is the newest number, rank 2 the one before it. */
async function openRound(change: Partial<RoundTerms> = {}): Promise<IssueKey> {
  await startTerms(house.database.kysely, { ...demoTerms, rank: 2, ...change })
  const round = await house.issue('YEEKEE')
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET source = 'SHOTS' WHERE game_code = 'YEEKEE' AND numero = ${round.numero}`,
  )
  return round
}
const shootAs = (memberId: string, round: IssueKey, isDemo = false) =>
  oneOf(
    house.owner.kysely,
    sql<{
      outcome: string
    }>`SELECT outcome FROM lottery.place_shot(${round.gameCode}, ${round.numero}, ${MERCHANT},
      ${memberId}, ${memberId}, '12345', ${isDemo}, 1, 200)`,
  )
const betAs = (memberId: string, round: IssueKey, unitAmount: number) =>
  house.place(memberId, {
    ...round,
    lines: [{ playCode: 'TOP2', selections: [['47']], unitAmount, multiple: 1 }],
  })
const LOST = '{"top3":["111"],"bottom2":["22"]}'
/** Nobody wins by bets, so that balances differ by prizes and stakes alone. */
async function end(round: IssueKey): Promise<void> {
  await house.draw(round, LOST)
  await house.settle(round)
}
const parts = (more: Partial<PrizeParts> = {}): PrizeParts => ({
  database: house.database,
  now: clock.now(),
  zoneOf: () => 'Asia/Bangkok',
  currencyOf: () => 'THB',
  ...more,
})
const pay = (more?: Partial<PrizeParts>) => payPrizes(parts(more))
const paid = () =>
  rowsOf(
    house.database.kysely,
    sql<{ kind: string; member_id: string; amount: bigint }>`
    SELECT kind, member_id, amount FROM lottery.yeekee_prize ORDER BY numero, kind`,
  )
const credited = async () =>
  (
    await rowsOf(
      house.owner.kysely,
      sql<{ member: string; amount: bigint; turnover: bigint }>`
      SELECT q.member_id AS member, q.base_amount AS amount, q.required_amount AS turnover FROM wagering.requirement q
      WHERE q.source = 'PRIZE' ORDER BY q.reference`,
    )
  ).map(({ member, amount, turnover }) => [member, amount, turnover])
const told = async () =>
  (
    await oneOf(
      house.owner.kysely,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM messaging.message WHERE category = 'GAME'`,
    )
  ).count
/** Members hold what bets and prizes left them, and the ledger agrees. */
async function agrees(prizes: Readonly<Record<string, bigint>> = {}): Promise<void> {
  const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING + (prizes[memberId] ?? 0n)]))
  expect(await lotteryFaults(house.database, openings)).toEqual([])
  await ledgerAgrees(house.database)
}

test('the newest number wins 200 baht and the one of the rank 400, each once, with a turnover of once', async () => {
  const round = await openRound()
  for (const memberId of ['ann', 'bo']) await betAs(memberId, round, 10_000)
  await shootAs('cat', round)
  await shootAs('bo', round)
  await shootAs('ann', round)
  await end(round)
  await pay()
  await pay()
  expect(await paid()).toEqual([
    { kind: 'FIRST', member_id: 'ann', amount: 20_000n },
    { kind: 'RANK', member_id: 'bo', amount: 40_000n },
  ])
  expect(await credited()).toEqual([
    ['ann', 20_000n, 20_000n],
    ['bo', 40_000n, 40_000n],
  ])
  expect(await told()).toBe(2)
  await agrees({ ann: 20_000n, bo: 40_000n })
})

test('killed at every step and by two processes at once it is paid once', async () => {
  const rounds = [await openRound(), await openRound()]
  for (const round of rounds) {
    await betAs('ann', round, 10_000)
    await betAs('bo', round, 10_000)
    await shootAs('bo', round)
    await shootAs('ann', round)
    await end(round)
  }
  for (let kill = 0; ; kill++) {
    let steps = 0
    const cut = () => (steps++ === kill ? Promise.reject(new Error('killed')) : undefined)
    const isDone = await pay({ onStep: cut }).then(
      () => true,
      () => false,
    )
    if (isDone) break
    // What the killed round left is nothing: no credit without its mark.
    expect((await credited()).length % 2).toBe(0)
    if (kill === 4) await Promise.all([pay(), pay()])
  }
  expect((await paid()).map(({ kind, member_id: memberId }) => `${kind} ${memberId}`)).toEqual([
    'FIRST ann',
    'RANK bo',
    'FIRST ann',
    'RANK bo',
  ])
  expect(await told()).toBe(4)
  await agrees({ ann: 40_000n, bo: 80_000n })
})

describe('nobody has a prize', () => {
  const nothing = async (): Promise<void> => {
    await pay()
    expect(await paid()).toEqual([])
    await agrees()
  }

  test('with bets below the least, cancelled ones left out, and it falls to no other member', async () => {
    const round = await openRound()
    await betAs('ann', round, 9_999)
    const { orderId } = await betAs('bo', round, 10_000)
    await house.cancel('bo', orderId)
    await betAs('cat', round, 50_000)
    await shootAs('cat', round)
    await shootAs('bo', round)
    await shootAs('ann', round)
    await end(round)
    await nothing()
  })

  test('for numbers of demo members', async () => {
    const round = await openRound()
    await betAs('ann', round, 10_000)
    await shootAs('ann', round, true)
    await end(round)
    await nothing()
  })

  test('in a void round', async () => {
    const round = await openRound()
    await betAs('ann', round, 10_000)
    await shootAs('ann', round)
    await house.makeVoid(round)
    await house.refund(round)
    await nothing()
  })

  test('in rounds that opened while there were none', async () => {
    const round = await openRound({ hasPrizes: false })
    await betAs('ann', round, 10_000)
    await shootAs('ann', round)
    await house.database.transaction((tx) => addTerms(tx, { ...demoTerms, rank: 2 }))
    await end(round)
    await nothing()
  })

  test('who is excluded or in a time-out, and who came back from one has it', async () => {
    const round = await openRound()
    for (const memberId of ['ann', 'bo']) {
      await betAs(memberId, round, 10_000)
      await shootAs(memberId, round)
    }
    await house.database.transaction(async (tx) => {
      await setMemberGuard(tx, 'ann', { blockedReason: 'SELF_EXCLUDED', blockedUntil: null })
      await setMemberGuard(tx, 'bo', {
        blockedReason: 'TIMEOUT',
        blockedUntil: new Date(clock.nowMs() + 3_600_000),
      })
    })
    await end(round)
    await nothing()
    const next = await openRound()
    await betAs('cat', next, 10_000)
    await house.database.transaction((tx) =>
      setMemberGuard(tx, 'cat', { blockedReason: 'TIMEOUT', blockedUntil: new Date(clock.nowMs() - 1) }),
    )
    await shootAs('cat', next)
    await end(next)
    await pay()
    expect(await paid()).toEqual([{ kind: 'FIRST', member_id: 'cat', amount: 20_000n }])
  })
})

test('the prizes of a day stay within its budget', async () => {
  for (let rounds = 0; rounds < 2; rounds++) {
    const round = await openRound({ prizeBudgetAmount: 70_000n })
    await betAs('ann', round, 10_000)
    await shootAs('ann', round)
    await run(house.owner.kysely, sql`UPDATE lottery.shot SET at = at - interval '10 seconds'`)
    await shootAs('ann', round)
    await end(round)
  }
  await pay()
  expect((await paid()).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['FIRST', 20_000n],
    ['RANK', 40_000n],
  ])
  await agrees({ ann: 60_000n })
})
