import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { listLineTransfers } from '../../../contract/player/cashier/list-line-transfers.ts'
import { readLineRules } from '../../../contract/player/cashier/read-line-rules.ts'
import { transferAlongLine } from '../../../contract/player/cashier/transfer-along-line.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import {
  openCashierHouse,
  PAYMENT_PASSWORD,
  type CashierHouse,
  type Player,
} from '../../../tests/support/cashier.ts'
import { lineAccounts, stormTheLines, type LineAccount } from '../../../tests/support/line-storm.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, run, sql, type Tx } from '../../../platform/postgres.ts'
import { sendAlong } from '../../../tests/support/send-along-line.ts'
import { openRequirement } from '../../wagering/index.ts'
import { gatewayAccount, lockMember, memberAccount, postTransaction } from '../../wallet/index.ts'

let house: CashierHouse
let accounts: LineAccount[]
beforeAll(async () => {
  house = await openCashierHouse()
  accounts = await lineAccounts(house)
})
afterAll(() => house.close())

const named = (name: string) => accounts.find((account) => account.name === name)!
const mainOf = async (player: Player) => (await player.balances()).main

test('T-T1 only along the line: any downline of an agent, and the direct upline of anybody', async () => {
  const [agent1, agent2, member1] = [named('agent1'), named('agent2'), named('member01')]
  const matrix: [string, Promise<{ success: boolean; code: string }>, string][] = [
    ['a direct downline', sendAlong(agent1, 'DOWN', 'agent2', 5_000), 'OK'],
    ['a downline far below', sendAlong(agent1, 'DOWN', 'member06', 5_000), 'OK'],
    ['a sibling', sendAlong(agent2, 'DOWN', 'agent4', 5_000), 'TRANSFER_NOT_ALLOWED'],
    ['a foreign line', sendAlong(agent2, 'DOWN', 'member06', 5_000), 'TRANSFER_NOT_ALLOWED'],
    ['the direct upline', sendAlong(member1, 'UP', 'agent3', 5_000), 'OK'],
    ['an upline further up', sendAlong(member1, 'UP', 'agent1', 5_000), 'TRANSFER_NOT_ALLOWED'],
    ['oneself', sendAlong(agent2, 'DOWN', 'agent2', 5_000), 'TRANSFER_NOT_ALLOWED'],
    ['a member below a member', sendAlong(member1, 'DOWN', 'member02', 5_000), 'AUTH_MEMBER_NOT_ALLOWED'],
    ['nobody', sendAlong(agent1, 'DOWN', 'no-such-name', 5_000), 'TRANSFER_NOT_ALLOWED'],
  ]
  for (const [who, reply, expected] of matrix)
    expect([who, (await reply).success ? 'OK' : (await reply).code]).toEqual([who, expected])
})

test('one wrong password sent many times under its key is one wrong attempt', async () => {
  const member = named('member02')
  const wrong = { key: 'one-wrong-try', body: { direction: 'UP', amount: 5_000, password: '000000' } }
  const replies = await Promise.all(Array.from({ length: 8 }, () => member.call(transferAlongLine, wrong)))
  for (let time = 0; time < 6; time++) replies.push(await member.call(transferAlongLine, wrong))
  expect(new Set(replies.map((reply) => reply.code))).toEqual(
    new Set([
      'PAYMENT_PASSWORD_WRONG',
      ...(replies.some((reply) => reply.status === 409) ? ['REQUEST_IN_PROGRESS'] : []),
    ]),
  )
  expect((await sendAlong(member, 'UP', undefined, 5_000)).code).not.toBe('WD_PASSWORD_LOCKED')
})

test('a sender locks accounts before requirements, so that incoming money at the same time causes no deadlock', async () => {
  const member = named('member06')
  await sendAlong(named('agent4'), 'DOWN', 'member06', 5_000)
  const isAwaited = async (tx: Tx) =>
    (
      await oneOf(
        tx,
        sql<{ is_awaited: boolean }>`
    SELECT EXISTS (SELECT FROM pg_locks other JOIN pg_locks mine USING (transactionid) WHERE mine.pid = pg_backend_pid() AND mine.granted AND NOT other.granted) AS is_awaited`,
      )
    ).is_awaited
  let sent: ReturnType<typeof sendAlong> | undefined
  await house.transaction(async (tx) => {
    await lockMember(tx, member.id)
    sent ??= sendAlong(member, 'UP', undefined, 5_000)
    await expect.poll(() => isAwaited(tx)).toBe(true)
    // If the sender held a requirement by now, both would wait for each other.
    await run(tx, sql`SET LOCAL lock_timeout = '1ms'`)
    await openRequirement(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: member.id,
      source: 'TEST',
      reference: 'meets',
      baseAmount: 100n,
      txnId: '1',
      multiplierPpm: 1_000_000n,
      now: clock.now(),
    })
  })
  expect((await sent!).code).toBe('WD_TURNOVER')
})

