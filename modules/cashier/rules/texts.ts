/** Amounts and times as they fill the sentences of refusals: ฿1,234.50 and 21/11/2025 22:38. */

/** Satang as ฿ with thousands and two decimals. */
export function bahtText(amount: bigint): string {
  const whole = String(amount / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `฿${whole}.${String(amount % 100n).padStart(2, '0')}`
}

/** A moment in the merchant's time zone, to the minute. */
export function minuteText(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`
}
