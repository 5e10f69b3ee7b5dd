/** A merchant that pays withdrawals in USDT on the demo’s chain. */
import { addUsdtAddress } from '../../contract/player/cashier/add-usdt-address.ts'
import { listPendingWithdrawals } from '../../contract/player/cashier/list-pending-withdrawals.ts'
import { requestWithdrawal } from '../../contract/player/cashier/request-withdrawal.ts'
import { setChainFaults } from '../../contract/player/dev/set-chain-faults.ts'
import type { CryptoChannel } from '../../contract/shared/cashier-channels.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type Caller, type CashierHouse, type Player } from './cashier.ts'
import { setSetting } from '../../modules/system/index.ts'
import { demoAddress } from '../../demo/payers/addresses.ts'
import { withdrawalSettings } from '../../modules/cashier/settings/withdrawals.ts'

/** 32.45 in the middle and half a percent. */
export const RATE = '32.61225'

export let house: CashierHouse

export let operator: Caller

export let officer: Caller

export async function openUsdtDesk() {
  house = await openCashierHouse()
  operator = await house.operator('finance')
  officer = await house.operator('officer', ['aml.read', 'aml.decide'])
  // The demo's accounts are a moment old; the age rule has tests of its own.
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, withdrawalSettings.autoMinAgeDays, 0))
  member0 = await house.player(1)
}

export const addressOf = (name: string, channel: CryptoChannel = 'USDT_TRC20') =>
  demoAddress(channel, `test wallet ${name}`)

export const bind = (
  member: Player,
  name: string,
  change: { channel?: CryptoChannel; address?: string; paymentPassword?: string } = {},
) => {
  const channel = change.channel ?? 'USDT_TRC20'
  return member.call(addUsdtAddress, {
    body: {
      channel,
      address: change.address ?? addressOf(name, channel),
      paymentPassword: change.paymentPassword ?? PAYMENT_PASSWORD,
    },
  })
}

export const ask = (member: Player, bankAccountId: string, amount: number, rate?: string) =>
  member.call(requestWithdrawal, {
    body: { bankAccountId, amount, paymentPassword: PAYMENT_PASSWORD, ...(rate ? { rate } : {}) },
  })

export const pending = async (member: Player) => (await member.call(listPendingWithdrawals)).value.list[0]

export const faults = (...list: string[]) => member0.call(setChainFaults, { body: { faults: list } })
let member0: Player

/** Runs the payouts until nothing is asked any more, moving the clock by a few blocks each time. */
export async function blocks(times = 1) {
  for (let time = 0; time < times; time++) {
    await house.advance('PT12S')
    await house.settle()
  }
}

export async function bound(
  number: number,
  name = `own ${number}`,
): Promise<{ member: Player; bankAccountId: string }> {
  const member = await house.player(number)
  const reply = await bind(member, name)
  if (!reply.success) throw new Error(`binding was refused: ${reply.code}`)
  return { member, bankAccountId: reply.value.bankAccountId }
}
