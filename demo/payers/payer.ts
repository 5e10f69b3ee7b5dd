/** The payer of demo mode: pays a deposit as its channel would report it, well or badly. */
import { isCrypto, type DemoBehaviour } from '../../contract/shared/cashier-channels.ts'
import type { DepositState } from '../../contract/shared/cashier-states.ts'
import {
  moveDeposit,
  openDepositStates,
  receivePayment,
  receiveTransfer,
  type Deposit,
  type ServiceSource,
} from '../../modules/cashier/index.ts'
import { payeeNameOf } from '../../modules/identity/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoAddress } from './addresses.ts'
import { STRANGER, UNNAMED } from './locales/texts.ts'
import { demoNotice, demoTransfer } from './notices.ts'

export interface DemoOrder {
  behaviour: DemoBehaviour
  /** Satang, or millionths of a USDT; by default the requested amount. */
  amount?: bigint | undefined
  name?: string | undefined
  reference?: string | undefined
}

/** How much less is paid by mistake: a baht, or a USDT. */
const MISTAKE = { baht: 100n, usdt: 1_000_000n }

/** Pays a locked deposit, and returns the state it ends in. */
export async function payAsDemo(
  tx: Tx,
  services: ServiceSource,
  deposit: Deposit,
  order: DemoOrder,
  now: Date,
): Promise<DepositState> {
  const isOver = order.behaviour === 'LATE' || order.behaviour === 'NEVER'
  const payable =
    isOver && openDepositStates.includes(deposit.state)
      ? (await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now }))!
      : deposit
  if (order.behaviour === 'NEVER') return payable.state
  return isCrypto(deposit.channel)
    ? payOnChain(tx, services, payable, order, now)
    : payByBank(tx, services, payable, order, now)
}

async function payByBank(
  tx: Tx,
  services: ServiceSource,
  deposit: Deposit,
  order: DemoOrder,
  now: Date,
): Promise<DepositState> {
  const payerName =
    order.behaviour === 'WRONG_NAME'
      ? STRANGER
      : (order.name ?? (await payeeNameOf(tx, deposit.memberId)) ?? UNNAMED)
  const amount =
    order.amount ?? lessOf(deposit.payableAmount, order.behaviour === 'WRONG_AMOUNT' ? MISTAKE.baht : 0n)
  const payment = {
    channel: deposit.channel,
    depositId: deposit.depositId,
    amount,
    payerName,
    reference: order.reference,
  }
  const first = demoNotice(payment)
  const state = await receivePayment(tx, services, deposit.merchantId, first, now)
  if (order.behaviour !== 'TWICE') return state
  return receivePayment(
    tx,
    services,
    deposit.merchantId,
    { ...first, reference: `${first.reference}-2` },
    now,
  )
}

async function payOnChain(
  tx: Tx,
  services: ServiceSource,
  deposit: Deposit,
  order: DemoOrder,
  now: Date,
): Promise<DepositState> {
  const channel = deposit.channel
  if (!isCrypto(channel)) throw new Error(`${channel} is no chain`)
  const fromAddress = demoAddress(
    channel,
    order.behaviour === 'SANCTIONED' ? SANCTIONED_SEED : `wallet of ${deposit.memberId}`,
  )
  const amount =
    order.amount ?? lessOf(deposit.cryptoAmount!, order.behaviour === 'WRONG_AMOUNT' ? MISTAKE.usdt : 0n)
  const transfer = demoTransfer({
    channel,
    depositId: deposit.depositId,
    address: deposit.receiver,
    fromAddress,
    amount,
    reference: order.reference,
  })
  const state = (await receiveTransfer(tx, services, deposit.merchantId, transfer, now)) ?? deposit.state
  if (order.behaviour === 'TWICE')
    await receiveTransfer(
      tx,
      services,
      deposit.merchantId,
      { ...transfer, reference: `${transfer.reference}-2` },
      now,
    )
  return state
}

/** The demo's wallet that is on the sanctions list. */
export const SANCTIONED_SEED = 'sanctioned wallet'

function lessOf(amount: bigint, mistake: bigint): bigint {
  return amount > mistake ? amount - mistake : amount
}
