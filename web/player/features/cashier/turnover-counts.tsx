import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { weighedGames } from '../../../../kernel/promotions/weights.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { sourceText } from '../../bonus/source-text.ts'
import turnoverStyles from './turnover.module.css'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

const categories = {
  RNG: 'category_rng',
  FISH: 'category_fish',
  SPORTS: 'category_sports',
  ESPORTS: 'category_esports',
  COCKFIGHT: 'category_cockfight',
  LIVE: 'category_live',
  BLACKJACK: 'wagering_counts_blackjack',
  PVP: 'category_pvp',
  ELOTT: 'category_elott',
  LOTT: 'category_lott',
  VN: 'record_product_vn',
  SEA: 'record_product_sea',
} as const

/**
 * How much of a bet counts, by category and by games that count by themselves: a table for each way of
 * counting among the open requirements.
 */
export function Counts({ requirements }: { requirements: readonly Requirement[] }) {
  const t = useText()
  const keyOf = (requirement: Requirement) => JSON.stringify([requirement.counts, requirement.otherPercent])
  const ways = new Map(requirements.map((requirement) => [keyOf(requirement), requirement]))
  const namesOf = (key: string) =>
    [...new Set(requirements.filter((requirement) => keyOf(requirement) === key).map(sourceText))]
      .map((name) => t(name))
      .join(', ')
  return [...ways].map(([key, way]) => (
    <section key={key} className="panel">
      <h2 className={turnoverStyles.countsTitle}>
        {t('wagering_counts')}
        {ways.size > 1 ? <span className="text-3"> · {namesOf(key)}</span> : null}
      </h2>
      <dl className={turnoverStyles.counts}>
        {rowsOf(way).map(({ percent, products }) => (
          <div key={`${percent}-${products.length}`} className="row">
            <dt className="grow">
              {products.length === 0
                ? t(way.counts.length === 0 ? 'wagering_counts_all' : 'wagering_counts_rest')
                : products.map((product) => t(categories[product])).join(' · ')}
            </dt>
            <dd className="number">{percent}%</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/**
 * Categories with the same weight share a row, the fullest first; others count as the rest, in a row without
 * names.
 */
function rowsOf({
  counts,
  otherPercent,
}: Requirement): { percent: number; products: (keyof typeof categories)[] }[] {
  const rows = new Map<number, (keyof typeof categories)[]>()
  for (const product of Object.keys(categories) as (keyof typeof categories)[]) {
    const own = counts.find((count) => count.product === product)
    if (own) rows.set(own.percent, [...(rows.get(own.percent) ?? []), product])
  }
  const isWhole = Object.keys(categories).every(
    (name) => Object.hasOwn(weighedGames, name) || counts.some((count) => count.product === name),
  )
  return [
    ...[...rows]
      .map(([percent, products]) => ({ percent, products }))
      .sort((one, other) => other.percent - one.percent),
    ...(isWhole ? [] : [{ percent: otherPercent, products: [] }]),
  ]
}
