/** Plans of bets ahead: all of them or none, stopped by a win, by the member, and what a void issue leaves. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import type { PlanDraft } from '../../../modules/lottery/orders/plans.ts'
import { endPlans, returnStoppedItems } from '../../../modules/lottery/orders/plans.ts'
import { itemsOf, readPlan } from '../../../modules/lottery/orders/store/plans.ts'
import { balancesOf } from '../../../modules/wallet/index.ts'
import { oneOf, rowsOf, sql } from '../../../platform/postgres.ts'
import {
  freshKey,
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  said,
  type LotteryHouse,
} from '../../support/lottery.ts'

let house: LotteryHouse
const openings = new Map<string, bigint>()
beforeAll(async () => {
  house = await openLotteryHouse()
})
afterAll(async () => {
  expect(await lotteryFaults(house.database, openings)).toEqual([])
  await ledgerAgrees(house.database)
  await house.shut()
})

async function member(more: { main?: bigint; bonus?: bigint } = {}): Promise<string> {
  const memberId = await house.member(`m-${randomUUID()}`, more)
  openings.set(memberId, (more.main ?? OPENING) + (more.bonus ?? 0n))
  return memberId
}
/** Issues one after the other; the first one is open. */
const issuesOf = async (count: number): Promise<IssueKey[]> => {
  const issues: IssueKey[] = []
  for (let n = 0; n < count; n++)
    issues.push(
      await house.issue('SSC60', n === 0 ? { closesInS: 60 } : { opensInS: 60 * n, closesInS: 60 * (n + 1) }),
    )
  return issues
}
const draftOf = (issues: readonly IssueKey[], more: Partial<PlanDraft> = {}): PlanDraft => ({
  gameCode: 'SSC60',
  lines: [{ playCode: 'SSC_POSITION', selections: [[], [], [], [], ['5']], unitAmount: 100 }],
  issues: issues.map(({ numero }, n) => ({ numero, multiple: n + 1 })),
  ...more,
})
const mainOf = async (memberId: string): Promise<bigint> =>
  (await balancesOf(house.database.kysely, memberId)).main
const planOf = (memberId: string, chaseId: string) =>
  readPlan(house.database.kysely, { merchantId: 'demo', memberId, chaseId })
const statesOf = async (chaseId: string): Promise<string[]> =>
  (await itemsOf(house.database.kysely, chaseId)).map(({ state }) => state)
/** Draws and settles an issue with this last digit. */
const draw = async (issue: IssueKey, digit: number) => {
  await house.draw(issue, `0000${digit}`)
  await house.settle(issue)
}

test('all stakes are taken with the plan, each in a round of its own, and it ends with its last issue', async () => {
  const memberId = await member()
  const issues = await issuesOf(3)
  const { chaseId, stakeAmount, items } = await house.plan(memberId, draftOf(issues, { stopOnWin: false }))
  expect(stakeAmount).toBe(600n)
  expect(await mainOf(memberId)).toBe(OPENING - 600n)
  expect(items.map(({ stakeAmount: stake }) => stake)).toEqual([100n, 200n, 300n])
  expect(await statesOf(chaseId)).toEqual(['ACTIVE', 'PENDING', 'PENDING'])
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'RUNNING', openAmount: 600n, doneCount: 0 })
  await draw(issues[0]!, 5)
  await draw(issues[1]!, 6)
  expect(await statesOf(chaseId)).toEqual(['WIN', 'LOSE', 'PENDING'])
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'RUNNING', doneCount: 2, winAmount: 990n })
  await draw(issues[2]!, 5)
  expect(await planOf(memberId, chaseId)).toMatchObject({
    state: 'FINISHED',
    doneCount: 3,
    winAmount: 3_960n,
    openAmount: 0n,
  })
  expect(await mainOf(memberId)).toBe(OPENING - 600n + 3_960n)
})

test('one item that is refused takes back the whole plan', async () => {
  const [poor, rich] = [await member({ main: 500n }), await member()]
  const issues = await issuesOf(3)
  expect(await said(house.plan(poor, draftOf(issues)))).toBe('BAL_INSUFFICIENT')
  expect(await mainOf(poor)).toBe(500n)
  // The third issue promises more than the member may win in it.
  const straight = { playCode: 'SSC_3_DIRECT', selections: [['LAST3'], ['1'], ['2'], ['3']], unitAmount: 100 }
  const dear = draftOf(issues, {
    lines: [straight],
    issues: issues.map(({ numero }, n) => ({ numero, multiple: [1, 2, 1_100][n]! })),
  })
  expect(await said(house.plan(rich, dear))).toBe('LOTTERY_PAYOUT_LIMIT 1010')
  expect(await mainOf(rich)).toBe(OPENING)
  const { count } = await oneOf(
    house.database.kysely,
    sql<{ count: number }>`
    SELECT (SELECT count(*) FROM lottery.orders WHERE member_id IN (${poor}, ${rich}))::int
         + (SELECT count(*) FROM lottery.chase WHERE member_id IN (${poor}, ${rich}))::int AS count`,
  )
  expect(count).toBe(0)
  // The same bets are taken afterwards, since nothing was remembered of the refused ones.
  expect(await said(house.plan(rich, draftOf(issues)))).toBe('OK')
})

test('a plan is played with the member’s own money alone', async () => {
  const memberId = await member({ main: 500n, bonus: 10_000n })
  const issues = await issuesOf(3)
  expect(await said(house.plan(memberId, draftOf(issues)))).toBe('LOTTERY_CHASE_REAL_ONLY ฿6.00')
  expect(await balancesOf(house.database.kysely, memberId)).toMatchObject({ main: 500n, bonus: 10_000n })
  expect(await said(house.plan(memberId, draftOf(issues.slice(0, 2))))).toBe('OK')
  expect(await balancesOf(house.database.kysely, memberId)).toMatchObject({ main: 200n, bonus: 10_000n })
})

