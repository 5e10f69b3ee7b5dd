/** Withdrawals in USDT, from the address to the receipt (domain/economy.md §8, §9). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../contract/operator/cashier/approve-withdrawal.ts'
import { clearFlag } from '../../contract/operator/cashier/clear-flag.ts'
import { markWithdrawalPaid } from '../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { readAmlMember } from '../../contract/operator/cashier/read-aml-member.ts'
import { readWithdrawal } from '../../contract/operator/cashier/read-withdrawal.ts'
import { rejectWithdrawal } from '../../contract/operator/cashier/reject-withdrawal.ts'
import { addUsdtAddress } from '../../contract/player/cashier/add-usdt-address.ts'
import { checkWithdrawal } from '../../contract/player/cashier/check-withdrawal.ts'
import { confirmWithdrawal } from '../../contract/player/cashier/confirm-withdrawal.ts'
import { listBankAccounts } from '../../contract/player/cashier/list-bank-accounts.ts'
import { listPendingWithdrawals } from '../../contract/player/cashier/list-pending-withdrawals.ts'
import { listTransactions } from '../../contract/player/cashier/list-transactions.ts'
import { listUsdtAddresses } from '../../contract/player/cashier/list-usdt-addresses.ts'
import { listWithdrawals } from '../../contract/player/cashier/list-withdrawals.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { removeBankAccount } from '../../contract/player/cashier/remove-bank-account.ts'
import { requestWithdrawal } from '../../contract/player/cashier/request-withdrawal.ts'
import { setChainFaults } from '../../contract/player/cashier/set-chain-faults.ts'
import type { CryptoChannel } from '../../contract/shared/cashier-channels.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { firstOf, rowsOf, sql } from '../../platform/postgres.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type Caller, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { setKycLevel, setVipLevel } from '../identity/index.ts'
import { setSetting } from '../system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../wallet/index.ts'
import { usdtPayoutSettings, usdtSettings } from './channel-settings.ts'
import { demoAddress } from './rules/crypto-addresses.ts'
import { bankAccountSettings, withdrawalSettings } from './settings.ts'
import { withdrawalCases } from './store/reconciliation.ts'

/** 32.45 in the middle and half a percent. */
const RATE = '32.61225'
let house: CashierHouse
let operator: Caller
let officer: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  operator = await house.operator('finance')
  officer = await house.operator('officer', ['aml.read', 'aml.decide'])
  // The demo's accounts are a moment old; the age rule has tests of its own.
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, withdrawalSettings.autoMinAgeDays, 0))
})
afterAll(() => house.close())

const addressOf = (name: string, channel: CryptoChannel = 'USDT_TRC20') => demoAddress(channel, `test wallet ${name}`)
const bind = (member: Player, name: string, change: { channel?: CryptoChannel; address?: string; paymentPassword?: string } = {}) => {
  const channel = change.channel ?? 'USDT_TRC20'
  return member.call(addUsdtAddress, { body: { channel, address: change.address ?? addressOf(name, channel), paymentPassword: change.paymentPassword ?? PAYMENT_PASSWORD } })
}
const ask = (member: Player, bankAccountId: string, amount: number, rate?: string) =>
  member.call(requestWithdrawal, { body: { bankAccountId, amount, paymentPassword: PAYMENT_PASSWORD, ...(rate ? { rate } : {}) } })
const pending = async (member: Player) => (await member.call(listPendingWithdrawals)).value.list[0]
const faults = (...list: string[]) => member0.call(setChainFaults, { body: { faults: list } })
let member0: Player
beforeAll(async () => { member0 = await house.player(1) })

/** Runs the payouts until nothing is asked any more, moving the clock by a few blocks each time. */
async function blocks(times = 1) {
  for (let time = 0; time < times; time++) {
    await house.advance('PT12S')
    await house.settle()
  }
}

async function bound(number: number, name = `own ${number}`): Promise<{ member: Player; bankAccountId: string }> {
  const member = await house.player(number)
  const reply = await bind(member, name)
  if (!reply.success) throw new Error(`binding was refused: ${reply.code}`)
  return { member, bankAccountId: reply.value.bankAccountId }
}

