import { listReturns } from '../../../../contract/player/launch/list-returns.ts'
import {
  readJackpotTerms,
  type readJackpotTermsSchemas,
} from '../../../../contract/player/launch/read-jackpot-terms.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import styles from './jackpots.module.css'
import { Wins } from './won-pools.tsx'

type Pool = ValueOf<typeof readJackpotTermsSchemas>['pools'][number]

/** On what terms the jackpots run, which games take part, and every won one to compute again. */
export function JackpotsPage() {
  const t = useText()
  const { data, error } = useCall(readJackpotTerms, {}, { refetchEveryMs: 15_000 })
  if (error)
    return (
      <div className="wrap">
        <Note tone="bad">{errorText(error, t)}</Note>
      </div>
    )
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('pots_title')}</h1>
      <p className={`text-2 ${styles.intro}`}>{t('pots_intro')}</p>
      {data ? (
        data.pools.length === 0 ? (
          <EmptyState title={t('pots_none')} />
        ) : (
          <div className={styles.pools}>
            {data.pools.map((pool) => (
              <PoolCard key={pool.code} pool={pool} currency={data.currency} />
            ))}
          </div>
        )
      ) : (
        <Skeleton shape="block" />
      )}
      {data && data.pools.length > 0 ? <Games pools={data.pools} /> : null}
      <Wins />
      <p className="note text-2">{t('pots_rollback')}</p>
    </div>
  )
}

/** 5000 → '0.50 %' */
const percent = (ppm: number): string => `${formatAmount(ppm / 100)} %`

function PoolCard({ pool, currency }: { pool: Pool; currency: string }) {
  const t = useText()
  return (
    <section className={`panel padded ${styles.pool}`}>
      <h2 className={styles.name}>{pool.name}</h2>
      <p className={styles.amount}>
        <Money amount={pool.amount} currency={currency} />
      </p>
      <p className="small">
        {pool.isRunning
          ? pool.capAmount === null
            ? t('pots_chance', { oddsAmount: formatAmount(pool.oddsAmount ?? 0, 0) })
            : t('pots_must_hit', { capAmount: formatMoney(pool.capAmount, currency) })
          : t('pots_paused')}
      </p>
      <p className="small text-2">
        {t('pots_terms', {
          seedAmount: formatMoney(pool.seedAmount, currency),
          ratePpm: percent(pool.ratePpm),
        })}
      </p>
      <p className="small text-2">{t('pots_share', { share: pool.share })}</p>
      {pool.commit ? (
        <p className="small text-2">
          {t('pots_commit')}
          <code className={styles.hash}>{pool.commit}</code>
        </p>
      ) : null}
    </section>
  )
}

interface GameRow {
  key: string
  name: string
  rtp: string
  total: string
  pools: string
}

/** Both figures of every game that takes part: its own RTP, and what it comes to with its pools. */
function Games({ pools }: { pools: readonly Pool[] }) {
  const t = useText()
  const { data, error } = useCall(listReturns)
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const nameOf = (code: string) => pools.find((pool) => pool.code === code)?.name ?? code
  const rows = data.list.flatMap(({ gameCode, mathVersion, name, rtp, jackpots }): GameRow[] =>
    jackpots
      ? [
          {
            key: `${gameCode} ${mathVersion}`,
            name,
            rtp,
            total: jackpots.totalRtp,
            pools: jackpots.pools.map(nameOf).join(' · '),
          },
        ]
      : [],
  )
  const columns: Column<GameRow>[] = [
    { key: 'game', head: t('pots_game'), card: 'title', cell: (row) => row.name },
    { key: 'rtp', head: t('pots_rtp'), isFigure: true, cell: (row) => row.rtp },
    { key: 'total', head: t('pots_rtp_total'), isFigure: true, card: 'amount', cell: (row) => row.total },
    { key: 'pools', head: t('pots_pools'), cell: (row) => row.pools || '–' },
  ]
  return (
    <section className="stack">
      <h2>{t('pots_games')}</h2>
      <p className="small text-2">{t('pots_games_text')}</p>
      <div className="panel">
        <DataTable
          caption={t('pots_games')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.key}
          empty={<EmptyState isSmall title={t('pots_none')} />}
        />
      </div>
    </section>
  )
}
