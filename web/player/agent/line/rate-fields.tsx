import { pointProducts } from '../../../../contract/shared/agent-line-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { percentText, type PointProduct } from './rates.ts'
import styles from './line.module.css'
import './texts.ts'

const LOWEST = 1800
/** What the example of the difference is worked out for: 1,000 baht. */
const EXAMPLE_STAKE = 100_000

/** A prize group between the lowest and the agent's own, in steps of two. */
export function GroupField({
  value,
  ownG,
  error,
  onChange,
}: {
  value: number
  ownG: number
  error?: string | undefined
  onChange: (value: number) => void
}) {
  const t = useText()
  return (
    <div className={styles.field} role="group" aria-label={t('line_group')}>
      <span className={styles.label}>{t('line_group')}</span>
      <div className={styles.steps}>
        <Button
          icon="minus"
          aria-label={t('line_group_less')}
          disabled={value <= LOWEST}
          onClick={() => onChange(Math.max(LOWEST, value - 2))}
        />
        <output className={styles.step} aria-live="polite">
          {value}
        </output>
        <Button
          icon="plus"
          aria-label={t('line_group_more')}
          disabled={value >= ownG}
          onClick={() => onChange(Math.min(ownG, value + 2))}
        />
      </div>
      <FieldMessage error={error} hint={t('line_group_hint', { max: String(ownG) })} />
    </div>
  )
}

/** What the agent gets of a lottery bet of a thousand at this group. */
export function Difference({
  group,
  ownG,
  days,
  currency,
}: {
  group: number
  ownG: number
  days: number
  currency: string
}) {
  const t = useText()
  const amount = Math.floor((EXAMPLE_STAKE * (ownG - group)) / 2_000)
  const percent = `${((ownG - group) / 20).toFixed(2)}%`
  return (
    <div className={styles.difference}>
      <span>{t('line_example', { stake: formatMoney(EXAMPLE_STAKE, currency) })}</span>
      <b>{formatMoney(amount, currency)}</b>
      <span className={styles.rule}>
        {t('line_example_rule', { own: String(ownG), group: String(group), percent, days: String(days) })}
      </span>
    </div>
  )
}

/** A percentage for each product, at most the agent's own. */
export function PointFields({
  own,
  field,
}: {
  own: Readonly<Record<PointProduct, number>>
  field: (name: `points.${PointProduct}`) => {
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
}) {
  const t = useText()
  return (
    <div className={styles.points}>
      {pointProducts.map((product) => (
        <TextField
          key={product}
          label={t('line_point_label', {
            product: t(`line_product_${product}`),
            max: `${percentText(own[product])}%`,
          })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          {...field(`points.${product}`)}
        />
      ))}
    </div>
  )
}
