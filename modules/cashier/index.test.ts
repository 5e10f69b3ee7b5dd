import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { restrictMember } from '../limits/index.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../tests/support/cashier.ts'
import { parts } from './index.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const calls = parts.calls.map((handler) => handler.call)
const memberCalls = calls.filter((call) => call.audience === 'member')
const statusOf = async (caller: Caller, call: (typeof calls)[number]) => {
  const params = Object.fromEntries([...call.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => [name!, 'x']))
  const reply = await caller.call(call, { params })
  return reply.code
}

test('T-Y1 every call of members refuses a trial account', async () => {
  const trial = await house.player(1, { isTrial: true, type: 4 })
  expect(memberCalls.length).toBeGreaterThan(14)
  for (const call of memberCalls)
    expect([call.name, await statusOf(trial, call)]).toEqual([call.name, 'GAME_TRIAL_BLOCKED'])
})

test('an excluded member can use everything except deposits and transfers along the line, and cannot bet', async () => {
  const excluded = await house.player(2, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })
  const closed: string[] = []
  for (const call of memberCalls)
    if ((await statusOf(excluded, call)) === 'AUTH_SELF_EXCLUDED') closed.push(call.name)
  expect(closed.sort((one, other) => one.localeCompare(other))).toEqual([
    'cashier/find-line-receiver',
    'cashier/list-deposit-channels',
    'cashier/open-deposit',
    'cashier/transfer-along-line',
  ])
  await house.transaction((tx) =>
    restrictMember(
      tx,
      { merchantId: DEMO_MERCHANT, accountId: excluded.id },
      { kind: 'TIME_OUT', now: new Date(), endsAt: new Date(Date.now() + 86_400_000) },
    ),
  )
  expect(await house.play(excluded.id, 1_000n, 0n)).toMatchObject({
    status: 'MEMBER_BLOCKED',
    reason: 'TIMEOUT',
  })
  expect(await house.play((await house.player(19)).id, 1_000n, 0n)).toMatchObject({
    status: 'MEMBER_BLOCKED',
    reason: 'SELF_EXCLUDED',
  })
  await house.advance('P1DT1M')
  expect((await house.play(excluded.id, 1_000n, 0n)).status).toBe('OK')
})

test('operators’ calls are closed to members, and members’ to operators', async () => {
  const [member, operator] = [await house.player(3), await house.operator('finance')]
  for (const call of calls) {
    if (call.audience === 'operator')
      expect([call.name, await statusOf(member, call)]).toEqual([call.name, 'COMMON_FORBIDDEN'])
    if (call.audience === 'member')
      expect([call.name, await statusOf(operator, call)]).toEqual([call.name, 'COMMON_FORBIDDEN'])
  }
})

test('every call that moves money requires a key', () => {
  const moving = calls.filter(
    (call) =>
      call.method === 'POST' &&
      call.audience !== 'dev' &&
      call.takes !== 'upload' &&
      !/bankAccounts|usdtAddresses/i.test(call.path),
  )
  expect(moving.every((call) => call.isIdempotent)).toBe(true)
})
