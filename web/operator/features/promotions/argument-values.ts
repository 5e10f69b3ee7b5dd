/**
 * Between what an operator types and the values that a kind of promotion declares: whole numbers, money in
 * minor units, rates in millionths, with no fraction on the way.
 */
import { formatAmount, plainDigits } from '../../../../design/format.ts'
import type { Argument, Arguments } from '../../../../kernel/promotions/arguments.ts'

/** What stands in the fields: one text, or several. */
export type Typed = string | readonly string[]
export type TypedArguments = Readonly<Record<string, Typed>>

/** Decimals of what is typed: baht, per cent, times. */
const decimalsOf: Partial<Record<Argument['form'], number>> = { MONEY: 2, AMOUNTS: 2, RATE: 4, TIMES: 6 }

/** "1,250.5" with two decimals is 125050; undefined if it is no such number. */
export function parseScaled(text: string, decimals: number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(plainDigits(text).replaceAll(',', '').trim())
  if (!match || (match[2] ?? '').length > decimals) return undefined
  return Number.parseInt(match[1]! + (match[2] ?? '').padEnd(decimals, '0'), 10)
}

/** 125050 with two decimals is "1250.5": no zeros at the end. */
export function writeScaled(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part ? `${whole}.${part}` : whole
}

export function typedOf(argument: Argument, value: unknown): Typed {
  const decimals = decimalsOf[argument.form] ?? 0
  if (argument.form === 'AMOUNTS')
    return Array.isArray(value) ? value.map((amount: number) => formatAmount(amount)) : []
  if (Array.isArray(value)) return value as string[]
  if (typeof value === 'number')
    return argument.form === 'MONEY' ? formatAmount(value) : writeScaled(value, decimals)
  return typeof value === 'string' ? value : ''
}

/** What is no number becomes null, which no kind takes. */
export function valueOf(argument: Argument, typed: Typed): unknown {
  const decimals = decimalsOf[argument.form] ?? 0
  switch (argument.form) {
    case 'CHOICE':
    case 'CHOICES':
    case 'MOMENT':
    case 'PROMOTION':
      return typed
    case 'AMOUNTS':
      return (typed as readonly string[]).map((text) => parseScaled(text, decimals) ?? null)
    default:
      return parseScaled(typed as string, decimals) ?? null
  }
}

export const typedArguments = (
  declared: Arguments,
  values: Readonly<Record<string, unknown>>,
): TypedArguments =>
  Object.fromEntries(
    Object.entries(declared).map(([name, argument]) => [
      name,
      typedOf(argument, Object.hasOwn(values, name) ? values[name] : argument.default),
    ]),
  )

export const givenArguments = (declared: Arguments, typed: TypedArguments): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(declared).map(([name, argument]) => [name, valueOf(argument, typed[name] ?? '')]),
  )

/** The bounds as they are typed; null for what has none. */
export function boundsOf(argument: Argument): { min: string; max: string } | null {
  if (!('min' in argument)) return null
  const write = (value: number) => {
    const text = writeScaled(value, decimalsOf[argument.form] ?? 0)
    return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
  }
  return { min: write(argument.min), max: write(argument.max) }
}