test('T-T2 amounts that are invalid, too small, too large or not one’s own change nothing', async () => {
  const [agent1, before] = [named('agent1'), await mainOf(named('agent1'))]
  for (const amount of [-100, 0, 0.001, 1e21, '1e3', 'NaN', 2 ** 53 + 1, '١٠', null]) {
    const reply = await sendAlong(agent1, 'DOWN', 'agent4', amount)
    expect([amount, reply.status >= 400 && reply.status < 500]).toEqual([amount, true])
  }
  expect((await sendAlong(agent1, 'DOWN', 'agent4', 999)).message).toBe(
    'One transfer is between ฿10.00 and ฿100,000.00',
  )
  expect((await sendAlong(agent1, 'DOWN', 'agent4', 10_000_001)).code).toBe('TRANSFER_LIMIT')
  expect((await sendAlong(agent1, 'DOWN', 'agent4', 5_000, '000000')).code).toBe('PAYMENT_PASSWORD_WRONG')
  expect(await mainOf(agent1)).toBe(before)
})

describe('what arrives', () => {
  test('downward it is played once before it leaves; both see it in their record; a repeated key moves nothing again', async () => {
    const [agent4, member6] = [named('agent4'), named('member06')]
    const [sent, had] = [await mainOf(agent4), await mainOf(member6)]
    const body = { direction: 'DOWN', toAccount: 'member06', amount: 30_000, password: PAYMENT_PASSWORD }
    const replies = await Promise.all(
      [1, 2, 3].map(() => agent4.call(transferAlongLine, { body, key: 'one-transfer' })),
    )
    expect(replies.filter((reply) => reply.success).length).toBeGreaterThan(0)
    expect([await mainOf(agent4), await mainOf(member6)]).toEqual([sent - 30_000n, had + 30_000n])
    expect(
      (await member6.call(checkWithdrawal)).value.requirements.map((row) => [row.source, row.requiredAmount]),
    ).toContainEqual(['TRANSFER', 30_000])
    expect((await sendAlong(member6, 'UP', undefined, 1_000)).code).toBe('WD_TURNOVER')
    expect((await agent4.call(listLineTransfers, { query: {} })).value.list[0]).toMatchObject({
      direction: 'DOWN',
      amount: -30_000,
      otherAccount: 'me•••06',
    })
    expect((await member6.call(listLineTransfers, { query: {} })).value.list[0]).toMatchObject({
      direction: 'DOWN',
      amount: 30_000,
      otherAccount: 'ag•••t4',
    })
  })

  test('upward the deposits of seven days have to be bet first', async () => {
    const member = named('member03')
    await house.server.process.database.transaction((tx) =>
      postTransaction(tx, {
        scope: 'test',
        key: 'played',
        kind: 'OPENING',
        currency: 'THB',
        entries: [
          {
            from: gatewayAccount(DEMO_MERCHANT, 'DEMO'),
            to: memberAccount(member.id),
            amount: 1_000n,
            code: 'OPENING',
          },
        ],
      }),
    )
    await member.deposit(20_000)
    expect((await sendAlong(member, 'UP', undefined, 1_000)).code).toBe('WD_TURNOVER')
    await house.play(member.id, 15_000n, 15_000n)
    expect((await member.call(readLineRules)).value).toMatchObject({
      maySendUp: true,
      maySendDown: false,
      upline: { account: 'ag•••t3' },
      minAmount: 1_000,
      maxAmount: 10_000_000,
    })
    expect((await member.call(readLineRules)).value.betLeftAmount).toBeGreaterThan(0)
    await house.play(member.id, 6_000n, 6_000n)
    expect((await sendAlong(member, 'UP', undefined, 1_000)).success).toBe(true)
  })
})

test('T-T3 eight accounts, transfers both ways at once: the sum stays and no deadlock reaches a client', async () => {
  let seed = 20_261
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const { accepted, refused } = await stormTheLines(house, accounts, 150, random)
  expect(accepted).toBeGreaterThan(30)
  expect(
    Object.keys(refused).every((code) =>
      ['WD_TURNOVER', 'TRANSFER_TURNOVER', 'BAL_INSUFFICIENT', 'TRANSFER_LIMIT'].includes(code),
    ),
  ).toBe(true)
  expect(demoMemberId(1)).toBe(named('member01').id)
  await house.audit()
})
