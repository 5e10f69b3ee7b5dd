import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../../tests/support/cashier.ts'
import { setSetting } from '../../../system/index.ts'
import { isHeld } from '../../compliance/flags.ts'
import { usdtSettings } from '../../settings/usdt.ts'
import { SANCTIONED_SEED } from '../../../../demo/payers/payer.ts'
import { demoAddress } from '../../../../demo/payers/addresses.ts'
import { isAddress } from '../../shared/rules/crypto-addresses.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())
const USDT = 1_000_000
const RATE = 32_287_750n

const open = (member: Player, channel: DepositChannel, amount: number, more = {}) =>
  member.call(openDeposit, { body: { channel, amount, ...more } })

const read = async (member: Player, intentId: string) =>
  (await member.call(readDeposit, { params: { intentId } })).value

const pay = async (intentId: string, more = {}) =>
  (await house.client.post<{ state: string }>('/api/dev/bank/pay', { intentId, ...more })).value?.state

const grow = async (seconds: number) => {
  await house.advance(`PT${seconds}S`)
  await house.settle('demo/grow-chain')
}

const reader = () => house.server.process.database.kysely

describe('in USDT', () => {
  test('an address stays the member’s; the rate is fixed at the first confirmation and the credit rounded down', async () => {
    const member = await house.player(12)
    const { value } = await open(member, 'USDT_TRC20', 10 * USDT + 1)
    expect(value).toMatchObject({
      payableAmount: 32_287,
      qrText: value.crypto!.address,
      crypto: {
        network: 'TRC20',
        payAmount: 10_000_001,
        confirmations: 0,
        confirmationsNeeded: 20,
        isRateFixed: false,
        paidAmount: null,
      },
    })
    expect(isAddress('USDT_TRC20', value.crypto!.address)).toBe(true)
    const again = (await open(member, 'USDT_TRC20', 20 * USDT)).value
    expect([again.intentId, again.crypto!.address, again.crypto!.payAmount]).toEqual([
      value.intentId,
      value.crypto!.address,
      20 * USDT,
    ])
    const before = await member.balances()
    expect(await pay(value.intentId)).toBe('PENDING_MATCH')
    expect((await read(member, value.intentId)).crypto).toMatchObject({
      paidAmount: 20 * USDT,
      confirmations: 0,
      isRateFixed: false,
    })
    await grow(30)
    expect((await read(member, value.intentId)).crypto).toMatchObject({
      confirmations: 10,
      isRateFixed: true,
      rate: '32.28775',
    })
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, 4_000n))
    await grow(27)
    expect((await read(member, value.intentId)).state).toBe('PENDING_MATCH')
    await grow(3)
    expect(await read(member, value.intentId)).toMatchObject({
      state: 'CONFIRMED',
      creditedAmount: 64_575,
      crypto: { confirmations: 20, rate: '32.28775' },
    })
    expect((await member.balances()).main - before.main).toBe((20_000_000n * RATE) / 10_000_000_000n)
    await grow(60)
    await pay(value.intentId)
    expect((await member.balances()).main - before.main).toBe(64_575n)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, 3_245n))
  })

  test('what arrives after the end, or twice, is credited too, since it is at the member’s address', async () => {
    const member = await house.player(13)
    const before = await member.balances()
    const { intentId } = (await open(member, 'USDT_BEP20', 100 * USDT)).value
    await pay(intentId, { behaviour: 'LATE' })
    await pay(intentId, { behaviour: 'TWICE', amount: 30 * USDT })
    await grow(45)
    const { list } = (await member.call(listDeposits)).value
    expect(list.map(({ state, creditedAmount }) => [state, creditedAmount])).toEqual([
      ['CONFIRMED', 96_863],
      ['CONFIRMED', 96_863],
      ['CONFIRMED', 322_877],
      ['EXPIRED', 0],
    ])
    expect((await member.balances()).main - before.main).toBe(96_863n + 96_863n + 322_877n)
  })

  test('money from a listed address waits for a person, and the member is held', async () => {
    const member = await house.player(14)
    await house.transaction((tx) =>
      setSetting(tx, DEMO_MERCHANT, usdtSettings.sanctioned, [
        demoAddress('USDT_ERC20', SANCTIONED_SEED).toLowerCase(),
      ]),
    )
    const { intentId } = (await open(member, 'USDT_ERC20', 50 * USDT)).value
    await pay(intentId, { behaviour: 'SANCTIONED' })
    await grow(36)
    expect((await read(member, intentId)).state).toBe('REVIEW')
    expect(await isHeld(reader(), { merchantId: DEMO_MERCHANT, memberId: member.id })).toBe(true)
    const [row] = (
      await (
        await house.operator('finance')
      ).call(listDepositQueue, { query: { state: 'REVIEW', query: 'member14' } })
    ).value.list
    expect(row).toMatchObject({ reviewReason: 'SANCTION', paidAmount: 161_438, channel: 'USDT_ERC20' })
  })

  test('less than the smallest amount is left to a person, and limits are in USDT', async () => {
    const member = await house.player(15)
    expect((await open(member, 'USDT_TRC20', 10 * USDT - 1)).message).toBe(
      'Deposits must be between 10 USDT and 50,000 USDT',
    )
    const { intentId } = (await open(member, 'USDT_TRC20', 10 * USDT)).value
    await pay(intentId, { behaviour: 'WRONG_AMOUNT' })
    await grow(60)
    expect((await read(member, intentId)).state).toBe('REVIEW')
  })
})

test('the ledger is whole after all of it', () => house.audit())
