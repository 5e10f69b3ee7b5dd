import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAmlMember } from '../../../contract/operator/cashier/read-aml-member.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { listBankAccounts } from '../../../contract/player/cashier/list-bank-accounts.ts'
import { listUsdtAddresses } from '../../../contract/player/cashier/list-usdt-addresses.ts'
import { openDeposit } from '../../../contract/player/cashier/open-deposit.ts'
import { removeBankAccount } from '../../../contract/player/cashier/remove-bank-account.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { PAYMENT_PASSWORD } from '../../../tests/support/cashier.ts'
import { setSetting } from '../../system/index.ts'
import { usdtPayoutSettings } from '../settings/usdt.ts'
import { bankAccountSettings } from '../settings/accounts.ts'
import {
  addressOf,
  ask,
  bind,
  bound,
  house,
  officer,
  openUsdtDesk,
} from '../../../tests/support/usdt-withdrawals.ts'

beforeAll(openUsdtDesk)
afterAll(() => house.close())

describe('binding an address', () => {
  test('the checksum is checked for every network, and it is listed beside the bank accounts, masked', async () => {
    const member = await house.player(2)
    const wrong = addressOf('checked', 'USDT_ERC20').replace(/[a-f]/, (letter) => letter.toUpperCase())
    for (const [channel, address] of [
      ['USDT_TRC20', `${addressOf('checked').slice(0, -1)}1`],
      ['USDT_ERC20', wrong],
      ['USDT_BEP20', addressOf('checked')],
      ['USDT_TRC20', addressOf('checked', 'USDT_ERC20')],
    ] as const) {
      expect([channel, (await bind(member, '', { channel, address })).status]).toEqual([channel, 422])
    }
    expect((await bind(member, 'checked', { paymentPassword: '271829' })).code).toBe('WD_PASSWORD')
    expect((await bind(member, 'checked')).status).toBe(200)
    const { list, networks } = (await member.call(listUsdtAddresses)).value
    const whole = addressOf('checked')
    expect(list).toEqual([
      expect.objectContaining({
        channel: 'USDT_TRC20',
        network: 'TRC20',
        address: `${whole.slice(0, 6)}…${whole.slice(-6)}`,
        isUsable: true,
        isOffered: true,
      }),
    ])
    expect(networks.map((one) => one.network)).toEqual(['TRC20', 'ERC20', 'BEP20'])
    expect(
      (await member.call(listBankAccounts)).value.list.every(
        (account) => !account.bankCode.startsWith('USDT'),
      ),
    ).toBe(true)
  })

  test('another member’s is refused on every network, and trying it flags and holds the member', async () => {
    const [owner, other] = [await house.player(3), await house.player(4)]
    expect((await bind(owner, 'shared', { channel: 'USDT_ERC20' })).status).toBe(200)
    const same = addressOf('shared', 'USDT_ERC20')
    expect((await bind(owner, 'shared', { channel: 'USDT_ERC20' })).code).toBe('USDT_ADDRESS_TAKEN')
    expect((await bind(owner, '', { channel: 'USDT_BEP20', address: same.toLowerCase() })).status).toBe(200)
    expect((await bind(other, '', { channel: 'USDT_BEP20', address: same.toLowerCase() })).code).toBe(
      'USDT_ADDRESS_TAKEN',
    )
    const file = (await officer.call(readAmlMember, { params: { memberId: other.id } })).value
    expect(file.flags.map((flag) => flag.kind)).toEqual(['SHARED_BANK_ACCOUNT'])
  })

  test('two members who bind one address at once on two networks: one gets it', async () => {
    const members = [await house.player(5), await house.player(6)]
    const address = addressOf('raced', 'USDT_ERC20')
    const replies = await Promise.all(
      members.map((member, place) =>
        bind(member, '', { channel: place === 0 ? 'USDT_ERC20' : 'USDT_BEP20', address }),
      ),
    )
    expect(replies.map((reply) => reply.code ?? 'OK').toSorted()).toEqual(
      expect.arrayContaining(['USDT_ADDRESS_TAKEN']),
    )
    expect(replies.filter((reply) => reply.success)).toHaveLength(1)
  })

  test('one that was given out for deposits is refused', async () => {
    const member = await house.player(7)
    const intent = await member.call(openDeposit, { body: { channel: 'USDT_TRC20', amount: 100_000_000 } })
    expect((await bind(member, '', { address: intent.value.qrText! })).code).toBe('USDT_ADDRESS_TAKEN')
  })

  test('after any other account it counts as a later one, which waits longer; nothing is paid before', async () => {
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdFirstHours, 12))
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdChangeHours, 24))
    const member = await house.player(8)
    const before = clock.nowMs()
    const reply = await bind(member, 'held')
    const [address] = (await member.call(listUsdtAddresses)).value.list
    expect(address!.isUsable).toBe(false)
    const heldMs = Date.parse(reply.value.usableFrom) - before
    expect(heldMs >= 24 * 3_600_000 && heldMs < 25 * 3_600_000).toBe(true)
    expect((await ask(member, reply.value.bankAccountId, 100_000)).code).toBe('WD_ACCOUNT_HOLD')
    for (const setting of [bankAccountSettings.holdFirstHours, bankAccountSettings.holdChangeHours])
      await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, setting, 0))
  })

  test('not more than the merchant allows, and only on networks it pays on', async () => {
    const member = await house.player(9)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtPayoutSettings.addressLimit, 1))
    expect((await bind(member, 'one')).status).toBe(200)
    expect((await bind(member, 'two')).code).toBe('USDT_ADDRESS_LIMIT')
    await house.transaction(async (tx) => {
      await setSetting(tx, DEMO_MERCHANT, usdtPayoutSettings.addressLimit, 5)
      await setSetting(tx, DEMO_MERCHANT, usdtPayoutSettings.networks, ['USDT_ERC20'])
    })
    expect((await bind(member, 'two')).code).toBe('WD_NETWORK_CLOSED')
    const [address] = (await member.call(listUsdtAddresses)).value.list
    expect(address!.isOffered).toBe(false)
    expect((await ask(member, address!.bankAccountId, 100_000)).code).toBe('WD_NETWORK_CLOSED')
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtPayoutSettings.networks, []))
    expect((await member.call(checkWithdrawal)).value.usdt).toBeNull()
    await house.transaction((tx) =>
      setSetting(tx, DEMO_MERCHANT, usdtPayoutSettings.networks, [...usdtPayoutSettings.networks.default]),
    )
  })

  test('removed like a bank account, and not a source of a bank transfer', async () => {
    const { member, bankAccountId } = await bound(9, 'three')
    expect(
      (
        await member.call(openDeposit, {
          body: { channel: 'BANK_TRANSFER', amount: 100_000, sourceAccountId: bankAccountId },
        })
      ).code,
    ).toBe('BANK_ACCOUNT_NOT_FOUND')
    expect(
      (
        await member.call(removeBankAccount, {
          params: { bankAccountId },
          body: { paymentPassword: PAYMENT_PASSWORD },
        })
      ).status,
    ).toBe(200)
    expect((await ask(member, bankAccountId, 100_000)).code).toBe('BANK_ACCOUNT_NOT_FOUND')
  })
})
