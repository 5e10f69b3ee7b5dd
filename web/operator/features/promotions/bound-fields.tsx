import { formatCount, formatMoney } from '../../../../design/format.ts'
import { houseSign } from '../../../../design/house.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import content from '../../parts/content/content.module.css'
import { kindOf, previewValues, type Draft, type Promotion } from './draft.ts'
import styles from './promotions.module.css'

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
      {promotion ? <Used promotion={promotion} /> : null}
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

function Used({ promotion }: { promotion: Promotion }) {
  const t = useText()
  const { spentAmount, budgetAmount, claimCount, currency } = promotion
  const text = t('op_promo_used', {
    amount: formatMoney(spentAmount, currency),
    claims: formatCount(claimCount),
  })
  return (
    <div>
      <p className="small">
        {text}
        {budgetAmount === null
          ? null
          : ` · ${t('op_promo_left', { amount: formatMoney(budgetAmount - spentAmount, currency) })}`}
      </p>
      {budgetAmount === null ? null : (
        <Progress
          share={spentAmount / budgetAmount}
          tone={spentAmount * 5 >= budgetAmount * 4 ? 'risk' : 'task'}
          label={text}
        />
      )}
    </div>
  )
}
