import type { readPointRulesSchemas } from '../../../../contract/player/points/read-point-rules.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { typeTexts } from './point-text.ts'
import styles from './points.module.css'

type Rules = ValueOf<typeof readPointRulesSchemas>

/** What earns points, and what becomes of them. */
export function PointRules({ rules }: { rules: Rules }) {
  const t = useText()
  const ruleOf = ({ type, perPointAmount }: Rules['types'][number]): string => {
    if (perPointAmount === 0) return t('points_rule_none')
    const amount = formatMoney(perPointAmount, rules.currency, { decimals: 0 })
    return type === 'DEPOSIT'
      ? t('points_rule_deposit', { amount, max: rules.depositDayMax })
      : t('points_rule_per', { amount })
  }
  return (
    <section className={`panel padded ${styles.rules}`}>
      <h2>{t('points_page_earn_title')}</h2>
      <KeyValues
        rows={rules.types.map((row) => ({
          key: row.type,
          label: t(typeTexts[row.type]),
          value: ruleOf(row),
        }))}
      />
      <ul className="small text-2">
        <li>{t('points_rule_credited', { time: rules.creditedAt })}</li>
        <li>{t('points_rule_fraction')}</li>
        <li>{t('points_never_expire')}</li>
        <li>
          {t('points_convert_ratio', {
            points: String(rules.ratio),
            amount: formatMoney(100, rules.currency),
          })}{' '}
          · {t('points_convert_min', { points: rules.convertMin })} ·{' '}
          {t('points_convert_step', { step: rules.convertStep })}
        </li>
        <li>{t('points_rule_convert')}</li>
        <li>{t('points_rule_goods')}</li>
      </ul>
    </section>
  )
}
