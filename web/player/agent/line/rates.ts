/** Rates as people write and read them. */
import { pointProducts } from '../../../../contract/shared/agent-line-words.ts'
import { percentText as percentOf, ppmOfPercent } from '../../../../kernel/percent.ts'

export type PointProduct = (typeof pointProducts)[number]
export type PointTexts = Record<`points.${PointProduct}`, string>

/** `0.30` of 3,000 parts per million, and `0.3061` of 3,061. */
export const percentText = (ppm: number): string => percentOf(ppm, 2)

/** Parts per million of a percentage, none of an empty field; undefined for what is no percentage. */
const ppmOf = (text: string): number | undefined => ppmOfPercent(text.trim() || '0')

export const pointTexts = (of: (product: PointProduct) => string): PointTexts =>
  Object.fromEntries(pointProducts.map((product) => [`points.${product}`, of(product)])) as PointTexts

/** The points of a form, and the fields that hold none. */
export function readPoints(values: PointTexts): {
  points: Partial<Record<PointProduct, number>>
  wrong: readonly string[]
} {
  const points: Partial<Record<PointProduct, number>> = {}
  const wrong: string[] = []
  for (const product of pointProducts) {
    const ppm = ppmOf(values[`points.${product}`])
    if (ppm === undefined) wrong.push(`points.${product}`)
    else points[product] = ppm
  }
  return { points, wrong }
}
