/** Odds as the wire writes them: total return for a stake of 1, with at most four decimals. */

/** 19,800 → '1.98' */
export function oddsText(oddsE4: bigint): string {
  const digits = String(oddsE4).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}

/** '1.98' → 19,800; undefined for anything else. */
export function oddsE4Of(text: string): bigint | undefined {
  const parts = /^([0-9]{1,9})(?:\.([0-9]{1,4}))?$/.exec(text)
  return parts ? BigInt(parts[1]! + (parts[2] ?? '').padEnd(4, '0')) : undefined
}
