/** Whether a vendor's message has the form that the contract gives it; the first wrong field is named. */
import { isIP } from 'node:net'
import { vendorMessages, type FieldKind, type MessageField, type VendorCallName } from '../../../contract/vendor/launch/messages.ts'
import { JsonError, parseStrictJson } from '../../../platform/json.ts'

const MAX_AMOUNT = 9_000_000_000_000
const PRINTABLE = /^[\x20-\x7e]{1,64}$/
const CURRENCY = /^[A-Za-z]{3,8}$/

const TIME = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/
const CURSOR = /^[0-9]{1,17}:[\x20-\x7e]{1,64}$/
const DAY_MS = 86_400_000

/** Null where no such day or hour exists: 2026-02-30 is nobody's time. */
function dateOf(text: string): Date | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== text.slice(0, 19) ? null : date
}

const isAmount = (value: unknown, least: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MAX_AMOUNT && !Object.is(value, -0)

const kinds: Record<FieldKind, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && PRINTABLE.test(value),
  currency: (value) => typeof value === 'string' && CURRENCY.test(value),
  stake: (value) => isAmount(value, 1),
  payout: (value) => isAmount(value, 0),
  flag: (value) => typeof value === 'boolean',
  time: (value) => typeof value === 'string' && TIME.test(value) && dateOf(value) !== null,
  count: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1_000,
  cursor: (value) => typeof value === 'string' && CURSOR.test(value),
  address: (value) => typeof value === 'string' && isIP(value) !== 0,
}

type Message = Record<string, unknown>

/** The message, or the name of its first wrong field; `body` where it is no JSON object at all. */
export function readMessage(call: VendorCallName, text: string): { message: Message } | { wrongField: string } {
  let message: unknown
  try {
    message = parseStrictJson(text)
  } catch (error) {
    if (error instanceof JsonError) return { wrongField: 'body' }
    throw error
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return { wrongField: 'body' }
  const wrongField = firstWrongField(call, message as Message, text)
  return wrongField === undefined ? { message: message as Message } : { wrongField }
}

function firstWrongField(call: VendorCallName, message: Message, text: string): string | undefined {
  // 1.0 and 1e3 are whole numbers to JSON.parse; money is written as an integer, so how it was written decides.
  const loose = /:\s*-?[0-9]+[.eE]/.test(text) ? looseNumbers(text) : undefined
  for (const field of vendorMessages[call] as readonly MessageField[]) {
    const value = message[field.name]
    if (value === undefined && field.isOptional) continue
    if (!kinds[field.kind](value) || loose?.has(field.name)) return field.name
  }
  const { from, to } = message as { from: string; to: string }
  if (call === 'transactions' && !(Date.parse(to) >= Date.parse(from) && Date.parse(to) - Date.parse(from) <= DAY_MS)) return 'to'
  const { amount, jackpotAmount } = message as { amount: number; jackpotAmount?: number }
  return jackpotAmount !== undefined && jackpotAmount > amount ? 'jackpotAmount' : undefined
}

/** The keys whose number is written with a point or an exponent. */
function looseNumbers(text: string): ReadonlySet<string> {
  const loose = new Set<string>()
  JSON.parse(text, (key, value: unknown, ...context: { source?: string }[]) => {
    if (typeof value === 'number' && /[.eE]/.test(context[0]?.source ?? '')) loose.add(key)
    return value
  })
  return loose
}
