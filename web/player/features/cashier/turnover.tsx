import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { AppButton } from '../../app-button.tsx'
import { formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { paths } from '../../paths.ts'
import styles from './cashier.module.css'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

/** Every open turnover requirement with what is left of it. */
export function Turnover({ requirements }: { requirements: readonly Requirement[] }) {
  const t = useText()
  const left = requirements.reduce((sum, requirement) => sum + requirement.leftAmount, 0)
  return (
    <section className="stack">
      <Note tone="info">{t('withdraw_turnover_text')} · <b className="number">{t('wagering_left', { 0: formatMoney(left) })}</b></Note>
      <div className="panel">
        {requirements.map((requirement, place) => (
          <div key={place} className={styles.requirement}>
            <div className="row"><b className="grow">{t(requirement.source === 'DEPOSIT' ? 'wagering_source_deposit' : 'wagering_source_bonus', { 0: formatMoney(requirement.requiredAmount) })}</b>
              <span className="number">{t('wagering_left', { 0: formatMoney(requirement.leftAmount) })}</span></div>
            <Progress tone="task" share={requirement.requiredAmount === 0 ? 1 : requirement.doneAmount / requirement.requiredAmount} label={t('wagering_title')} />
            <p className="note text-3">{t('wagering_of', { 0: formatMoney(requirement.doneAmount), 1: formatMoney(requirement.requiredAmount) })}</p>
          </div>
        ))}
      </div>
      <Counts requirements={requirements} />
      <AppButton kind="primary" isBlock href={paths.slots()}>{t('withdraw_play')}</AppButton>
    </section>
  )
}

const categories = {
  RNG: 'category_rng', FISH: 'category_fish', SPORTS: 'category_sports', ESPORTS: 'category_esports', COCKFIGHT: 'category_cockfight',
  LIVE: 'category_live', PVP: 'category_pvp', ELOTT: 'category_elott', LOTT: 'category_lott',
} as const

/** How much of a bet counts, by category: a table for each way of counting among the open requirements. */
function Counts({ requirements }: { requirements: readonly Requirement[] }) {
  const t = useText()
  const ways = new Map(requirements.map((requirement) => [JSON.stringify([requirement.counts, requirement.otherPercent]), requirement]))
  return [...ways].map(([key, way]) => (
    <section key={key} className="panel">
      <h2 className={styles.countsTitle}>{t('wagering_counts')}</h2>
      <dl className={styles.counts}>
        {rowsOf(way).map(({ percent, products }) => (
          <div key={`${percent}-${products.length}`} className="row">
            <dt className="grow">{products.length === 0 ? t(way.counts.length === 0 ? 'wagering_counts_all' : 'wagering_counts_rest') : products.map((product) => t(categories[product])).join(' ')}</dt>
            <dd className="number">{percent}%</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** Categories that count alike share a row, the fullest first; what is not named counts as the rest, in a row without names. */
function rowsOf({ counts, otherPercent }: Requirement): { percent: number; products: (keyof typeof categories)[] }[] {
  const rows = new Map<number, (keyof typeof categories)[]>()
  for (const product of Object.keys(categories) as (keyof typeof categories)[]) {
    const own = counts.find((count) => count.product === product)
    if (own) rows.set(own.percent, [...(rows.get(own.percent) ?? []), product])
  }
  const isWhole = Object.keys(categories).every((product) => counts.some((count) => count.product === product))
  return [...[...rows].map(([percent, products]) => ({ percent, products })).sort((one, other) => other.percent - one.percent), ...(isWhole ? [] : [{ percent: otherPercent, products: [] }])]
}
