import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeLineRule } from '../../../contract/operator/cashier/change-line-rule.ts'
import { readLineRule } from '../../../contract/operator/cashier/read-line-rule.ts'
import { findLineReceiver } from '../../../contract/player/cashier/find-line-receiver.ts'
import { readLineRules } from '../../../contract/player/cashier/read-line-rules.ts'
import { demoAgentId } from '../../../db/seeds/identity.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import { lineAccounts, type LineAccount } from '../../../tests/support/line-storm.ts'
import { sendAlong } from '../../../tests/support/send-along-line.ts'
import { maskAccount, maskName } from './rules/line-transfers.ts'

let house: CashierHouse
let owner: Caller
let accounts: LineAccount[]
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  accounts = await lineAccounts(house)
})
afterAll(() => house.close())

const named = (name: string) => accounts.find((account) => account.name === name)!

describe('who may', () => {
  test('members may not transfer upward until an operator allows it, and agents no longer once one forbids it', async () => {
    const member = await house.player(4)
    expect(await sendAlong(member, 'UP', undefined, 1_000)).toMatchObject({
      status: 403,
      code: 'AUTH_MEMBER_NOT_ALLOWED',
      message: 'Member not allowed',
    })
    expect((await owner.call(readLineRule, { params: { memberId: member.id } })).value).toEqual({
      maySendUp: false,
      maySendDown: false,
      isAgent: false,
      changedBy: null,
    })
    const change = (memberId: string, body: unknown) =>
      owner.call(changeLineRule, { params: { memberId }, body })
    expect((await change(member.id, { maySendUp: true, maySendDown: true })).value).toEqual({
      maySendUp: true,
      maySendDown: false,
    })
    expect((await sendAlong(member, 'UP', undefined, 1_000)).success).toBe(true)
    await change(demoAgentId(2), { maySendUp: true, maySendDown: false })
    expect((await sendAlong(named('agent2'), 'DOWN', 'agent3', 1_000)).code).toBe('TRANSFER_NOT_ALLOWED')
    await change(demoAgentId(2), { maySendUp: true, maySendDown: true })
  })

  test('a frozen, excluded or unknown account cannot receive, and the look-up reveals no more than that', async () => {
    const agent3 = named('agent3')
    const look = (account: string) => agent3.call(findLineReceiver, { query: { account } })
    expect((await look('member02')).value).toEqual({ account: 'member02', name: maskName('สมชาย ใจดี B') })
    expect(
      (await Promise.all(['agent1', 'member06', 'nobody'].map(look))).map((reply) => reply.code),
    ).toEqual(Array(3).fill('TRANSFER_NOT_ALLOWED'))
    expect([maskAccount('abcd'), maskAccount('nok_sawan'), maskName('Somchai J')]).toEqual([
      'a•••',
      'no•••an',
      'So••• J•••',
    ])
  })

  test('a day has its sum, and midnight in Bangkok begins another', async () => {
    await sendAlong(named('agent1'), 'DOWN', 'agent2', 5_000)
    const rules = await named('agent1').call(readLineRules)
    expect(rules.value).toMatchObject({ dayAmount: 30_000_000 })
    expect(rules.value.leftTodayAmount).toBeLessThan(30_000_000)
    await house.advance('P1D')
    expect((await named('agent1').call(readLineRules)).value.leftTodayAmount).toBe(30_000_000)
  })
})
