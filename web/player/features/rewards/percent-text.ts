/** A decimal rate as percent, with at least two digits: "0.0040" is "0.40%". */
export function percentText(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const digits = `${whole}${fraction.padEnd(4, '0')}`.replace(/^0+(?=\d{3})/, '')
  const all = digits.padStart(fraction.length > 4 ? fraction.length - 1 : 3, '0')
  const places = Math.max(fraction.length, 4) - 2
  return `${all.slice(0, -places)}.${all.slice(-places)}%`
}
