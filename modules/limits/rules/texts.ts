/** Satang as a refusal's sentence says them: ฿1,234.50. */
export function bahtText(amount: bigint): string {
  const whole = String(amount / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `฿${whole}.${String(amount % 100n).padStart(2, '0')}`
}
