import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './promotions.module.css'
import type { Bonus, Card } from './words.ts'

/** Turnover that the member has open, in parts: the steps, the sum, what counts, and what to know. */
export function BonusParts({ card, bonus }: { card: Card; bonus: Bonus }) {
  return (
    <>
      <Steps card={card} bonus={bonus} />
      <Origin card={card} bonus={bonus} />
      <Counts bonus={bonus} />
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

const icons: Readonly<Record<string, IconName>> = {
  RNG: 'slot',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sport',
  ESPORTS: 'esport',
  COCKFIGHT: 'rooster',
}

const productName = (product: string, t: Translate): string =>
  (t as unknown as (key: string) => string)(`promo_category_${product.toLowerCase()}`)

/** Which part of a bet counts, by product; and what is left in the one that counts most and least. */
function Counts({ bonus: { weights, requiredAmount, doneAmount } }: { bonus: Bonus }) {
  const t = useText()
  const shown = weights.filter(({ percent }) => percent > 0).sort((one, other) => other.percent - one.percent)
  const left = Math.max(0, requiredAmount - doneAmount)
  const alone = shown.filter((row, place) => place === 0 || (place === shown.length - 1 && row.percent < 100))
  if (shown.length === 0) return null
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{t('promo_counts')}</h2>
      <ul className={styles.weights}>
        {shown.map(({ product, percent }) => (
          <li key={product}>
            <Icon name={icons[product] ?? 'lott'} />
            <b>{productName(product, t)}</b>
            <Badge tone="good">{percent}%</Badge>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <>
          <p className="note text-3">{t('promo_counts_alone')}</p>
          <dl className={styles.alone}>
            {alone.map(({ product, percent }) => (
              <div key={product}>
                <dt>
                  {t('promo_counts_alone_row', { games: productName(product, t), percent: String(percent) })}
                </dt>
                <dd className="number">{formatMoney(Math.ceil((left * 100) / percent))}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  )
}

function Rules({ bonus: { maxStakeAmount, weights } }: { bonus: Bonus }) {
  const t = useText()
  const none = weights.filter(({ percent }) => percent === 0).map(({ product }) => productName(product, t))
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