test('the issues must grow, begin with an open one, and be as few as the game allows', async () => {
  const memberId = await member()
  const issues = await issuesOf(3)
  const [first, second, third] = issues as [IssueKey, IssueKey, IssueKey]
  const tries = (list: readonly IssueKey[]) => said(house.plan(memberId, draftOf(list)))
  expect(await tries([second, third])).toBe('LOTTERY_CHASE_ORDER')
  expect(await tries([first, third, second])).toBe('LOTTERY_CHASE_ORDER')
  expect(await tries([first, first])).toBe('LOTTERY_CHASE_ORDER')
  expect(await tries([first, { gameCode: 'SSC60', numero: '209912319999' }])).toBe('LOTTERY_ISSUE_UNKNOWN')
  const many = Array.from({ length: 121 }, () => first)
  expect(await tries(many)).toBe('LOTTERY_CHASE_ISSUES 120')
  expect(await tries([first, second, third])).toBe('OK')
  expect(await mainOf(memberId)).toBe(OPENING - 600n)
})

test('a win stops the plan: what is still to close is returned, and the issue that has closed stands', async () => {
  const memberId = await member()
  const issues = await issuesOf(4)
  const { chaseId } = await house.plan(memberId, draftOf(issues))
  await house.close(issues[1]!)
  await draw(issues[0]!, 5)
  expect(await statesOf(chaseId)).toEqual(['WIN', 'ACTIVE', 'CANCELLED', 'CANCELLED'])
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'STOPPED_WIN', refundAmount: 700n })
  await draw(issues[1]!, 6)
  expect(await mainOf(memberId)).toBe(OPENING - 300n + 990n)
  const told = await rowsOf(
    house.owner.kysely,
    sql<{
      payload: { chaseId: string }
    }>`SELECT payload FROM app.outbox WHERE event = 'lottery.plan-stopped'`,
  )
  expect(told.filter(({ payload }) => payload.chaseId === chaseId)).toHaveLength(1)
})

test('a win below the amount that was asked for does not stop the plan', async () => {
  const memberId = await member()
  const issues = await issuesOf(3)
  const { chaseId } = await house.plan(memberId, draftOf(issues, { stopOnWinAmount: 1_500 }))
  await draw(issues[0]!, 5)
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'RUNNING' })
  await draw(issues[1]!, 5)
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'STOPPED_WIN', refundAmount: 300n })
})

test('the member stops the plan, and the same call again is answered as it was', async () => {
  const memberId = await member()
  const issues = await issuesOf(3)
  const { chaseId } = await house.plan(memberId, draftOf(issues))
  await house.close(issues[0]!)
  const key = freshKey()
  const stopped = await house.stop(memberId, chaseId, key)
  expect(stopped).toMatchObject({ cancelledCount: 2, refundAmount: 500n, balance: OPENING - 100n })
  expect(await house.stop(memberId, chaseId, key)).toEqual({ ...stopped, isRepeat: true })
  expect(await said(house.stop(memberId, chaseId))).toBe('LOTTERY_CHASE_STATE')
  expect(await said(house.stop(await member(), chaseId))).toBe('LOTTERY_CHASE_NOT_FOUND')
  await draw(issues[0]!, 5)
  expect(await statesOf(chaseId)).toEqual(['WIN', 'CANCELLED', 'CANCELLED'])
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'STOPPED_USER' })
})

test('what a process left of a stopped plan is returned by the next one', async () => {
  const memberId = await member()
  const issues = await issuesOf(3)
  const { chaseId } = await house.plan(memberId, draftOf(issues))
  await house.draw(issues[0]!, '00005')
  const cut = () => Promise.reject(new Error('cut off'))
  await expect(
    house.settle(issues[0]!, { onStep: (step) => (step === 'stopped' ? cut() : undefined) }),
  ).rejects.toThrow('cut off')
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'STOPPED_WIN', refundAmount: 0n })
  await returnStoppedItems(house)
  expect(await planOf(memberId, chaseId)).toMatchObject({ refundAmount: 500n })
  await house.settle(issues[0]!)
  expect(await mainOf(memberId)).toBe(OPENING - 100n + 990n)
})

test('a void issue returns its item, and the plan goes on', async () => {
  const memberId = await member()
  const issues = await issuesOf(3)
  const { chaseId } = await house.plan(memberId, draftOf(issues))
  await house.makeVoid(issues[0]!)
  await house.refund(issues[0]!)
  await house.refund(issues[0]!)
  expect(await statesOf(chaseId)).toEqual(['REFUNDED', 'PENDING', 'PENDING'])
  expect(await mainOf(memberId)).toBe(OPENING - 500n)
  await draw(issues[1]!, 6)
  await draw(issues[2]!, 6)
  expect(await planOf(memberId, chaseId)).toMatchObject({
    state: 'FINISHED',
    doneCount: 3,
    refundAmount: 100n,
    winAmount: 0n,
  })
})

test('a plan of which the member cancelled every item ends by itself', async () => {
  const memberId = await member()
  const issues = await issuesOf(2)
  const { chaseId, items } = await house.plan(memberId, draftOf(issues))
  for (const { orderId } of items) await house.cancel(memberId, orderId)
  await endPlans(house.database)
  expect(await planOf(memberId, chaseId)).toMatchObject({ state: 'FINISHED', refundAmount: 300n })
  expect(await mainOf(memberId)).toBe(OPENING)
})
