/** Words, bounds and fields of lottery bets, for members and operators alike (domain/lottery.md §1.2). */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf, Time } from './fields.ts'

export const lotteryOrderStates = [
  'PLACED',
  'CANCELLED',
  'SETTLED_WIN',
  'SETTLED_LOSE',
  'REFUNDED',
  'RESETTLED_WIN',
  'RESETTLED_LOSE',
] as const
export type LotteryOrderState = (typeof lotteryOrderStates)[number]

export const lotteryLineStates = ['PENDING', 'WIN', 'LOSE', 'REFUNDED', 'CANCELLED'] as const
export type LotteryLineState = (typeof lotteryLineStates)[number]

export const chaseStates = ['RUNNING', 'FINISHED', 'STOPPED_WIN', 'STOPPED_USER', 'STOPPED_SYSTEM'] as const
export type ChaseState = (typeof chaseStates)[number]

export const chaseItemStates = ['PENDING', 'ACTIVE', 'WIN', 'LOSE', 'REFUNDED', 'CANCELLED'] as const
export type ChaseItemState = (typeof chaseItemStates)[number]

/** How the multiples of a plan were made; the server takes them as they come. */
export const chaseGenerators = ['SAME', 'DOUBLING', 'PROFIT_RATE', 'FREE'] as const
export type ChaseGenerator = (typeof chaseGenerators)[number]

/**
 * Why a line is no bet: `value` of LOTTERY_COMBINATION_MISMATCH is `{line, reason, row?, most?, number?}`.
 * `line` counts from 1, `row` of the board from 0; `most` is what COVER leaves, `number` what of the
 * selection is wrong.
 */
export const lotteryLineFaults = [
  'PLAY',
  'ROW_COUNT',
  'UNKNOWN_SYMBOL',
  'DUPLICATE',
  'TOO_FEW',
  'TOO_MANY',
  'EMPTY',
  'COVER',
  'COMBINATIONS',
  'UNIT',
  'MULTIPLE',
  'SELECTION_INVALID',
  'SELECTION_DUPLICATE',
  'NUMBER_NOT_SOLD',
  'ODDS',
] as const
export type LotteryLineFault = (typeof lotteryLineFaults)[number]

/** What one combination of the classic numbers may cost before the multiple, in satang. */
export const lotteryUnits = [10, 20, 50, 100, 200] as const
export const LARGEST_MULTIPLE = 99_999
/** Lines of a bet on classic numbers, and on whole numbers (domain/lottery.md §5.2). */
export const MOST_LINES = 100
export const MOST_NUMBER_LINES = 1_000
/** The least that stands on a whole number, in satang; any more is allowed (domain/lottery.md §5). */
export const LEAST_UNIT = 100
export const LARGEST_UNIT = 100_000_000

/** Lotteries of classic numbers, and those whose bets stand on whole numbers. */
export const lotteryKinds = ['CLASSIC', 'NUMBERS'] as const
export type LotteryKind = (typeof lotteryKinds)[number]

/** What a number is at the moment: REDUCED pays less than the full odds. */
export const numberStates = ['OPEN', 'REDUCED', 'CLOSED'] as const
export const NOTE_LENGTH = 60

export const GameCode = () => Type.String({ pattern: '^[A-Za-z0-9_]{1,24}$', maxLength: 24 })
export const Numero = () =>
  Type.String({ pattern: '^[0-9]{8,12}$', maxLength: 12, description: 'of the issue' })
/** As the studio's; without one the server makes one. */
export const OrderSeed = () =>
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', maxLength: 64, description: 'chosen by the member' })
export const Odds = () => Type.String({ description: 'total return for a stake of 1, e.g. "1.98"' })
export const PrizeGroup = () => Type.Integer({ minimum: 1_800, maximum: 1_980, multipleOf: 2 })
export const UnitAmount = () =>
  Type.Integer({
    minimum: lotteryUnits[0],
    maximum: LARGEST_UNIT,
    description: `satang for a combination: ${lotteryUnits.join(', ')} for classic numbers, at least ${LEAST_UNIT} on a whole number`,
  })
export const Multiple = () => Type.Integer({ minimum: 1, maximum: LARGEST_MULTIPLE })

const OddsSeen = () =>
  Type.Array(Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,4})?$', maxLength: 14 }), {
    minItems: 1,
    maxItems: 32,
    description:
      'on whole numbers: what the member saw, for each prize of the play; the full odds if it is left out',
  })

export const PlayCode = () => Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,48}$', maxLength: 48 })

/** What a line is put on; its stake is combinations × multiple × unit. */
export const lineBase = () => ({
  playCode: PlayCode(),
  selections: Type.Array(Type.Array(Type.String({ maxLength: 24 }), { maxItems: 1_000 }), {
    maxItems: 12,
    description:
      'the rows of the board, in its order, and the picks of each row; one row with the selection of a bet on whole numbers, e.g. [["123"]] or [["HUNDREDS","8"]]',
  }),
  unitAmount: UnitAmount(),
  combinations: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 9_999_999,
      description: 'as the caller counted them; another number than the server’s is refused',
    }),
  ),
  odds: Type.Optional(OddsSeen()),
})

/** A bet as its list shows it. */
export const orderFields = () => ({
  orderId: Id(),
  gameCode: Type.String(),
  numero: Type.String(),
  chaseId: Nullable(Id()),
  state: OneOf(lotteryOrderStates),
  stakeAmount: Amount(),
  potentialAmount: Amount('the most that it can pay'),
  winAmount: Nullable(Amount('what it paid, returned stakes included; null: not settled yet')),
  refundAmount: Amount('of winAmount, the returned stakes'),
  rebateAmount: Amount('credited with the settlement'),
  betG: Nullable(PrizeGroup()),
  lineCount: Type.Integer(),
  note: Type.String(),
  result: Nullable(Type.String({ description: 'of the issue, once it is drawn' })),
  closesAt: Time(),
  drawsAt: Time(),
  placedAt: Time(),
  cancelledAt: Nullable(Time()),
  cancelUntil: Nullable(Time('null: it cannot be cancelled')),
  currency: Currency(),
})

/** What was locked when the bet was taken, and what came of it. */
export const orderLineFields = () => ({
  line: Type.Integer({ description: 'from 1' }),
  playCode: Type.String(),
  selections: Type.Array(Type.Array(Type.String())),
  combinations: Type.Integer(),
  multiple: Type.Integer(),
  unitAmount: Amount('for a combination, before the multiple'),
  stakeAmount: Amount(),
  odds: Type.Array(Odds(), { description: 'for each prize of the play, in its order, as locked' }),
  factor: Type.String({ description: 'of the full odds, e.g. "0.5" of a reduced number; otherwise "1"' }),
  state: OneOf(lotteryLineStates),
  winAmount: Nullable(Amount('null: not decided yet')),
  refundAmount: Amount(),
})

export const orderDetailFields = () => ({
  ...orderFields(),
  memberG: Nullable(PrizeGroup()),
  clientSeed: Type.String(),
  roundId: Type.String({ description: 'as the betting record names it' }),
  lines: Type.Array(Type.Object(orderLineFields())),
})
