import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { LEAST_BONUS_PRICE_E4, pricedProducts } from '../../../../kernel/sports/bonus-price.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { priceText } from '../../../ui/promotions/story.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import { BonusCounts, productName } from './bonus-counts.tsx'
import styles from './promotions.module.css'
import type { Bonus, Card } from './words.ts'

/** Turnover that the member has open, in parts: the steps, the sum, what counts, and what to know. */
export function BonusParts({ card, bonus }: { card: Card; bonus: Bonus }) {
  return (
    <>
      <Steps card={card} bonus={bonus} />
      <Origin card={card} bonus={bonus} />
      <BonusCounts bonus={bonus} />
      <Rules bonus={bonus} />
    </>
  )
}

/** A match bonus is counted from deposit and bonus together; what stands above the bonus is the deposit. */
const depositOf = ({ amount }: Card, { baseAmount }: Bonus): number => Math.max(0, baseAmount - amount)

function Steps({ card, bonus }: { card: Card; bonus: Bonus }) {
  const t = useText()
  const { baseAmount, times, requiredAmount, doneAmount } = bonus
  const deposit = depositOf(card, bonus)
  const left = Math.max(0, requiredAmount - doneAmount)
  const time = card.at ? formatRecordTime(card.at) : undefined
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_steps')}</h2>
      <Timeline
        label={t('promo_steps')}
        steps={[
          ...(deposit > 0
            ? [
                {
                  key: 'deposit',
                  title: `${t('promo_origin_deposit')} ${formatMoney(deposit)}`,
                  time,
                  state: 'done',
                } as const,
              ]
            : []),
          {
            key: 'bonus',
            title: `${t(deposit > 0 ? 'promo_origin_bonus' : 'promo_origin_amount')} ${formatMoney(card.amount)}`,
            time,
            state: 'done',
          },
          {
            key: 'turnover',
            title: t('promo_step_turnover', { times: String(times), base: formatMoney(baseAmount) }),
            note: left > 0 ? t('promo_step_left', { left: formatMoney(left) }) : t('promo_step_met'),
            state: left > 0 ? 'now' : 'done',
          },
          {
            key: 'free',
            title: t('promo_step_free'),
            note: t('promo_step_free_note'),
            state: left > 0 ? 'next' : 'done',
          },
        ]}
      />
    </section>
  )
}

/** The sum behind the turnover, with the member's own figures. */
function Origin({ card, bonus }: { card: Card; bonus: Bonus }) {
  const t = useText()
  const deposit = depositOf(card, bonus)
  const required = formatMoney(bonus.requiredAmount)
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_origin', { amount: required })}</h2>
      <div className={styles.well}>
        <KeyValues
          rows={[
            ...(deposit > 0
              ? [
                  { key: 'deposit', label: t('promo_origin_deposit'), value: formatMoney(deposit) },
                  { key: 'bonus', label: t('promo_origin_bonus'), value: `+${formatMoney(card.amount)}` },
                ]
              : [{ key: 'base', label: t('promo_origin_amount'), value: formatMoney(bonus.baseAmount) }]),
            {
              key: 'times',
              label: t('promo_origin_times'),
              value: t('promo_origin_times_value', { times: String(bonus.times) }),
            },
            { key: 'required', label: t('promo_origin_required'), value: required, isTotal: true },
          ]}
        />
      </div>
    </section>
  )
}

function Rules({ bonus: { maxStakeAmount, weights } }: { bonus: Bonus }) {
  const t = useText()
  const none = weights.filter(({ percent }) => percent === 0).map(({ product }) => productName(product, t))
  const priced = pricedProducts.filter((product) =>
    weights.some((one) => one.product === product && one.percent > 0),
  )
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_rules')}</h2>
      <ul className={styles.rules}>
        {maxStakeAmount === null ? null : (
          <li>
            <Icon name="coin" />
            {t('promo_rule_stake', { max: formatMoney(maxStakeAmount) })}
          </li>
        )}
        {none.length > 0 ? (
          <li>
            <Icon name="ban" />
            {t('promo_rule_none', { games: none.join(', ') })}
          </li>
        ) : null}
        {priced.length > 0 ? (
          <li>
            <Icon name="sport" />
            {t('promo_story_games_price', {
              games: priced.map((product) => productName(product, t)).join(', '),
              price: priceText(LEAST_BONUS_PRICE_E4),
            })}
          </li>
        ) : null}
        <li>
          <Icon name="rebate" />
          {t('promo_rule_rebate')}
        </li>
        <li>
          <Icon name="wallet" />
          {t('promo_rule_order')}
        </li>
      </ul>
    </section>
  )
}
