/**
 * The hook by which a bank, a payment provider or a chain watcher reports payments
 * (docs/operating/payments.md): signed over the raw bytes, within a window of time, each reference counted
 * once. A reported amount is only compared with the requested one or, for USDT, checked against the limits.
 */
import { isCrypto, type DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import type { HookStatus } from '../../../contract/vendor/cashier/payment-hook.ts'
import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { withoutInvisibleDeep } from '../../../kernel/text.ts'
import { parseStrictJson } from '../../../platform/json.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { isSignedByOneOf } from '../../../platform/vendor-signature.ts'
import { channels } from '../channels/channels.ts'
import type { ServiceSource } from '../channels/ports.ts'
import { receivePayment } from '../deposits/payments.ts'
import { readBankNews, readChainNews, type BankNews } from './rules/payment-message.ts'
import { keepUnmatched } from './statements.ts'
import { depositsAwaiting } from '../deposits/store/payments.ts'
import { readDepositById } from '../deposits/store/deposits.ts'
import { depositBySlip } from '../deposits/store/slips.ts'
import { receiveTransfer } from '../deposits/transfers.ts'

const WINDOW_S = 300

export interface HookMessage {
  channel: string
  timestamp: string
  signature: string
  body: Buffer
}
export interface HookAnswer {
  httpStatus: number
  answer: { status: HookStatus; state?: DepositState }
}

export interface HookParts {
  database: Database
  services: ServiceSource
  /** By channel; `*` means all of them. */
  secrets: Readonly<Record<string, string>>
  /** The merchant of a code, or the default merchant for null. */
  merchantOf(code: string | null): Promise<{ id: string } | undefined>
}

/** Processes one message. After any answer other than 200 and 4xx it should be sent again. */
export async function takeHookMessage(
  { database, services, secrets, merchantOf }: HookParts,
  message: HookMessage,
  now: Date,
): Promise<HookAnswer> {
  const channel = channels.find(({ code }) => code === message.channel)?.code
  const secret = channel && (secrets[channel] ?? secrets['*'])
  if (!channel || !secret) return { httpStatus: 404, answer: { status: 'UNKNOWN_CHANNEL' } }
  if (
    !isInTime(message.timestamp) ||
    !isSignedByOneOf([secret], message.timestamp, message.body, message.signature)
  )
    return { httpStatus: 401, answer: { status: 'SIGNATURE_INVALID' } }
  const told = parse(message.body)
  const news = isCrypto(channel) ? readChainNews(told) : readBankNews(told)
  if (!news) return { httpStatus: 422, answer: { status: 'REQUEST_INVALID' } }
  const merchant = await merchantOf(news.merchant)
  if (!merchant) return { httpStatus: 404, answer: { status: 'UNKNOWN_MERCHANT' } }
  const answer = await database.transaction((tx) =>
    isCrypto(channel)
      ? takeTransfer(tx, services, merchant.id, { channel, ...readChainNews(told)! }, now)
      : takePayment(tx, services, merchant.id, channel, readBankNews(told)!, now),
  )
  return { httpStatus: 200, answer }
}

/** By the machine's clock: the product's may be moved, a bank's never is. */
function isInTime(timestamp: string): boolean {
  return /^[0-9]{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1_000 - parseInt(timestamp, 10)) <= WINDOW_S
}

function parse(body: Buffer): unknown {
  try {
    return withoutInvisibleDeep(parseStrictJson(body.toString('utf8')))
  } catch {
    return undefined
  }
}

async function takePayment(
  tx: Tx,
  services: ServiceSource,
  merchantId: string,
  channel: DepositChannel,
  news: BankNews,
  now: Date,
): Promise<HookAnswer['answer']> {
  const depositId = await depositOf(tx, merchantId, channel, news, now)
  if (!depositId) {
    await keepUnmatched(tx, {
      merchantId,
      channel,
      reference: news.reference,
      amount: news.amount,
      payerName: news.payerName,
      receivedAt: now,
      source: `hook ${channel}`,
    })
    return { status: 'UNMATCHED' }
  }
  return {
    status: 'ACCEPTED',
    state: await receivePayment(
      tx,
      services,
      merchantId,
      { channel, reference: news.reference, depositId, amount: news.amount, payerName: news.payerName },
      now,
    ),
  }
}

/** The deposit it names, or the one whose slip shows the transfer, or the only waiting one of this amount. */
async function depositOf(
  tx: Tx,
  merchantId: string,
  channel: DepositChannel,
  news: BankNews,
  now: Date,
): Promise<string | undefined> {
  if (news.intentId) {
    const deposit = await readDepositById(tx, merchantId, news.intentId)
    return deposit?.channel === channel ? deposit.depositId : undefined
  }
  const shown =
    news.sendingBank && news.transRef
      ? await depositBySlip(tx, merchantId, news.sendingBank, news.transRef)
      : undefined
  if (shown) return shown
  const waiting = await depositsAwaiting(tx, {
    merchantId,
    channel,
    receiver: news.receiver,
    amount: news.amount,
    now,
  })
  const open = waiting.filter((deposit) => deposit.isOpen)
  if (open.length === 1) return open[0]!.depositId
  return open.length === 0 && waiting.length === 1 ? waiting[0]!.depositId : undefined
}

async function takeTransfer(
  tx: Tx,
  services: ServiceSource,
  merchantId: string,
  notice: Parameters<typeof receiveTransfer>[3],
  now: Date,
): Promise<HookAnswer['answer']> {
  try {
    const state = await receiveTransfer(tx, services, merchantId, notice, now)
    return state === null ? { status: 'IGNORED' } : { status: 'ACCEPTED', state }
  } catch (error) {
    // An unknown address: nothing is written before that is clear.
    if (error instanceof Refusal && error.code === 'DEPOSIT_NOT_FOUND') return { status: 'UNMATCHED' }
    throw error
  }
}
