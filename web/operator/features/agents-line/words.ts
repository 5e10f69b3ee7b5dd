import type { listTreeSchemas } from '../../../../contract/operator/agents/line/list-tree.ts'
import { pointProducts } from '../../../../contract/shared/agent-line-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { percentText as percentOf, ppmOfPercent } from '../../../../kernel/percent.ts'
import type { Faults } from '../../../ui/forms/use-form.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type AgentNode = ValueOf<typeof listTreeSchemas>['list'][number]
export type PointProduct = (typeof pointProducts)[number]
export type PointTexts = Record<`points.${PointProduct}`, string>

export const typeText = (type: number): TextKey => `op_agents_type_${type}` as TextKey

export const productText = (product: string): TextKey => `op_agents_product_${product}` as TextKey

/** `0.40` of 4,000 parts per million, and `0.3061` of 3,061. */
export const percentText = (ppm: number): string => percentOf(ppm, 2)

/** Parts per million of a percentage, none of an empty field; undefined for what is no percentage. */
const ppmOf = (text: string): number | undefined => ppmOfPercent(text.trim() || '0')

export const pointTexts = (of: (product: PointProduct) => number): PointTexts =>
  Object.fromEntries(
    pointProducts.map((product) => [`points.${product}`, percentText(of(product))]),
  ) as PointTexts

/** A sentence at each field of points that holds no percentage; an empty one stands for none. */
export const pointFaults = (values: PointTexts, t: Translate): Faults =>
  Object.fromEntries(
    pointProducts
      .map((product) => `points.${product}` as const)
      .flatMap((field) => (ppmOf(values[field]) === undefined ? [[field, t('op_budget_figure_wrong')]] : [])),
  )

/** The points of a form without faults. */
export const readPoints = (values: PointTexts): Record<PointProduct, number> =>
  Object.fromEntries(
    pointProducts.map((product) => [product, ppmOf(values[`points.${product}`]) ?? 0]),
  ) as Record<PointProduct, number>
