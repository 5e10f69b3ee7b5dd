/**
 * Opening a deposit by any channel: who may, how much, to which account, and with which satang
 * (domain/economy.md §7).
 */
import { randomInt } from 'node:crypto'
import { isCrypto, isCryptoCode, type DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { moneyText } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOf } from '../../identity/index.ts'
import { checkDeposit } from '../../limits/index.ts'
import { settingsOf } from '../../system/index.ts'
import { pauseOf } from '../channels/channel-pauses.ts'
import { channelOf } from '../channels/channels.ts'
import type { ChannelFigures } from '../channels/ports.ts'
import { readChannelRules } from '../channels/channel-rules.ts'
import { checkVerification } from './kyc-gate.ts'
import { moveDeposit, tellDeposit } from './deposit-states.ts'
import { chooseOffer } from './offers.ts'
import { depositPausedUntil, payableCandidates, withinLimit } from './rules/deposit-rules.ts'
import { floorToSatang, usdtText } from '../channels/rules/usdt.ts'
import { depositSettings } from '../settings/deposits.ts'
import { readBankAccount } from '../shared/store/bank-accounts.ts'
import { readCryptoPaymentsOf } from '../channels/store/crypto.ts'
import { insertDeposit, lockOpening, readAmountsInUse, type NewDeposit } from './store/new-deposits.ts'
import { lockOpenDeposits, reaskDeposit } from './store/usdt-deposits.ts'
import { readDepositPace } from './store/deposit-facts.ts'
import type { Deposit } from './store/deposit-rows.ts'

export interface AskedDeposit {
  channel: DepositChannel
  /** Minor units of the channel's currency. */
  amount: bigint
  sourceAccountId: string | null
  offerId: string | null
}

/**
 * Opens it and returns it waiting for the money. Errors: DEPOSIT_PAUSED, DEPOSIT_LIMIT, AUTH_DISABLED,
 * DEPOSIT_TOO_MANY, KYC_LEVEL, RG_DEPOSIT_LIMIT, BANK_ACCOUNT_NOT_FOUND, those of `chooseOffer`, COMMON_BUSY
 * if every satang of the amount is in use.
 */
export async function openIntent(context: CallContext, asked: AskedDeposit): Promise<Deposit> {
  const { tx, actor, now, merchant } = context
  const figures = await figuresOf(context, asked.channel)
  const textOf = (amount: bigint) =>
    figures.crypto ? usdtText(amount) : moneyText(amount, merchant.currency)
  if (asked.amount < figures.minAmount || asked.amount > figures.maxAmount)
    refuse('DEPOSIT_LIMIT', textOf(figures.minAmount), textOf(figures.maxAmount))
  const askedAmount = figures.crypto ? floorToSatang(asked.amount, figures.crypto.rate) : asked.amount
  await lockOpening(tx, actor.accountId)
  const waiting = await waitingAtAddress(context, asked.channel)
  const payable = await checkMember(context, askedAmount, waiting)
  await checkSource(context, asked)
  const offer = await chooseOffer(context, asked.offerId, askedAmount)
  const expiresAt = new Date(now.getTime() + figures.expiryMinutes * 60_000)
  if (waiting)
    return reaskDeposit(tx, waiting.depositId, { askedAmount, cryptoAmount: asked.amount, offer, expiresAt })
  const created = await create(context, asked, {
    askedAmount: figures.crypto ? askedAmount : withinLimit(askedAmount, payable),
    offer,
    expiresAt,
  })
  const mover = { actor: actor.claims.account, now }
  await tellDeposit(tx, created, mover)
  return (await moveDeposit(tx, created, 'PENDING_MATCH', {}, mover))!
}

async function figuresOf(context: CallContext, channel: DepositChannel): Promise<ChannelFigures> {
  const { tx, merchant } = context
  const rules = await readChannelRules(tx, merchant.id)
  const asked = channelOf(channel)
  const isOffered = rules.enabled.includes(channel) && asked.creditsIn === merchant.currency
  const figures = isOffered ? await asked.figuresOf(rules, context, tx, merchant.id) : null
  if (!figures || (await pauseOf(tx, merchant.id, channel))) refuse('DEPOSIT_PAUSED')
  return figures
}

/**
 * An address belongs to the member permanently: a new request there renews the open one while nothing has
 * arrived.
 */
