import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import type { PromotionRow } from '../../parts/promotion-words.ts'
import styles from './promotions.module.css'

/** What was given in all and today, with a bar for each that has a budget. */
export function Spent({ row }: { row: PromotionRow }) {
  const t = useText()
  const { spentAmount, budgetAmount, daySpentAmount, dayBudgetAmount, currency } = row
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <span className={styles.spent}>
      {budgetAmount === null ? (
        money(spentAmount)
      ) : (
        <Used
          done={spentAmount}
          of={budgetAmount}
          text={t('op_promo_of', { done: money(spentAmount), of: money(budgetAmount) })}
        />
      )}
      {dayBudgetAmount === null ? null : (
        <Used
          done={daySpentAmount}
          of={dayBudgetAmount}
          text={t('op_promo_used_today', { done: money(daySpentAmount), of: money(dayBudgetAmount) })}
        />
      )}
    </span>
  )
}

/** From four fifths on the bar warns. */
export function Used({ done, of, text }: { done: number; of: number; text: string }) {
  return (
    <span className={styles.used}>
      {text}
      <Progress share={done / of} tone={done * 5 >= of * 4 ? 'risk' : 'task'} label={text} />
    </span>
  )
}