describe('binding an address', () => {
  test('its checksum is asked of every network, and it stands beside the bank accounts, masked', async () => {
    const member = await house.player(2)
    const wrong = addressOf('checked', 'USDT_ERC20').replace(/[a-f]/, (letter) => letter.toUpperCase())
    for (const [channel, address] of [['USDT_TRC20', `${addressOf('checked').slice(0, -1)}1`], ['USDT_ERC20', wrong], ['USDT_BEP20', addressOf('checked')], ['USDT_TRC20', addressOf('checked', 'USDT_ERC20')]] as const) {
      expect([channel, (await bind(member, '', { channel, address })).status]).toEqual([channel, 422])
    }
    expect((await bind(member, 'checked', { paymentPassword: '271829' })).code).toBe('WD_PASSWORD')
    expect((await bind(member, 'checked')).status).toBe(200)
    const { list, networks } = (await member.call(listUsdtAddresses)).value
    const whole = addressOf('checked')
    expect(list).toEqual([expect.objectContaining({ channel: 'USDT_TRC20', network: 'TRC20', address: `${whole.slice(0, 6)}…${whole.slice(-6)}`, isUsable: true, isOffered: true })])
    expect(networks.map((one) => one.network)).toEqual(['TRC20', 'ERC20', 'BEP20'])
    expect((await member.call(listBankAccounts)).value.list.every((account) => !account.bankCode.startsWith('USDT'))).toBe(true)
  })

  test('another member’s is refused on every network, and whoever tries is flagged and held', async () => {
    const [owner, other] = [await house.player(3), await house.player(4)]
    expect((await bind(owner, 'shared', { channel: 'USDT_ERC20' })).status).toBe(200)
    const same = addressOf('shared', 'USDT_ERC20')
    expect((await bind(owner, 'shared', { channel: 'USDT_ERC20' })).code).toBe('USDT_ADDRESS_TAKEN')
    expect((await bind(owner, '', { channel: 'USDT_BEP20', address: same.toLowerCase() })).status).toBe(200)
    expect((await bind(other, '', { channel: 'USDT_BEP20', address: same.toLowerCase() })).code).toBe('USDT_ADDRESS_TAKEN')
    const file = (await officer.call(readAmlMember, { params: { memberId: other.id } })).value
    expect(file.flags.map((flag) => flag.kind)).toEqual(['SHARED_BANK_ACCOUNT'])
  })

  test('two members who bind one address at once on two networks: one has it', async () => {
    const members = [await house.player(5), await house.player(6)]
    const address = addressOf('raced', 'USDT_ERC20')
    const replies = await Promise.all(members.map((member, place) => bind(member, '', { channel: place === 0 ? 'USDT_ERC20' : 'USDT_BEP20', address })))
    expect(replies.map((reply) => reply.code ?? 'OK').toSorted()).toEqual(expect.arrayContaining(['USDT_ADDRESS_TAKEN']))
    expect(replies.filter((reply) => reply.success)).toHaveLength(1)
  })

  test('one that the house gave out for deposits is refused', async () => {
    const member = await house.player(7)
    const intent = await member.call(openDeposit, { body: { channel: 'USDT_TRC20', amount: 100_000_000 } })
    expect((await bind(member, '', { address: intent.value.qrText! })).code).toBe('USDT_ADDRESS_TAKEN')
  })

  test('any account before it makes it a later one, held longer; nothing leaves before', async () => {
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
    for (const setting of [bankAccountSettings.holdFirstHours, bankAccountSettings.holdChangeHours]) await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, setting, 0))
  })

  test('not more than the house allows, and only on networks it pays on', async () => {
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
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtPayoutSettings.networks, [...usdtPayoutSettings.networks.default]))
  })

  test('removed like a bank account, and no source of a bank transfer', async () => {
    const { member, bankAccountId } = await bound(9, 'three')
    expect((await member.call(openDeposit, { body: { channel: 'BANK_TRANSFER', amount: 100_000, sourceAccountId: bankAccountId } })).code).toBe('BANK_ACCOUNT_NOT_FOUND')
    expect((await member.call(removeBankAccount, { params: { bankAccountId }, body: { paymentPassword: PAYMENT_PASSWORD } })).status).toBe(200)
    expect((await ask(member, bankAccountId, 100_000)).code).toBe('BANK_ACCOUNT_NOT_FOUND')
  })
})