async function waitingAtAddress(
  { tx, merchant, actor }: CallContext,
  channel: DepositChannel,
): Promise<Deposit | undefined> {
  if (!isCrypto(channel)) return undefined
  const open = await lockOpenDeposits(tx, { merchantId: merchant.id, memberId: actor.accountId, channel })
  const seen = await readCryptoPaymentsOf(
    tx,
    open.map((deposit) => deposit.depositId),
  )
  return open.find((deposit) => !seen.has(deposit.depositId))
}

/** Returns the most that may be paid in by the member's own limits; null if they have none. */
async function checkMember(
  context: CallContext,
  askedAmount: bigint,
  waiting: Deposit | undefined,
): Promise<bigint | null> {
  const { tx, merchant, actor, now } = context
  const key = { merchantId: merchant.id, accountId: actor.accountId }
  const account = await accountOf(tx, key)
  if (!account || account.state !== 'ACTIVE') refuse('AUTH_DISABLED')
  if (!waiting) await checkPace(context)
  // The amount of the waiting one is in the sums already.
  const more = waiting ? askedAmount - waiting.askedAmount : askedAmount
  if (more <= 0n) return null
  await checkVerification(
    tx,
    { merchantId: merchant.id, memberId: actor.accountId, kycLevel: account.kycLevel },
    more,
    now,
  )
  return checkDeposit(context, key, more)
}

/**
 * Only a few may be open at a time, and a member who lets several expire has to wait; the refusal says until
 * when.
 */
async function checkPace({ tx, merchant, actor, now }: CallContext): Promise<void> {
  const rules = await settingsOf(tx, merchant.id, depositSettings)
  const pace = await readDepositPace(tx, actor.accountId, now)
  const until = depositPausedUntil(pace, rules, now)
  if (until) refuse('DEPOSIT_TOO_MANY', until.toISOString(), 'PAUSE')
  if (pace.openCount >= rules.openLimit) refuse('DEPOSIT_TOO_MANY')
}

async function checkSource(
  { tx, merchant, actor }: CallContext,
  { channel, sourceAccountId }: AskedDeposit,
): Promise<void> {
  if (channel !== 'BANK_TRANSFER') return
  if (!sourceAccountId) refuseFields([{ field: 'sourceAccountId', rule: 'required' }])
  const source = await readBankAccount(
    tx,
    { merchantId: merchant.id, memberId: actor.accountId },
    sourceAccountId,
  )
  if (!source || isCryptoCode(source.bankCode)) refuse('BANK_ACCOUNT_NOT_FOUND')
}

/** Takes the first free receiver and satang; the unique index decides if two want the same at once. */
async function create(
  context: CallContext,
  asked: AskedDeposit,
  { askedAmount, offer, expiresAt }: Pick<Deposit, 'askedAmount' | 'offer' | 'expiresAt'>,
): Promise<Deposit> {
  const { tx, merchant, actor, now } = context
  const depositId = newId(now.getTime())
  const channel = channelOf(asked.channel)
  const cryptoAmount = isCrypto(asked.channel) ? asked.amount : null
  const places = await channel.placesFor(tx, context, {
    merchantId: merchant.id,
    memberId: actor.accountId,
    asked: askedAmount,
    now,
  })
  if (places.length === 0) refuse('DEPOSIT_PAUSED')
  for (const { receiver, receiverName } of places) {
    const { open, lately } = await readAmountsInUse(tx, {
      merchantId: merchant.id,
      receiver,
      asked: askedAmount,
      now,
    })
    // An address identifies its member; its satang are an estimate, and nobody pays them.
    const amounts =
      cryptoAmount === null
        ? payableCandidates(askedAmount, open, lately, shuffled)
        : [askedAmount, ...payableCandidates(askedAmount, open, [], (free) => free)]
    for (const payableAmount of amounts) {
      const deposit: NewDeposit = {
        depositId,
        merchantId: merchant.id,
        memberId: actor.accountId,
        channel: channel.code,
        receiver,
        receiverName,
        sourceAccountId: asked.sourceAccountId,
        cryptoAmount,
        askedAmount,
        payableAmount,
        creditedAmount: 0n,
        currency: merchant.currency,
        state: 'CREATED',
        reviewReason: null,
        codeText: channel.codeText(receiver, payableAmount),
        paidAmount: null,
        payerName: null,
        bankReference: null,
        remark: null,
        offer,
        createdAt: now,
        expiresAt,
        changedAt: now,
      }
      const added = await insertDeposit(tx, deposit)
      if (added) return added
    }
  }
  // Every satang of this amount is in use until some deposits end.
  throw new Refusal('COMMON_BUSY', { retryAfterS: 30 })
}

function shuffled(amounts: bigint[]): bigint[] {
  const mixed = [...amounts]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
