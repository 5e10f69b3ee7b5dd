/** Rates as people write and read them. */
import { pointProducts } from '../../../../contract/shared/agent-line-words.ts'

export type PointProduct = (typeof pointProducts)[number]
export type PointTexts = Record<`points.${PointProduct}`, string>

/** `0.30` of 3,000 parts per million. */
export const percentText = (ppm: number): string => (ppm / 10_000).toFixed(2)

/** Parts per million of a percentage; undefined for what is none. */
export function ppmOf(text: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(text.trim() || '0')
  return found
    ? Number.parseInt(found[1]!, 10) * 10_000 + Number.parseInt((found[2] ?? '').padEnd(4, '0'), 10)
    : undefined
}

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
