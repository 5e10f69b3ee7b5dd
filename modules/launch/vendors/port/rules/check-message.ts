/** Whether a vendor's message has the format of the contract; the first wrong field is named. */
import { isIP } from 'node:net'
import { houseMessages, type HouseCallName } from '../../../../../contract/vendor/launch/house-messages.ts'
import {
  MOST_LISTED,
  vendorMessages,
  type FieldKind,
  type MessageField,
  type VendorCallName,
} from '../../../../../contract/vendor/launch/messages.ts'
import type { SettleHandMessage } from '../../../../../contract/vendor/launch/house-port.ts'
import { JsonError, parseStrictJson } from '../../../../../platform/json.ts'

const MAX_AMOUNT = 9_000_000_000_000
const PRINTABLE = /^[\x20-\x7e]{1,64}$/
const CURRENCY = /^[A-Za-z]{3,8}$/

const TIME = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/
const STACK = /^[0-9]{1,18}$/
const CURSOR = /^[0-9]{1,17}:[\x20-\x7e]{1,64}$/
const DAY_MS = 86_400_000

/** Null if there is no such day or hour, such as 2026-02-30. */
function dateOf(text: string): Date | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== text.slice(0, 19) ? null : date
}

const isAmount = (value: unknown, least: number): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= least &&
  value <= MAX_AMOUNT &&
  !Object.is(value, -0)

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
  stack: (value) => typeof value === 'string' && STACK.test(value),
}

type Message = Record<string, unknown>
type CallName = VendorCallName | HouseCallName
const fieldsOf: Record<CallName, readonly MessageField[]> = { ...vendorMessages, ...houseMessages }

const isObject = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message, or the name of its first wrong field; `body` if it is no JSON object at all. */
export function readMessage(call: CallName, text: string): { message: Message } | { wrongField: string } {
  let message: unknown
  try {
    message = parseStrictJson(text)
  } catch (error) {
    if (error instanceof JsonError) return { wrongField: 'body' }
    throw error
  }
  if (!isObject(message)) return { wrongField: 'body' }
  const wrongField = firstWrongField(call, message, text)
  return wrongField === undefined ? { message } : { wrongField }
}

function firstWrongField(call: CallName, message: Message, text: string): string | undefined {
  // 1.0 and 1e3 are whole numbers to JSON.parse; money is written as an integer, so how it was written
  // decides.
  const loose = /:\s*-?[0-9]+[.eE]/.test(text) ? looseNumbers(text) : undefined
  return wrongIn(fieldsOf[call], message, loose) ?? wrongTogether(call, message)
}

/** A field by itself; one inside a group is named with the group before it. */
function wrongIn(
  fields: readonly MessageField[],
  message: Message,
  loose: ReadonlySet<string> | undefined,
): string | undefined {
  for (const field of fields) {
    const { name } = field
    const value = message[name]
    if (value === undefined && field.isOptional) continue
    if (field.isList && !(Array.isArray(value) && value.length <= MOST_LISTED)) return name
    for (const each of field.isList ? (value as unknown[]) : [value]) {
      if (field.kind !== 'group') {
        if (!kinds[field.kind](each) || loose?.has(name)) return name
        continue
      }
      if (!isObject(each)) return name
      const wrong = wrongIn(field.fields, each, loose)
      if (wrong !== undefined) return `${name}.${wrong}`
    }
  }
  return undefined
}

/** Fields that are right by themselves and wrong beside each other. */
function wrongTogether(call: CallName, message: Message): string | undefined {
  const { from, to } = message as { from: string; to: string }
  if (
    call === 'transactions' &&
    !(Date.parse(to) >= Date.parse(from) && Date.parse(to) - Date.parse(from) <= DAY_MS)
  )
    return 'to'
  if (call === 'house/settle-hand' && !isEven(message as unknown as Pick<SettleHandMessage, 'seats'>))
    return 'seats'
  const { amount, jackpotAmount } = message as { amount: number; jackpotAmount?: number }
  return jackpotAmount !== undefined && jackpotAmount > amount ? 'jackpotAmount' : undefined
}

/** What the seats of a hand staked is what they won and what the house takes. */
function isEven({ seats }: Pick<SettleHandMessage, 'seats'>): boolean {
  const left = seats.reduce(
    (sum, seat) => sum + BigInt(seat.stakeAmount) - BigInt(seat.winAmount) - BigInt(seat.rakeAmount),
    0n,
  )
  return seats.length > 0 && left === 0n
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