describe('asking, paying, receiving', () => {
  test('the rate is fixed when it is asked for; what arrives, both fees and the books agree', async () => {
    const { member, bankAccountId } = await bound(10)
    const check = (await member.call(checkWithdrawal)).value.usdt!
    expect(check).toMatchObject({ rate: RATE, spread: '0.0050', networkFee: 1_000_000, networkFeeAmount: 3_261, minAmount: 32_700 })
    expect((await ask(member, bankAccountId, 32_600)).code).toBe('WD_LIMIT')
    expect((await ask(member, bankAccountId, 100_000, '32.5')).code).toBe('WD_RATE_CHANGED')
    const reply = await ask(member, bankAccountId, 100_000, RATE)
    expect(reply.value).toMatchObject({ state: 'APPROVED', amount: 100_000, feeAmount: 3_261, crypto: { network: 'TRC20', rate: RATE, amount: 29_660_000, fee: 1_000_000 } })
    // Another rate by now changes nothing of it.
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, 4_000n))
    await house.settle()
    expect((await pending(member))!.state).toBe('PAYING')
    await blocks()
    const open = (await pending(member))!
    expect(open).toMatchObject({ state: 'CONFIRM_WAIT', netAmount: 96_739, crypto: { rate: RATE, amount: 29_660_000 }, parts: [{ state: 'SENT', amount: 96_739 }] })
    expect(open.payoutReference).toMatch(/^[0-9a-f]{64}$/)
    await member.call(confirmWithdrawal, { params: { withdrawalId: open.withdrawalId }, body: { action: 'RECEIVED' } })
    const ended = (await member.call(listWithdrawals)).value.list[0]!
    expect(ended.state).toBe('RECEIVED')
    expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 0n })
    const [sent] = await rowsOf(house.server.process.database.kysely, sql<{ amount: bigint }>`SELECT amount FROM cashier.demo_chain_payout WHERE reference = ${ended.withdrawalId}`)
    expect(sent!.amount).toBe(29_660_000n)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, usdtSettings.midAmount.default))
    // Reconciliation knows it by its network.
    const from = new Date(Date.parse(ended.createdAt) - 3_600_000)
    const cases = await withdrawalCases(house.server.process.database.kysely, { merchantId: DEMO_MERCHANT, from, to: new Date(from.getTime() + 7_200_000) })
    expect(cases.find((one) => one.id === ended.withdrawalId)).toMatchObject({ channel: 'USDT_TRC20', told: 96_739n, books: 96_739n })
    await house.audit()
  })

  test('late, or told twice: sent once, received once', async () => {
    const { member, bankAccountId } = await bound(11)
    await faults('LATE')
    await ask(member, bankAccountId, 50_000)
    await house.settle()
    await blocks()
    expect((await pending(member))!.state).toBe('PAYING')
    await house.advance('PT5M')
    await house.settle()
    const late = (await pending(member))!
    expect(late.state).toBe('CONFIRM_WAIT')
    await member.call(confirmWithdrawal, { params: { withdrawalId: late.withdrawalId }, body: { action: 'RECEIVED' } })
    await faults('TWICE')
    await ask(member, bankAccountId, 50_000)
    await house.settle()
    await blocks(2)
    const twice = (await pending(member))!
    expect(twice.state).toBe('CONFIRM_WAIT')
    const sent = await rowsOf(house.server.process.database.kysely, sql<{ asked_count: number }>`SELECT asked_count FROM cashier.demo_chain_payout WHERE reference = ${twice.withdrawalId}`)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.asked_count).toBeGreaterThan(1)
    await house.audit()
  })

  test('thrown out by the chain: everything is the member’s again', async () => {
    const { member, bankAccountId } = await bound(12)
    await faults('FAILED')
    const before = await member.balances()
    await ask(member, bankAccountId, 50_000)
    await house.settle()
    await blocks()
    expect(await pending(member)).toBeUndefined()
    expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({ state: 'FAILED' })
    expect(await member.balances()).toMatchObject({ main: before.main, hold: 0n })
    expect((await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value.list.map((row) => row.type)).toEqual(['WITHDRAW_RETURN', 'WITHDRAW_HOLD'])
  })

  test('never confirmed: it stays on its way until a person says what became of it, once', async () => {
    const { member, bankAccountId } = await bound(13)
    await faults('NEVER')
    const { withdrawalId } = (await ask(member, bankAccountId, 50_000)).value
    await house.settle()
    await blocks(3)
    expect((await pending(member))!.state).toBe('PAYING')
    const params = { withdrawalId }
    const hash = `${'ab'.repeat(31)}cd`
    // Without the transaction's hash nobody could ever look it up.
    expect((await operator.call(markWithdrawalPaid, { params, body: {} })).status).toBe(422)
    expect((await operator.call(markWithdrawalPaid, { params, body: { reference: hash } })).value?.state).toBe('CONFIRM_WAIT')
    await blocks(2)
    expect((await pending(member))!).toMatchObject({ state: 'CONFIRM_WAIT', payoutReference: hash })
    expect((await operator.call(readWithdrawal, { params })).value).toMatchObject({ bankCode: 'USDT_TRC20', accountNo: addressOf('own 13'), crypto: { amount: 14_330_000 }, parts: [{ bankReference: hash }] })
  })

  test('above the four-eyes amount two operators, and the largest leaves in one transfer', async () => {
    const { member, bankAccountId } = await bound(14)
    await house.transaction(async (tx) => {
      await setKycLevel(tx, DEMO_MERCHANT, member.id, 2)
      await setVipLevel(tx, member.id, 3)
      await postTransaction(tx, { scope: 'test', key: 'usdt:rich', kind: 'OPENING', currency: 'THB', entries: [{ from: gatewayAccount(DEMO_MERCHANT, 'DEMO'), to: memberAccount(member.id), amount: 20_000_000n, code: 'OPENING' }] })
    })
    const reply = await ask(member, bankAccountId, 15_000_000)
    expect(reply.value.state).toBe('REVIEW')
    const params = { withdrawalId: reply.value.withdrawalId }
    expect((await operator.call(approveWithdrawal, { params, body: {} })).value).toMatchObject({ state: 'REVIEW', approvals: 1, approvalsNeeded: 2 })
    expect((await operator.call(approveWithdrawal, { params, body: {} })).code).toBe('WD_FOUR_EYES')
    const second = await house.operator('second')
    expect((await second.call(approveWithdrawal, { params, body: {} })).value.state).toBe('APPROVED')
    await house.settle()
    await blocks()
    expect((await pending(member))!.parts).toHaveLength(1)
  })
})

