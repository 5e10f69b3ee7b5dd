/** How an amount of the score table is shown. */

export type Shade = 'loss3' | 'loss2' | 'loss1' | 'zero' | 'win1' | 'win2' | 'win3'

/** By its part of the largest one. */
export function shade(amount: number, most: number): Shade {
  if (amount === 0) return 'zero'
  const part = Math.abs(amount) / most
  const step = part > 0.66 ? 3 : part > 0.33 ? 2 : 1
  return `${amount < 0 ? 'loss' : 'win'}${step}`
}

/** Minor units in thousands of the currency, with a sign: −1,260 or +0.5. */
export function thousands(amount: number): string {
  const value = Math.abs(amount) / 100_000
  const text = value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1).replace(/\.0$/, '')
  return amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${text}`
}
