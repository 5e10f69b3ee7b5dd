/** Parts per million as a percentage, digit by digit: no rate goes through a fraction of the machine's. */

const PPM_DIGITS = 4

/** `0.25` of 2,500 parts per million, `20` of 200,000; with `least` digits behind the point at least. */
export function percentText(ppm: number | bigint, least = 0): string {
  const digits = String(ppm)
    .replace('-', '')
    .padStart(PPM_DIGITS + 1, '0')
  const whole = digits.slice(0, -PPM_DIGITS)
  const part = digits.slice(-PPM_DIGITS).replace(/0+$/, '').padEnd(least, '0')
  return `${ppm < 0 ? '-' : ''}${whole}${part && `.${part}`}`
}

/** Parts per million of a percentage with at most four digits behind the point; undefined of anything else. */
export function ppmOfPercent(text: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(text.trim())
  return found
    ? Number.parseInt(found[1]!, 10) * 10_000 + Number.parseInt((found[2] ?? '').padEnd(PPM_DIGITS, '0'), 10)
    : undefined
}
