/** Rates as the wire says them. */

/** A rate of parts per million as a decimal: 4000 is "0.0040". */
export const rateText = (ppm: number): string => {
  const digits = String(ppm).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/(\.\d{4}\d*?)0+$/, '$1')
}
