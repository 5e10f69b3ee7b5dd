import { formatAmount } from '../../../../design/format.ts'

/** 5000 → '0.50 %' */
export const ratePercent = (ppm: number): string => `${formatAmount(ppm / 100)} %`

/** '0.006000' → '0.60 %'; digits are moved, nothing is computed. */
export const sharePercent = (share: string): string => {
  const digits = share.replace('.', '').padEnd(7, '0')
  return `${digits.slice(0, -4).replace(/^0+(?=\d)/, '')}.${digits.slice(-4, -2)} %`
}

/** A decimal string of satang a second, as whole satang an hour. */
export const hourly = (perSecond: string): number =>
  Math.floor((Number.parseInt(perSecond.replace('.', ''), 10) * 3_600) / 1_000_000)
