/** Opening a deposit by any channel: who may, how much, where to, and which satang are its own (domain/economy.md §7). */
import { randomInt } from 'node:crypto'
import { isCrypto, isCryptoCode, type DepositChannel } from '../../contract/shared/cashier-channels.ts'
import { refuse, refuseFields } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CallContext } from '../../platform/calls.ts'
import { accountOf } from '../identity/index.ts'
import { checkDeposit } from '../limits/index.ts'
import { settingsOf } from '../system/index.ts'
import { pauseOf } from './channel-pauses.ts'
import { channelOf } from './channels/channels.ts'
import type { ChannelFigures } from './channels/ports.ts'
import { readChannelRules } from './channels/rules.ts'
import { checkVerification } from './kyc-gate.ts'
import { moveDeposit, tellDeposit } from './moves.ts'
import { depositPausedUntil, payableCandidates, withinLimit } from './rules/deposit-rules.ts'
import { bahtText } from './rules/texts.ts'
import { floorToSatang, usdtText } from './rules/usdt.ts'
import { depositSettings } from './settings.ts'
import { readBankAccount } from './store/bank-accounts.ts'
import { readCryptoPaymentsOf } from './store/crypto.ts'
import { insertDeposit, lockOpenDeposits, lockOpening, readAmountsInUse, readDepositPace, reaskDeposit, type Deposit, type NewDeposit } from './store/deposits.ts'

export interface AskedDeposit { channel: DepositChannel; /** Minor units of the channel's currency. */ amount: bigint; sourceAccountId: string | null }

/**
 * Opens it and answers it waiting for the money. Errors: DEPOSIT_PAUSED, DEPOSIT_LIMIT, AUTH_DISABLED, DEPOSIT_TOO_MANY,
 * KYC_LEVEL, RG_DEPOSIT_LIMIT, BANK_ACCOUNT_NOT_FOUND, COMMON_BUSY where every satang of the amount is taken.
 */
export async function openIntent(context: CallContext, asked: AskedDeposit): Promise<Deposit> {
  const { tx, actor, now } = context
  const figures = await figuresOf(context, asked.channel)
  const textOf = figures.crypto ? usdtText : bahtText
  if (asked.amount < figures.minAmount || asked.amount > figures.maxAmount) refuse('DEPOSIT_LIMIT', textOf(figures.minAmount), textOf(figures.maxAmount))
  const askedAmount = figures.crypto ? floorToSatang(asked.amount, figures.crypto.rate) : asked.amount
  await lockOpening(tx, actor.accountId)
  const waiting = await waitingAtAddress(context, asked.channel)
  const payable = await checkMember(context, askedAmount, waiting)
  await checkSource(context, asked)
  const expiresAt = new Date(now.getTime() + figures.expiryMinutes * 60_000)
  if (waiting) return reaskDeposit(tx, waiting.depositId, { askedAmount, cryptoAmount: asked.amount, expiresAt })
  const created = await create(context, asked, { askedAmount: figures.crypto ? askedAmount : withinLimit(askedAmount, payable), expiresAt })
  const mover = { actor: actor.claims.account, now }
  await tellDeposit(tx, created, mover)
  return (await moveDeposit(tx, created, 'PENDING_MATCH', {}, mover))!
}

async function figuresOf(context: CallContext, channel: DepositChannel): Promise<ChannelFigures> {
  const { tx, merchant } = context
  const rules = await readChannelRules(tx, merchant.id)
  const figures = rules.enabled.includes(channel) ? await channelOf(channel).figuresOf(rules, context, tx, merchant.id) : null
  if (!figures || (await pauseOf(tx, merchant.id, channel))) refuse('DEPOSIT_PAUSED')
  return figures
}

/** An address is the member's for ever: what he asks for there is asked anew while nothing has arrived, not a second time. */
async function waitingAtAddress({ tx, merchant, actor }: CallContext, channel: DepositChannel): Promise<Deposit | undefined> {
  if (!isCrypto(channel)) return undefined
  const open = await lockOpenDeposits(tx, { merchantId: merchant.id, memberId: actor.accountId, channel })
  const seen = await readCryptoPaymentsOf(tx, open.map((deposit) => deposit.depositId))
  return open.find((deposit) => !seen.has(deposit.depositId))
}

