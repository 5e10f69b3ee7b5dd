/**
 * Transfers of USDT as a chain reports them: seen, confirmed, their rate fixed at the first confirmation,
 * credited once there are enough (domain/economy.md §7). An address is a member's permanently, so nothing
 * that arrives there is ever late.
 */
import { refuse } from '../../../contract/errors.ts'
import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import { newId } from '../../../kernel/ids.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { accountOf } from '../../identity/index.ts'
import { restrictionOf } from '../../limits/index.ts'
import { flagMember } from '../compliance/flags.ts'
import { amlScores } from '../compliance/rules/aml-kinds.ts'
import { channelOf } from '../channels/channels.ts'
import { rateFeedKey, type ServiceSource, type TransferNotice } from '../channels/ports.ts'
import { readChannelRules, type ChannelRules } from '../channels/channel-rules.ts'
import { confirmationsNeeded } from '../channels/usdt.ts'
import { events } from '../shared/events.ts'
import { creditPaidDeposit, moveDeposit, tellDeposit } from './deposit-states.ts'
import { transferReviewReason } from './rules/deposit-rules.ts'
import { floorToSatang, rateAfterSpread } from '../channels/rules/usdt.ts'
import { isSanctionedAddress } from '../compliance/sanctions.ts'
import {
  changeCryptoPayment,
  insertCryptoPayment,
  lockAddress,
  readCryptoPayment,
  readCryptoPaymentsOf,
  type CryptoPayment,
} from '../channels/store/crypto.ts'
import { extendDeposit, lockOpenDeposits } from './store/usdt-deposits.ts'
import { insertDeposit } from './store/new-deposits.ts'
import { keepPayment } from './store/payments.ts'
import { lockDeposit } from './store/deposits.ts'
import type { Deposit } from './store/deposit-rows.ts'

/** How long a seen transfer may take to be confirmed; until then its deposit does not expire. */
const CONFIRM_WITHIN_MS = 7 * 86_400_000

/**
 * Records what a chain reports of a transfer, as often as it does, and returns the deposit's state; null for
 * an amount that is worth no satang. Errors: DEPOSIT_NOT_FOUND if the address is unknown.
 */
export async function receiveTransfer(
  tx: Tx,
  services: ServiceSource,
  merchantId: string,
  notice: TransferNotice,
  now: Date,
): Promise<DepositState | null> {
  const owner = await lockAddress(tx, merchantId, notice.channel, notice.address)
  if (!owner) refuse('DEPOSIT_NOT_FOUND')
  const rules = await readChannelRules(tx, merchantId)
  const rate = rateAfterSpread(
    await services.use(rateFeedKey).midRate(tx, merchantId),
    rules.spreadBasisPoints,
  )
  const known = await readCryptoPayment(tx, merchantId, notice.channel, notice.reference)
  // The hash names one transfer; if it is reported with another amount or address later, it does not change.
  if (known?.endedAt) return (await lockDeposit(tx, merchantId, known.depositId))!.state
  if (!known && floorToSatang(notice.amount, rate) === 0n) return null
  const payment = known ?? (await firstSeen(tx, { merchantId, notice, owner, rules, rate }, now))
  const confirmations = Math.max(payment.confirmations, notice.confirmations)
  const fixed =
    payment.rate === null && confirmations > 0
      ? { rate, thbAmount: floorToSatang(payment.amount, rate), at: now }
      : undefined
  const isDone = confirmations >= payment.confirmationsNeeded
  const after = await changeCryptoPayment(tx, payment, {
    confirmations,
    ...(fixed ? { fixed } : {}),
    ...(isDone ? { endedAt: now } : {}),
  })
  const deposit = (await lockDeposit(tx, merchantId, payment.depositId))!
  if (isDone) return settle(tx, services, deposit, { payment: after, rules }, now)
  // The member's screen follows the confirmations.
  if (confirmations > payment.confirmations || !known) {
    await emitEvent(tx, events.depositMoved, {
      merchantId,
      memberId: deposit.memberId,
      depositId: deposit.depositId,
      state: deposit.state,
      amount: 0n,
    })
  }
  return deposit.state
}

interface Sight {
  merchantId: string
  notice: TransferNotice
  owner: { memberId: string; address: string }
  rules: ChannelRules
  rate: bigint
}