describe('addresses on sanctions lists', () => {
  const list = (...addresses: string[]) => house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.sanctioned, addresses))

  test('cannot be bound, and whoever tries is flagged with 100 and held', async () => {
    const member = await house.player(15)
    await list(addressOf('listed'))
    expect((await bind(member, 'listed')).code).toBe('USDT_ADDRESS_BLOCKED')
    expect((await officer.call(readAmlMember, { params: { memberId: member.id } })).value).toMatchObject({ score: 100, isHeld: true, flags: [{ kind: 'SANCTIONED', score: 100 }] })
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
    for (const flag of file.flags) await officer.call(clearFlag, { params: { flagId: flag.flagId }, body: { reason: 'looked at' } })
    expect((await operator.call(approveWithdrawal, { params, body: {} })).code).toBe('WD_SANCTIONED')
    expect((await operator.call(rejectWithdrawal, { params, body: { remark: 'listed' } })).value.state).toBe('REJECTED')
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
    expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({ withdrawalId, state: 'FAILED' })
    expect(await member.balances()).toMatchObject({ main: before.main, hold: 0n })
    expect(await firstOf(house.server.process.database.kysely, sql`SELECT FROM cashier.demo_chain_payout WHERE reference = ${withdrawalId}`)).toBeUndefined()
    await list()
  })
})
