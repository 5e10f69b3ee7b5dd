/** Amounts as they fill sentences. */

/** Satang as ฿ with thousands and two decimals. */
export function bahtText(amount: bigint): string {
  const whole = String(amount / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `฿${whole}.${String(amount % 100n).padStart(2, '0')}`
}
