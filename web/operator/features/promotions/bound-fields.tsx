import { formatCount, formatMoney } from '../../../../design/format.ts'
import { houseSign } from '../../../../design/house.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import content from '../../parts/content/content.module.css'
import { kindOf, mostAmountOf, previewValues, type Draft, type Promotion } from './draft.ts'
import styles from './promotions.module.css'
import { Used } from './spent.tsx'

/** How much and how often it gives in all, and what of it is used. */
export function BoundFields({
  promotion,
  draft,
  faults,
  onEdit,
}: {
  promotion: Promotion | null
  draft: Draft
  faults: (name: string) => string | undefined
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  const kind = kindOf(draft.kind)
  const most = mostAmountOf(draft)
  const isApplied = (kind.wayOf?.(previewValues(draft)) ?? kind.way) === 'APPLY'
  return (
    <>
      <div className={content.pair}>
        <TextField
          label={t('op_promo_budget')}
          hint={t('op_promo_budget_help')}
          inputMode="decimal"
          autoComplete="off"
          trailing={<span className={styles.unit}>{houseSign()}</span>}
          value={draft.typedBudget}
          error={faults('budgetAmount')}
          onChange={(event) => onEdit({ typedBudget: event.target.value })}
        />
        {most === null ? null : (
          <TextField
            label={t('op_promo_budget_day')}
            hint={t('op_promo_budget_day_help', { most: formatMoney(most) })}
            inputMode="decimal"
            autoComplete="off"
            trailing={<span className={styles.unit}>{houseSign()}</span>}
            value={draft.typedDayBudget}
            error={faults('dayBudgetAmount')}
            onChange={(event) => onEdit({ typedDayBudget: event.target.value })}
          />
        )}
        <TextField
          label={t('op_promo_limit')}
          hint={t('op_promo_limit_help')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.typedLimit}
          error={faults('claimLimit')}
          onChange={(event) => onEdit({ typedLimit: event.target.value })}
        />
      </div>
      {promotion ? <Given promotion={promotion} /> : null}
      {isApplied ? (
        <Checkbox
          checked={draft.mayReapply}
          onChange={(event) => onEdit({ mayReapply: event.target.checked })}
        >
          {t('op_promo_reapply')}
        </Checkbox>
      ) : null}
    </>
  )
}

/** In all, and today where the day has a budget. */
function Given({ promotion }: { promotion: Promotion }) {
  const t = useText()
  const { spentAmount, budgetAmount, claimCount, currency } = promotion
  const { daySpentAmount, dayBudgetAmount } = promotion
  const money = (amount: number) => formatMoney(amount, currency)
  const text = t('op_promo_used', { amount: money(spentAmount), claims: formatCount(claimCount) })
  return (
    <div className="stack small">
      {budgetAmount === null ? (
        <p>{text}</p>
      ) : (
        <Used
          done={spentAmount}
          of={budgetAmount}
          text={`${text} · ${t('op_promo_left', { amount: money(budgetAmount - spentAmount) })}`}
        />
      )}
      {dayBudgetAmount === null ? null : (
        <Used
          done={daySpentAmount}
          of={dayBudgetAmount}
          text={t('op_promo_used_today', { done: money(daySpentAmount), of: money(dayBudgetAmount) })}
        />
      )}
    </div>
  )
}
