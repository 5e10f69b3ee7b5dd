/**
 * USDT as they are written: millionths in, text out. Only the server's figures count; these are for display.
 */

const UNIT = 1_000_000n

/** 10_500_000 → "10.5", at least `decimals` of them. */
export function formatUsdt(micro: number, decimals: 0 | 2 = 2): string {
  const value = BigInt(micro)
  const rest = (value % UNIT).toString().padStart(6, '0').replace(/0+$/, '').padEnd(decimals, '0')
  const whole = (value / UNIT).toLocaleString('en-US')
  return rest === '' ? whole : `${whole}.${rest}`
}

/** Satang that this many millionths are worth at a rate such as "32.28775", rounded down. */
export function worthOf(micro: number, rate: string): bigint {
  const [whole = '0', decimals = ''] = rate.split('.')
  return (BigInt(micro) * BigInt(whole + decimals.padEnd(6, '0'))) / 10_000_000_000n
}

/**
 * Millionths that arrive for this many satang: rounded down to hundredths of a USDT, less the network's fee;
 * 0 if nothing would.
 */
export function arrivingUsdt(satang: number, rate: string, networkFee: number): number {
  const [whole = '0', decimals = ''] = rate.split('.')
  const worth = (BigInt(satang) * 10_000_000_000n) / BigInt(whole + decimals.padEnd(6, '0'))
  const arrives = worth - (worth % 10_000n) - BigInt(networkFee)
  return arrives > 0n ? Number(arrives) : 0
}

/** "0.0050" → "0.5" */
export function percentOf(share: string): string {
  const digits = share.split('.')[1] ?? ''
  const [whole, rest] = [digits.slice(0, 2).replace(/^0(?=\d)/, ''), digits.slice(2).replace(/0+$/, '')]
  return rest === '' ? whole : `${whole}.${rest}`
}
