import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { clearFlag } from '../../../contract/operator/cashier/clear-flag.ts'
import { readAmlMember } from '../../../contract/operator/cashier/read-aml-member.ts'
import { readWithdrawal } from '../../../contract/operator/cashier/read-withdrawal.ts'
import { rejectWithdrawal } from '../../../contract/operator/cashier/reject-withdrawal.ts'
import { listWithdrawals } from '../../../contract/player/cashier/list-withdrawals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { firstOf, sql } from '../../../platform/postgres.ts'
import { setSetting } from '../../system/index.ts'
import { usdtSettings } from '../settings/usdt.ts'
import {
  addressOf,
  ask,
  bind,
  bound,
  house,
  officer,
  openUsdtDesk,
  operator,
} from '../../../tests/support/usdt-withdrawals.ts'

beforeAll(openUsdtDesk)
afterAll(() => house.close())

describe('addresses on sanctions lists', () => {
  const list = (...addresses: string[]) =>
    house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.sanctioned, addresses))

  test('cannot be bound, and a member who tries is flagged with 100 and held', async () => {
    const member = await house.player(15)
    await list(addressOf('listed'))
    expect((await bind(member, 'listed')).code).toBe('USDT_ADDRESS_BLOCKED')
    expect((await officer.call(readAmlMember, { params: { memberId: member.id } })).value).toMatchObject({
      score: 100,
      isHeld: true,
      flags: [{ kind: 'SANCTIONED', score: 100 }],
    })
    await list()
  })

  test('listed after the binding: the withdrawal waits, and nobody can approve it while the address is listed', async () => {
    const { member, bankAccountId } = await bound(16)
    await list(addressOf('own 16'))
    const { withdrawalId, state } = (await ask(member, bankAccountId, 50_000)).value
    expect(state).toBe('REVIEW')
    const params = { withdrawalId }
    expect((await operator.call(readWithdrawal, { params })).value.riskReasons).toContain('AML')
    expect((await operator.call(approveWithdrawal, { params, body: {} })).code).toBe('WD_SANCTIONED')
    const file = (await officer.call(readAmlMember, { params: { memberId: member.id } })).value
    for (const flag of file.flags)
      await officer.call(clearFlag, { params: { flagId: flag.flagId }, body: { reason: 'looked at' } })
    expect((await operator.call(approveWithdrawal, { params, body: {} })).code).toBe('WD_SANCTIONED')
    expect((await operator.call(rejectWithdrawal, { params, body: { remark: 'listed' } })).value.state).toBe(
      'REJECTED',
    )
    expect(await member.balances()).toMatchObject({ hold: 0n })
    await list()
  })

  test('listed between the approval and the transfer: nothing is sent, and the money returns', async () => {
    const { member, bankAccountId } = await bound(17)
    const before = await member.balances()
    const { withdrawalId, state } = (await ask(member, bankAccountId, 50_000)).value
    expect(state).toBe('APPROVED')
    await list(addressOf('own 17'))
    await house.settle()
    expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({
      withdrawalId,
      state: 'FAILED',
    })
    expect(await member.balances()).toMatchObject({ main: before.main, hold: 0n })
    expect(
      await firstOf(
        house.server.process.database.kysely,
        sql`SELECT FROM cashier.demo_chain_payout WHERE reference = ${withdrawalId}`,
      ),
    ).toBeUndefined()
    await list()
  })
})
