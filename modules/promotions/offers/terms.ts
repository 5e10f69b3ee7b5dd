/** A promotion read by its kind: its arguments with their defaults, its way and its cycle. */
import {
  addDays,
  businessDate,
  periodOf,
  startOfBusinessDate,
  type PeriodKind,
} from '../../../kernel/calendar.ts'
import { readArguments, type Arguments, type ArgumentValues } from '../../../kernel/promotions/arguments.ts'
import type { Figures, PromotionKind, PromotionWay, Reward } from '../../../kernel/promotions/kind.ts'
import { promotionKindOf } from '../../../kernel/promotions/kinds/index.ts'
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

export interface Terms {
  readonly kind: PromotionKind
  readonly values: ArgumentValues<Arguments>
  readonly way: PromotionWay
}

/** Undefined for a kind that this process does not know. */
export function termsOf(promotion: {
  readonly kind: PromotionKindCode
  readonly arguments: Readonly<Record<string, unknown>>
}): Terms | undefined {
  const kind = promotionKindOf[promotion.kind]
  if (!kind) return undefined
  const { values } = readArguments(kind.declared, promotion.arguments)
  return { kind, values, way: kind.wayOf?.(values) ?? kind.way }
}

export const payOf = ({ kind, values }: Terms, figures: Figures): Reward | null => kind.pay(values, figures)

/** An argument that is money, in minor units; every kind that is asked for it declares it. */
export const amountIn = ({ values }: Terms, name: string): bigint => BigInt(values[name] as number)

/** Products that a bonus keeps closed. */
export function excludedOf({ values }: Terms): { products: string[]; games: string[] } | undefined {
  const products = Array.isArray(values.excluded) ? [...(values.excluded as readonly string[])] : []
  return products.length === 0 ? undefined : { products, games: [] }
}

export interface Cycle {
  /** Empty for once. */
  readonly id: string
  /** When the next one begins; null: never. */
  readonly next: Date | null
}

/** The cycle that a moment lies in. */
export function cycleAt({ kind, values }: Terms, now: Date, timeZone: string): Cycle {
  const period = kind.cycle === 'PERIOD' ? String(values.period) : kind.cycle
  if (period === 'ONCE') return { id: '', next: null }
  if (period === 'DAY') {
    const day = businessDate(now, timeZone)
    return { id: day, next: startOfBusinessDate(addDays(day, 1), timeZone) }
  }
  const { id, before } = periodOf(period as PeriodKind, now, timeZone)
  return { id, next: before }
}
