import { formatMoney } from '../../../../../design/format.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import type { FormState } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { priceText, selectionName, type DeskFixture, type DeskMarket } from '../words.ts'
import styles from './editor.module.css'
import { draftText, priceOf, stepped, type PriceValues } from './price-draft.ts'

/** What stands on each selection, what it may cost, and the prices; ours can be typed with a form. */
export function FiguresTable({
  fixture,
  market,
  currency,
  form,
  onEdit,
}: {
  fixture: DeskFixture
  market: DeskMarket
  currency: string
  form: FormState<PriceValues> | null
  onEdit?: () => void
}) {
  const t = useText()
  const sides = { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' }
  const set = (place: number, text: string) => {
    onEdit?.()
    form?.edit(({ prices }) => ({ prices: prices.map((old, at) => (at === place ? text : old)) }))
  }
  return (
    <div className={styles.figures}>
      <table className={styles.table}>
        <caption className="sr-only">{t('op_sport_liability')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('op_sport_selection')}</th>
            <th scope="col" className={styles.end}>
              {t('op_sport_taken')}
            </th>
            <th scope="col" className={styles.end}>
              {t('op_sport_if_full')}
            </th>
            <th scope="col" className={styles.end}>
              {t('op_sport_fair')}
            </th>
            <th scope="col" className={styles.end}>
              {t('op_sport_feed_price')}
            </th>
            <th scope="col" className={styles.end}>
              {t('op_sport_our_price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {market.selections.map((selection, place) => {
            const name = selectionName(t, market, selection.code, sides, selection.name)
            return (
              <tr key={selection.code}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                <td className={styles.end} data-label={t('op_sport_taken')}>
                  {formatMoney(selection.stakeAmount, currency, { decimals: 0 })}
                  <small className="text-3"> {t('op_sport_bets_count', { n: selection.betCount })}</small>
                </td>
                <td className={styles.end} data-label={t('op_sport_if_full')}>
                  <Money amount={selection.resultAmount} currency={currency} isChange decimals={0} />
                </td>
                <td className={styles.end} data-label={t('op_sport_fair')}>
                  {priceText(selection.fairPrice)}
                </td>
                <td className={styles.end} data-label={t('op_sport_feed_price')}>
                  {priceText(selection.feedPrice)}
                </td>
                <td className={`${styles.end} ${styles.price}`} data-label={t('op_sport_our_price')}>
                  {form && selection.feedPrice > 0 ? (
                    <Stepper
                      label={`${t('op_sport_override_price')} ${name}`}
                      text={form.values.prices[place] ?? ''}
                      error={form.faults[`price.${place}`]}
                      onChange={(text) => set(place, text)}
                    />
                  ) : (
                    priceText(selection.price)
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** A price with a step down and a step up. */
function Stepper({
  label,
  text,
  error,
  onChange,
}: {
  label: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
}) {
  const t = useText()
  const price = priceOf(text)
  const step = (way: 1 | -1) => {
    if (price !== undefined) onChange(draftText(stepped(price, way)))
  }
  return (
    <span className={styles.stepper}>
      <IconButton icon="minus" label={t('op_sport_step_down')} iconSize={16} onClick={() => step(-1)} />
      <TextField
        label={label}
        isLabelHidden
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        value={text}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton icon="plus" label={t('op_sport_step_up')} iconSize={16} onClick={() => step(1)} />
    </span>
  )
}
