/**
 * The arguments of a kind of promotion: each has a form, bounds and a name. The operator's editor draws
 * itself from them, and what is stored is read by them.
 */

/**
 * A whole number between bounds. Money is in minor units, a rate in millionths (1_000_000: once, or 100 %).
 */
export interface NumberArgument {
  readonly form: 'MONEY' | 'RATE' | 'TIMES' | 'DAYS' | 'HOURS' | 'COUNT'
  readonly min: number
  readonly max: number
  readonly default: number
}
/** One word of a list. */
export interface ChoiceArgument {
  readonly form: 'CHOICE'
  readonly choices: readonly string[]
  readonly default: string
}
/** Some words of a list. */
export interface ChoicesArgument {
  readonly form: 'CHOICES'
  readonly choices: readonly string[]
  readonly default: readonly string[]
}
/** Amounts in order, for instance of the days of a week or of the ranks of a board. */
export interface AmountsArgument {
  readonly form: 'AMOUNTS'
  readonly least: number
  readonly most: number
  readonly min: number
  readonly max: number
  readonly default: readonly number[]
}
/** A moment, as RFC 3339 in UTC; empty until the operator states it. */
export interface MomentArgument {
  readonly form: 'MOMENT'
  readonly default: string
}
/** Another promotion of a kind that is given so, by its id; empty: none. */
export interface PromotionArgument {
  readonly form: 'PROMOTION'
  readonly kind: 'FREE_ROUNDS'
  readonly default: ''
}
export type Argument =
  | NumberArgument
  | ChoiceArgument
  | ChoicesArgument
  | AmountsArgument
  | MomentArgument
  | PromotionArgument
export type Arguments = Readonly<Record<string, Argument>>

type ValueOfArgument<A extends Argument> = A extends NumberArgument
  ? number
  : A extends ChoiceArgument | MomentArgument | PromotionArgument
    ? string
    : A extends ChoicesArgument
      ? readonly string[]
      : readonly number[]
export type ArgumentValues<A extends Arguments> = { readonly [Name in keyof A]: ValueOfArgument<A[Name]> }

/** A value that cannot be, at the argument it stands in. */
export interface ArgumentFault {
  readonly argument: string
  readonly rule: 'range' | 'enum' | 'format' | 'order' | 'time'
}

const LONGEST_ID = 64

/** The values as given, with the default of each that is absent; the names of those that cannot be. */
export function readArguments<A extends Arguments>(
  declared: A,
  given: Readonly<Record<string, unknown>>,
): { values: ArgumentValues<A>; faults: readonly ArgumentFault[] } {
  const values: Record<string, unknown> = {}
  const faults: ArgumentFault[] = []
  for (const [name, argument] of Object.entries(declared)) {
    const value = Object.hasOwn(given, name) ? given[name] : argument.default
    const rule = faultOf(argument, value)
    if (rule) faults.push({ argument: name, rule })
    values[name] = rule ? argument.default : value
  }
  return { values: values as ArgumentValues<A>, faults }
}

function faultOf(argument: Argument, value: unknown): ArgumentFault['rule'] | null {
  switch (argument.form) {
    case 'CHOICE':
      return typeof value === 'string' && argument.choices.includes(value) ? null : 'enum'
    case 'CHOICES':
      return isSome(argument.choices, value) ? null : 'enum'
    case 'MOMENT':
      return typeof value === 'string' && (value === '' || !Number.isNaN(Date.parse(value))) ? null : 'format'
    case 'AMOUNTS':
      return areAmounts(argument, value) ? null : 'range'
    case 'PROMOTION':
      return typeof value === 'string' && value.length <= LONGEST_ID ? null : 'enum'
    default:
      return isWithin(argument, value) ? null : 'range'
  }
}

const isWithin = ({ min, max }: { min: number; max: number }, value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max

const isSome = (choices: readonly string[], value: unknown): boolean =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => typeof one === 'string' && choices.includes(one))

const areAmounts = (argument: AmountsArgument, value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= argument.least &&
  value.length <= argument.most &&
  value.every((one) => isWithin(argument, one))
