/** Changes of a deposit's state: the row, its step with time and actor, and the event, always together. */
import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../wallet/index.ts'
import { openRequirement } from '../../wagering/index.ts'
import { events } from '../shared/events.ts'
import { moveDepositRow, type DepositChange } from './store/deposits.ts'
import type { Deposit } from './store/deposit-rows.ts'
import { addStep } from '../shared/store/steps.ts'
import type { Mover } from '../shared/mover.ts'
import type { ServiceSource } from '../channels/ports.ts'
import { depositOffersKey } from './offers.ts'

const ONCE = 1_000_000n

export async function tellDeposit(tx: Tx, deposit: Deposit, mover: Mover): Promise<void> {
  await addStep(tx, {
    objectId: deposit.depositId,
    state: deposit.state,
    actor: mover.actor,
    remark: mover.remark ?? null,
    at: mover.now,
  })
  await emitEvent(tx, events.depositMoved, {
    merchantId: deposit.merchantId,
    memberId: deposit.memberId,
    depositId: deposit.depositId,
    state: deposit.state,
    amount: deposit.creditedAmount,
  })
}

/** Undefined if another request was faster. */
export async function moveDeposit(
  tx: Tx,
  deposit: Deposit,
  to: DepositState,
  change: DepositChange,
  mover: Mover,
): Promise<Deposit | undefined> {
  const moved = await moveDepositRow(
    tx,
    deposit,
    to,
    { ...change, ...(mover.remark ? { remark: mover.remark } : {}) },
    mover.now,
  )
  if (moved) await tellDeposit(tx, moved, mover)
  return moved
}

/**
 * Credits what arrived and opens its 1× turnover (domain/economy.md §5, §7), unless an offer that was taken
 * with it asks for more. The key of the credit is the deposit: it is credited once, even if several callers
 * ask.
 */
export async function creditPaidDeposit(
  tx: Tx,
  services: ServiceSource,
  deposit: Deposit,
  payment: { amount: bigint } & DepositChange,
  mover: Mover,
): Promise<Deposit | undefined> {
  const moved = await moveDeposit(
    tx,
    deposit,
    'CONFIRMED',
    { ...payment, creditedAmount: payment.amount },
    mover,
  )
  if (!moved) return undefined
  const { txnId } = await postTransaction(tx, {
    scope: 'deposit',
    key: deposit.depositId,
    kind: 'DEPOSIT',
    currency: deposit.currency,
    reference: deposit.depositId,
    actor: mover.actor,
    entries: [
      {
        from: gatewayAccount(deposit.merchantId, deposit.channel),
        to: memberAccount(deposit.memberId),
        amount: payment.amount,
        code: 'DEPOSIT',
      },
    ],
  })
  if (await carriesOffer(tx, services, moved, txnId, mover.now)) return moved
  await openRequirement(tx, {
    merchantId: deposit.merchantId,
    memberId: deposit.memberId,
    source: 'DEPOSIT',
    reference: deposit.depositId,
    baseAmount: payment.amount,
    txnId,
    multiplierPpm: ONCE,
    now: mover.now,
  })
  return moved
}

/** Whether an offer was taken with it whose own requirement covers the deposit. */
async function carriesOffer(
  tx: Tx,
  services: ServiceSource,
  { offer, merchantId, memberId, depositId, creditedAmount, currency }: Deposit,
  txnId: string,
  now: Date,
): Promise<boolean> {
  if (!offer) return false
  const deposit = { merchantId, memberId, depositId, amount: creditedAmount, currency, txnId, now }
  return services.use(depositOffersKey).credited(tx, { ...deposit, offerId: offer.id })
}