/** Links a transfer to the deposit that waits for one at this address, or creates one for it. */
async function firstSeen(tx: Tx, sight: Sight, now: Date): Promise<CryptoPayment> {
  const { merchantId, notice, owner, rules } = sight
  const open = await lockOpenDeposits(tx, { merchantId, memberId: owner.memberId, channel: notice.channel })
  const taken = await readCryptoPaymentsOf(
    tx,
    open.map((deposit) => deposit.depositId),
  )
  const deposit = open.find((one) => !taken.has(one.depositId)) ?? (await openUnasked(tx, sight, now))
  await extendDeposit(tx, deposit.depositId, new Date(now.getTime() + CONFIRM_WITHIN_MS))
  return insertCryptoPayment(tx, {
    merchantId,
    channel: notice.channel,
    txHash: notice.reference,
    depositId: deposit.depositId,
    address: owner.address,
    fromAddress: notice.fromAddress,
    amount: notice.amount,
    confirmations: 0,
    confirmationsNeeded: confirmationsNeeded(rules, notice.channel),
    seenAt: now,
  })
}

/** Money at a member's address without a request. */
async function openUnasked(tx: Tx, { merchantId, notice, owner, rate }: Sight, now: Date): Promise<Deposit> {
  const worth = floorToSatang(notice.amount, rate)
  const base = {
    merchantId,
    memberId: owner.memberId,
    channel: notice.channel,
    receiver: owner.address,
    receiverName: '',
    sourceAccountId: null,
    cryptoAmount: notice.amount,
    askedAmount: worth,
    creditedAmount: 0n,
    currency: channelOf(notice.channel).creditsIn,
    state: 'CREATED',
    reviewReason: null,
    codeText: channelOf(notice.channel).codeText(owner.address, worth),
    paidAmount: null,
    payerName: null,
    bankReference: null,
    remark: null,
    offer: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CONFIRM_WITHIN_MS),
    changedAt: now,
  } as const
  // Two transfers of the same value under way: the estimate of the second is changed, for the index over open
  // amounts.
  for (let more = 0n; more < 100n; more++) {
    const deposit = await insertDeposit(tx, {
      ...base,
      depositId: newId(now.getTime()),
      payableAmount: worth + more,
    })
    if (!deposit) continue
    const mover = { actor: 'chain', now }
    await tellDeposit(tx, deposit, mover)
    return (await moveDeposit(tx, deposit, 'PENDING_MATCH', {}, mover))!
  }
  throw new Error(`a hundred transfers of one worth are open at ${owner.address}`)
}

/** Enough confirmations: credited, or left to a person. */
async function settle(
  tx: Tx,
  services: ServiceSource,
  deposit: Deposit,
  { payment, rules }: { payment: CryptoPayment; rules: ChannelRules },
  now: Date,
): Promise<DepositState> {
  const key = { merchantId: deposit.merchantId, accountId: deposit.memberId }
  const amount = payment.thbAmount!
  const member = await accountOf(tx, key)
  const mayReceive = member?.state === 'ACTIVE' && (await restrictionOf(tx, key, now)) === null
  const isSanctioned = await isSanctionedAddress(tx, deposit.merchantId, payment.channel, payment.fromAddress)
  await keepPayment(tx, {
    merchantId: deposit.merchantId,
    channel: deposit.channel,
    bankReference: payment.txHash,
    depositId: deposit.depositId,
    amount,
    payerName: payment.fromAddress,
    receivedAt: now,
  })
  const reviewReason = transferReviewReason(payment.amount, {
    minUsdt: rules.minUsdt,
    maxUsdt: rules.maxUsdt,
    mayReceive,
    isSanctioned,
  })
  const mover = { actor: 'chain', now }
  const paid = { payerName: payment.fromAddress, paidAmount: amount, bankReference: payment.txHash }
  if (isSanctioned) {
    await flagMember(tx, {
      merchantId: deposit.merchantId,
      memberId: deposit.memberId,
      kind: 'SANCTIONED',
      score: amlScores.SANCTIONED,
      reference: deposit.depositId,
      detail: { address: payment.fromAddress, channel: payment.channel, amount },
    })
  }
  if (!reviewReason)
    return (await creditPaidDeposit(tx, services, deposit, { ...paid, amount }, mover))!.state
  return (await moveDeposit(tx, deposit, 'REVIEW', { ...paid, reviewReason }, mover))!.state
}
