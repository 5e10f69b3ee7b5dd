/**
 * The valid fields of a message about a payment (docs/operating/payments.md); any other message is refused.
 */
import { thaiMoney } from '../../../../contract/shared/cashier-channels.ts'

interface News {
  /** The merchant's code; null for the default merchant. */
  readonly merchant: string | null
  /** The bank's own reference, or the hash of the transfer. */
  readonly reference: string
  /** Satang, or millionths of a USDT. */
  readonly amount: bigint
}

export interface BankNews extends News {
  readonly payerName: string
  readonly intentId: string | null
  readonly receiver: string | null
  readonly sendingBank: string | null
  readonly transRef: string | null
}

export interface ChainNews extends News {
  readonly address: string
  readonly fromAddress: string
  readonly confirmations: number
}

const LARGEST = 9_000_000_000_000
const REFERENCE = /^[A-Za-z0-9._:-]{1,80}$/
const ADDRESS = /^[A-Za-z0-9]{20,64}$/

export function readBankNews(told: unknown): BankNews | undefined {
  const news = readNews(told, thaiMoney.currency)
  if (!news) return undefined
  const { payerName, ...rest } = told as Record<string, unknown>
  const [intentId, receiver, sendingBank, transRef] = [
    optional(rest.intentId, REFERENCE),
    optional(rest.receiver, REFERENCE),
    optional(rest.sendingBank, /^[0-9]{3}$/),
    optional(rest.transRef, REFERENCE),
  ]
  if (intentId === undefined || receiver === undefined || sendingBank === undefined || transRef === undefined)
    return undefined
  if (typeof payerName !== 'string' || payerName.length > 120 || /\p{Cc}/u.test(payerName)) return undefined
  return { ...news, payerName: payerName.normalize('NFC').trim(), intentId, receiver, sendingBank, transRef }
}

export function readChainNews(told: unknown): ChainNews | undefined {
  const news = readNews(told, 'USDT')
  if (!news) return undefined
  const { address, fromAddress, confirmations } = told as Record<string, unknown>
  if (
    typeof address !== 'string' ||
    !ADDRESS.test(address) ||
    typeof fromAddress !== 'string' ||
    !ADDRESS.test(fromAddress)
  )
    return undefined
  if (!isWhole(confirmations, 0, 1_000_000)) return undefined
  return { ...news, address, fromAddress, confirmations }
}

function readNews(told: unknown, expected: typeof thaiMoney.currency | 'USDT'): News | undefined {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return undefined
  const { merchant = null, reference, amount, currency } = told as Record<string, unknown>
  if (currency !== expected || !isWhole(amount, 1, LARGEST)) return undefined
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) return undefined
  if (merchant !== null && (typeof merchant !== 'string' || !/^[A-Za-z0-9_-]{1,40}$/.test(merchant)))
    return undefined
  return { merchant, reference, amount: BigInt(amount) }
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
}

/** Undefined if it breaks the pattern, null if it is absent. */
function optional(value: unknown, pattern: RegExp): string | null | undefined {
  if (value === undefined || value === null) return null
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}
