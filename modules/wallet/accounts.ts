/** How the other modules name an account. Its currency is that of the transaction that names it. */
import type { AccountRef, GuardedPurpose } from './types.ts'

/** A member's own account; `main` by default. */
export function memberAccount(memberId: string, purpose: GuardedPurpose | 'receivable' = 'main'): AccountRef {
  return { member: memberId, purpose }
}

/** The house's account for all play of a product, e.g. RNG. */
export function houseAccount(merchantId: string, product: string): AccountRef {
  return { merchant: merchantId, purpose: `house:${product}` }
}

/** The outside world behind a payment channel, e.g. PROMPTPAY: deposits come from it, payouts go to it. */
export function gatewayAccount(merchantId: string, channel: string): AccountRef {
  return { merchant: merchantId, purpose: `gateway:${channel}` }
}

/** What the merchant gives away: bonus, rebate, points, trial, opening … */
export function expenseAccount(merchantId: string, what: string): AccountRef {
  return { merchant: merchantId, purpose: `expense:${what}` }
}

export function jackpotAccount(merchantId: string, pool: string): AccountRef {
  return { merchant: merchantId, purpose: `jackpot:${pool}` }
}

export function feeAccount(merchantId: string): AccountRef {
  return { merchant: merchantId, purpose: 'fee' }
}

/** The other side of corrections by operators. */
export function adjustmentAccount(merchantId: string): AccountRef {
  return { merchant: merchantId, purpose: 'adjustment' }
}

/** What a transfer-mode vendor's pockets have won or lost. */
export function vendorAccount(code: string): AccountRef {
  return { vendor: code, purpose: 'vendor' }
}

/** What a transfer-mode vendor holds of a member's money, as far as it is known here. */
export function pocketAccount(memberId: string, vendor: string): AccountRef {
  return { member: memberId, purpose: `pocket:${vendor}` }
}

/** Money on its way to or from a pocket, until the vendor's answer is definite. */
export function clearingAccount(merchantId: string): AccountRef {
  return { merchant: merchantId, purpose: 'clearing' }
}
