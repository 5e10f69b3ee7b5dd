/** What the studio has agreed on with each merchant that took its games. */

/** What a merchant's real money is in. */
export type CurrencyOf = (merchantId: string) => string

/** The zone in which a merchant counts its days. */
export interface MerchantZone {
  readonly merchantId: string
  readonly timeZone: string
}
