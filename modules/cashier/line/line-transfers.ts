/** Transfers up and down the line of agents: who, how much, of which money (domain/agents.md §6). */
import { refuse } from '../../../contract/errors.ts'
import type { LineDirection } from '../../../contract/shared/line-transfers.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import { moneyText } from '../../../kernel/money.ts'
import type { BatchedContext, CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import {
  accountByName,
  accountOf,
  checkPaymentPassword,
  isUplineOf,
  payoutHoldOf,
  type Account,
} from '../../identity/index.ts'
import { restrictionOf } from '../../limits/index.ts'
import { settingsOf } from '../../system/index.ts'
import {
  countRounds,
  hasOpenRequirement,
  openRequirement,
  requirementsOf,
  settleMember,
  turnoverLeft,
} from '../../wagering/index.ts'
import { balancesOf, lockMember, memberAccount, postTransaction, roundTotalsOf } from '../../wallet/index.ts'
import { isHeld } from '../compliance/flags.ts'
import { events } from '../shared/events.ts'
import { defaultLineRule, limitBroken, mayReach, mayReceive, type LineRule } from './rules/line-transfers.ts'
import { lineSettings } from '../settings/line.ts'
import { readCreditedSince } from '../deposits/store/deposit-facts.ts'
import { insertLineTransfer, readLineRule, readSentToday } from './store/line-transfers.ts'

const WEEK_MS = 7 * 86_400_000
const ONCE = 1_000_000n

export interface LineOrder {
  direction: LineDirection
  toAccount: string
  amount: bigint
  password: string
}

/** What the account may do along its line: an operator's decision, otherwise the default of its type. */
export async function lineRuleOf(
  reader: Reader,
  account: Pick<Account, 'accountId' | 'isAgent'>,
): Promise<LineRule> {
  return (await readLineRule(reader, account.accountId)) ?? defaultLineRule(account.isAgent)
}

/**
 * Upward only money that was played leaves: this is what of the deposits of seven days has not been bet yet.
 */
export async function betLeft(reader: Reader, accountId: string, now: Date): Promise<bigint> {
  const since = new Date(now.getTime() - WEEK_MS)
  const { betAmount } = await roundTotalsOf(reader, { memberId: accountId, from: since })
  const left = (await readCreditedSince(reader, accountId, since)) - betAmount
  return left > 0n ? left : 0n
}

/**
 * The account a transfer would reach. AUTH_MEMBER_NOT_ALLOWED if a member may not send in that direction at
 * all; TRANSFER_NOT_ALLOWED for every other receiver, whether unknown, elsewhere in the tree, frozen, a trial
 * account or excluded, without saying which.
 */
export async function receiverOf(
  reader: Reader,
  sender: Account,
  direction: LineDirection,
  toAccount: string,
  now: Date,
): Promise<Account> {
  const rule = await lineRuleOf(reader, sender)
  if (!sender.isAgent && !(direction === 'UP' && rule.maySendUp)) refuse('AUTH_MEMBER_NOT_ALLOWED')
  const receiver =
    direction === 'UP' && sender.uplineId
      ? await accountOf(reader, { merchantId: sender.merchantId, accountId: sender.uplineId })
      : await accountByName(reader, { merchantId: sender.merchantId, account: toAccount })
  if (!receiver) refuse('TRANSFER_NOT_ALLOWED')
  // Upward the account need not be named; a name that is not the direct upline's is refused.
  if (direction === 'UP' && toAccount !== '' && toAccount.toLowerCase() !== receiver.username.toLowerCase())
    refuse('TRANSFER_NOT_ALLOWED')
  const isAbove = direction === 'DOWN' && (await isUplineOf(reader, sender.accountId, receiver.accountId))
  if (!mayReach(direction, sender, receiver, rule, isAbove)) refuse('TRANSFER_NOT_ALLOWED')
  const restricted = await restrictionOf(
    reader,
    { merchantId: receiver.merchantId, accountId: receiver.accountId },
    now,
  )
  if (!mayReceive(receiver, restricted !== null)) refuse('TRANSFER_NOT_ALLOWED')
  return receiver
}

/**
 * The sender and the amount, with checks up to the password: before the transaction, since the hash takes
 * long and others wait for the accounts.
 */
export async function proveTransfer(context: BatchedContext, order: LineOrder): Promise<void> {
  const {
    database: { kysely },
    merchant,
    actor,
  } = context
  await senderOf(kysely, merchant.id, actor.accountId)
  const limits = await settingsOf(kysely, merchant.id, lineSettings)
  const range = limitBroken(order.amount, 0n, limits, merchant.currency)
  if (range) refuse('TRANSFER_LIMIT', ...range)
  await checkPaymentPassword(context, order.password, { wrong: 'PAYMENT_PASSWORD_WRONG' })
}

async function senderOf(reader: Reader, merchantId: string, accountId: string): Promise<Account> {
  const sender = await accountOf(reader, { merchantId, accountId })
  if (!sender || sender.state !== 'ACTIVE') refuse('AUTH_DISABLED')
  if (sender.kycLevel < 1) refuse('KYC_LEVEL', '1')
  return sender
}

/**
 * Moves withdrawable money along the line, for a sender whose password was checked. Errors: as the contract
 * lists them.
 */
export async function transferOnLine(
  context: CallContext,
  order: LineOrder,
): Promise<{ transferId: string }> {
  const { tx, merchant, now, actor } = context
  const sender = await senderOf(tx, merchant.id, actor.accountId)
  const limits = await settingsOf(tx, merchant.id, lineSettings)
  const range = limitBroken(order.amount, 0n, limits, merchant.currency)
  if (range) refuse('TRANSFER_LIMIT', ...range)
  const receiver = await receiverOf(tx, sender, order.direction, order.toAccount, now)
  // Locks are always taken in the same order, so two opposite transfers wait for each other instead of
  // deadlocking.
  for (const accountId of [sender.accountId, receiver.accountId].sort()) await lockMember(tx, accountId)
  // After the accounts, as every writer does: holding a requirement while waiting for an account would
  // deadlock with a writer that opens a requirement under that account.
  if (await hasOpenRequirement(tx, sender.accountId)) await countRounds(tx, [sender.accountId], now)
  await settleMember(tx, sender.accountId, now)
  await checkFunds(context, sender, order)
  const today = businessDate(now, merchant.timeZone)
  const sentToday = await readSentToday(tx, sender.accountId, today)
  const day = limitBroken(order.amount, sentToday, limits, merchant.currency)
  if (day) refuse('TRANSFER_LIMIT', ...day)
  return book(context, sender, receiver, order, today)
}

async function checkFunds(
  { tx, merchant, now }: CallContext,
  sender: Account,
  order: LineOrder,
): Promise<void> {
  const text = (amount: bigint) => moneyText(amount, merchant.currency)
  const balances = await balancesOf(tx, sender.accountId)
  if (balances.receivable > 0n) refuse('WD_RECEIVABLE', text(balances.receivable))
  // What may not leave by a withdrawal does not leave this way either.
  const heldUntil = await payoutHoldOf(tx, sender.accountId, now)
  if (heldUntil && heldUntil > now) refuse('WD_ACCOUNT_HOLD', heldUntil.toISOString())
  if (await isHeld(tx, { merchantId: sender.merchantId, memberId: sender.accountId }))
    refuse('TRANSFER_NOT_ALLOWED')
  const left = turnoverLeft(await requirementsOf(tx, sender.accountId))
  if (left > 0n) refuse('WD_TURNOVER', text(left))
  if (order.direction === 'UP') {
    const toBet = await betLeft(tx, sender.accountId, now)
    if (toBet > 0n) refuse('TRANSFER_TURNOVER', text(toBet))
  }
  if (order.amount > balances.main) refuse('BAL_INSUFFICIENT')
}

async function book(
  context: CallContext,
  sender: Account,
  receiver: Account,
  order: LineOrder,
  today: string,
): Promise<{ transferId: string }> {
  const { tx, merchant, now } = context
  const { direction, amount } = order
  const transferId = newId(now.getTime())
  const { txnId } = await postTransaction(tx, {
    scope: 'line-transfer',
    key: transferId,
    kind: direction === 'UP' ? 'TRANSFER_UP' : 'TRANSFER_DOWN',
    currency: merchant.currency,
    reference: transferId,
    actor: sender.username,
    entries: [
      {
        from: memberAccount(sender.accountId),
        to: memberAccount(receiver.accountId),
        amount,
        code: direction === 'UP' ? 'TRANSFER_UP' : 'TRANSFER_DOWN',
      },
    ],
  })
  await insertLineTransfer(tx, {
    transferId,
    merchantId: merchant.id,
    fromId: sender.accountId,
    toId: receiver.accountId,
    direction,
    amount,
    currency: merchant.currency,
    txnId,
    at: now,
    businessDate: today,
  })
  // Downward money is played once before it can leave; upward it was played by its sender.
  if (direction === 'DOWN') {
    await openRequirement(tx, {
      merchantId: merchant.id,
      memberId: receiver.accountId,
      source: 'TRANSFER',
      reference: transferId,
      baseAmount: amount,
      txnId,
      multiplierPpm: ONCE,
      now,
    })
  }
  await context.emit(events.lineTransferred, {
    merchantId: merchant.id,
    transferId,
    fromId: sender.accountId,
    toId: receiver.accountId,
    direction,
    amount,
  })
  return { transferId }
}