/** Answers what may be paid in at most by the member's own limits; null where he has none. */
async function checkMember(context: CallContext, askedAmount: bigint, waiting: Deposit | undefined): Promise<bigint | null> {
  const { tx, merchant, actor, now } = context
  const key = { merchantId: merchant.id, accountId: actor.accountId }
  const account = await accountOf(tx, key)
  if (!account || account.state !== 'ACTIVE') refuse('AUTH_DISABLED')
  if (!waiting) await checkPace(context)
  // What the waiting one asked for is in the sums already.
  const more = waiting ? askedAmount - waiting.askedAmount : askedAmount
  if (more <= 0n) return null
  await checkVerification(tx, { merchantId: merchant.id, memberId: actor.accountId, kycLevel: account.kycLevel }, more, now)
  return checkDeposit(context, key, more)
}

/** Few are open at a time, and who lets several expire waits a while: he is told until when. */
async function checkPace({ tx, merchant, actor, now }: CallContext): Promise<void> {
  const rules = await settingsOf(tx, merchant.id, depositSettings)
  const pace = await readDepositPace(tx, actor.accountId, now)
  const until = depositPausedUntil(pace, rules, now)
  if (until) refuse('DEPOSIT_TOO_MANY', until.toISOString(), 'PAUSE')
  if (pace.openCount >= rules.openLimit) refuse('DEPOSIT_TOO_MANY')
}

async function checkSource({ tx, merchant, actor }: CallContext, { channel, sourceAccountId }: AskedDeposit): Promise<void> {
  if (channel !== 'BANK_TRANSFER') return
  if (!sourceAccountId) refuseFields([{ field: 'sourceAccountId', rule: 'required' }])
  const source = await readBankAccount(tx, { merchantId: merchant.id, memberId: actor.accountId }, sourceAccountId)
  if (!source || isCryptoCode(source.bankCode)) refuse('BANK_ACCOUNT_NOT_FOUND')
}

/** Takes the first receiver and satang that are free; the unique index decides where two want the same at once. */
async function create(context: CallContext, asked: AskedDeposit, { askedAmount, expiresAt }: { askedAmount: bigint; expiresAt: Date }): Promise<Deposit> {
  const { tx, merchant, actor, now } = context
  const depositId = newId(now.getTime())
  const channel = channelOf(asked.channel)
  const cryptoAmount = isCrypto(asked.channel) ? asked.amount : null
  const places = await channel.placesFor(tx, context, { merchantId: merchant.id, memberId: actor.accountId, asked: askedAmount, now })
  if (places.length === 0) refuse('DEPOSIT_PAUSED')
  for (const { receiver, receiverName } of places) {
    const { open, lately } = await readAmountsInUse(tx, { merchantId: merchant.id, receiver, asked: askedAmount, now })
    // An address tells whose money it is; there the satang are an estimate, and nobody pays them.
    const amounts = cryptoAmount === null ? payableCandidates(askedAmount, open, lately, shuffled) : [askedAmount, ...payableCandidates(askedAmount, open, [], (free) => free)]
    for (const payableAmount of amounts) {
      const deposit: NewDeposit = {
        depositId, merchantId: merchant.id, memberId: actor.accountId, channel: channel.code, receiver, receiverName, sourceAccountId: asked.sourceAccountId, cryptoAmount,
        askedAmount, payableAmount, creditedAmount: 0n, currency: merchant.currency, state: 'CREATED', reviewReason: null, codeText: channel.codeText(receiver, payableAmount),
        paidAmount: null, payerName: null, bankReference: null, remark: null, createdAt: now, expiresAt, changedAt: now,
      }
      const added = await insertDeposit(tx, deposit)
      if (added) return added
    }
  }
  // Every satang of this amount is taken until some deposits end.
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
