import { claimRebate } from '../../../../contract/player/promotions/claim-rebate.ts'
import { readRebate, type readRebateSchemas } from '../../../../contract/player/promotions/read-rebate.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { RebateCategory } from '../../../../contract/shared/rebate-words.ts'
import { formatMoney, formatShortTime } from '../../../../design/format.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { percentText } from './percent-text.ts'
import styles from './rewards.module.css'

type Summary = ValueOf<typeof readRebateSchemas>
type Category = Summary['categories'][number]

const icons: Readonly<Record<RebateCategory, IconName>> = {
  RNG: 'slot',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sport',
  ESPORTS: 'esport',
  COCKFIGHT: 'rooster',
}
const nameKey = (category: RebateCategory) =>
  `category_${category.toLowerCase() as Lowercase<RebateCategory>}` as const

/** What may be claimed of each category, and what was. */
export function RebatePage() {
  const t = useText()
  const { data, error } = useCall(readRebate, {}, { staleMs: 1_000, refetchEveryMs: 30_000 })
  const claim = useSend(claimRebate, { changes: [readRebate] })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const send = async (category?: RebateCategory) => {
    try {
      const { amount } = await claim.mutateAsync({ body: category ? { category } : {} })
      toast.good(t('rebate_claimed', { amount: formatMoney(amount) }))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
  }
  const claimable = data.categories.filter((row) => row.isClaimable).length
  return (
    <div className={styles.columns}>
      <div className="stack">
        <section className={`panel ${styles.hero}`}>
          <span className="small text-2">
            {claimable > 0 ? t('rebate_claimable', { count: claimable }) : t('rebate_nothing')}
          </span>
          <b className={styles.total}>{formatMoney(data.totalAmount)}</b>
          <Button
            kind="primary"
            isBusy={claim.isPending}
            disabled={data.totalAmount === 0}
            onClick={() => void send()}
            className={styles.all}
          >
            {t('rebate_claim_all', { amount: formatMoney(data.totalAmount) })}
          </Button>
          <p className="small text-2">{t('rebate_terms', { time: formatShortTime(data.paysAt) })}</p>
        </section>
        {data.hasOpenBonus ? (
          <Note tone="info">
            {t('rebate_bonus_open')}{' '}
            <AppLink className="link" href={paths.member('bonusDetails')}>
              {t('member_bonusDetails')}
            </AppLink>
          </Note>
        ) : null}
        <section className="stack">
          <h2>{t('rebate_by_category')}</h2>
          <ul className={`panel ${styles.rows}`}>
            {data.categories.map((row) => (
              <CategoryRow
                key={row.category}
                row={row}
                least={data.leastAmount}
                isBusy={claim.isPending}
                onClaim={() => void send(row.category)}
              />
            ))}
            <Sum categories={data.categories} />
          </ul>
          <p className="small text-3">{t('rebate_note')}</p>
        </section>
      </div>
      <aside className="stack">
        <Rates summary={data} />
        <History claims={data.claims} />
      </aside>
    </div>
  )
}

function CategoryRow({
  row,
  least,
  isBusy,
  onClaim,
}: {
  row: Category
  least: number
  isBusy: boolean
  onClaim: () => void
}) {
  const t = useText()
  const name = t(nameKey(row.category))
  return (
    <li className={styles.row}>
      <Icon name={icons[row.category]} />
      <span className={styles.what}>
        <b>{name}</b>
        <span className="small text-2">
          {t('rebate_formula', { valid: formatMoney(row.validAmount), rate: percentText(row.rate) })}
        </span>
      </span>
      <b className={row.isClaimable ? styles.money : styles.small}>{formatMoney(row.amount)}</b>
      {row.isClaimable ? (
        <Button
          kind="line"
          isBusy={isBusy}
          aria-label={t('rebate_claim_one', { category: name })}
          onClick={onClaim}
        >
          {t('rebate_claim')}
        </Button>
      ) : (
        <span className={`small text-3 ${styles.later}`}>
          {row.amount > 0 ? t('rebate_least', { least: formatMoney(least) }) : t('rebate_no_play')}
        </span>
      )}
    </li>
  )
}

/** All categories together, those that are below the least to claim too. */
function Sum({ categories }: { categories: readonly Category[] }) {
  const t = useText()
  const sum = (of: (row: Category) => number) => categories.reduce((total, row) => total + of(row), 0)
  return (
    <li className={`${styles.row} ${styles.sum}`}>
      <span className={styles.what}>
        <b>{t('rebate_sum')}</b>
        <span className="small text-2">
          {t('rebate_sum_valid', { valid: formatMoney(sum(({ validAmount }) => validAmount)) })}
        </span>
      </span>
      <b>{formatMoney(sum(({ amount }) => amount))}</b>
    </li>
  )
}

function Rates({ summary }: { summary: Summary }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('rebate_rates_of', { level: summary.vipLevel })}</h2>
      <dl className={styles.pairs}>
        {summary.categories.map(({ category, rate }) => (
          <div key={category}>
            <dt>{t(nameKey(category))}</dt>
            <dd>{percentText(rate)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('rebate_day_cap')}</dt>
          <dd>{formatMoney(summary.dayCapAmount)}</dd>
        </div>
        <div>
          <dt>{t('rebate_used_today')}</dt>
          <dd>{formatMoney(summary.usedTodayAmount)}</dd>
        </div>
      </dl>
    </section>
  )
}

function History({ claims }: { claims: Summary['claims'] }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('rebate_history')}</h2>
      {claims.length === 0 ? <p className="small text-3">{t('rebate_no_history')}</p> : null}
      <ul className={styles.history}>
        {claims.map(({ claimId, category, amount, isAutomatic, claimedAt }) => (
          <li key={`${claimId} ${category}`}>
            <span className={styles.what}>
              <b>{t(nameKey(category))}</b>
              <span className="small text-3">
                {t(isAutomatic ? 'rebate_automatic' : 'rebate_by_hand', { time: formatShortTime(claimedAt) })}
              </span>
            </span>
            <b>{formatMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
