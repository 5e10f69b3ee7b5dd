import { OfferChoice } from './offer-choice.tsx'
import type { Offer } from './offer-figures.ts'
import { OfferSummary } from './offer-summary.tsx'

/** The choice of an offer, and what the deposit comes to with it once an amount is known. */
export function DepositOffers({
  offers,
  offerId,
  onChange,
  error,
  amount,
  balance,
  turnoverLeft,
}: {
  offers: readonly Offer[]
  offerId: string | null
  onChange: (offerId: string | null) => void
  error: string | undefined
  /** In minor units; null if it is not known in the house's currency. */
  amount: number | null
  balance: number
  turnoverLeft: number
}) {
  return (
    <>
      <OfferChoice offers={offers} value={offerId} onChange={onChange} error={error} amount={amount} />
      {amount ? (
        <OfferSummary
          amount={amount}
          offer={offers.find((one) => one.offerId === offerId) ?? null}
          balance={balance}
          turnoverLeft={turnoverLeft}
        />
      ) : null}
    </>
  )
}
