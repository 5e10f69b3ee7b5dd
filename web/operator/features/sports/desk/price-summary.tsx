import { readSportLimits } from '../../../../../contract/operator/sportsbook/read-sport-limits.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../../ui/status/key-values.tsx'
import { percentOf, priceText, type DeskFixture, type DeskMarket } from '../words.ts'
import { draftBook, draftMargin, errorPriceOf, priceOf } from './price-draft.ts'

const LIMITS_STALE_MS = 60_000
/** Selections whose figures fit on a line. */
const MOST_NAMED = 3

/** The margin before and after, the price that counts as evidently wrong, and the largest stake. */
export function PriceSummary({
  market,
  tier,
  prices,
  currency,
}: {
  market: DeskMarket
  tier: DeskFixture['tier']
  prices: readonly string[]
  currency: string
}) {
  const t = useText()
  const { data: limits } = useCall(readSportLimits, undefined, { staleMs: LIMITS_STALE_MS })
  const ofTier = limits?.tiers.find((one) => one.tier === tier)?.maxStakeAmount
  const fair = market.selections.map(({ fairPrice }) => fairPrice)
  const typed = prices.map((text) => (text ? priceOf(text) : 0))
  const after = draftMargin(typed, fair)
  const percent = (ppm: number | null) => (ppm === null ? '–' : `${percentOf(ppm)}%`)
  return (
    <KeyValues
      rows={[
        {
          key: 'margin',
          label: t('op_sport_margin_becomes', { before: percent(market.marginPpm) }),
          value: percent(after),
        },
        { key: 'book', label: t('op_sport_book'), value: percent(draftBook(typed)) },
        ...(fair.length > MOST_NAMED
          ? []
          : [
              {
                key: 'wrong',
                label: t('op_sport_error_price', { times: '1.5' }),
                value: fair.map((price) => priceText(price && errorPriceOf(price))).join(' / '),
              },
            ]),
        {
          key: 'stake',
          label: t('op_sport_limits_stake_max'),
          value:
            market.maxStakeAmount !== null
              ? formatMoney(market.maxStakeAmount, currency)
              : ofTier === undefined
                ? '–'
                : t('op_sport_by_tier', { amount: formatMoney(ofTier, currency), tier }),
        },
      ]}
    />
  )
}
