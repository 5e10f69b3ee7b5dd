import { listReturns, type listReturnsSchemas } from '../../../../contract/player/launch/list-returns.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import styles from './returns.module.css'

type Game = ValueOf<typeof listReturnsSchemas>['list'][number]
type Measured = NonNullable<Game['all']>

const tones = { FEW: 'neutral', WITHIN: 'good', OUTSIDE: 'bad' } as const
const words = { FEW: 'rtp_few', WITHIN: 'rtp_within', OUTSIDE: 'rtp_outside' } as const

/** '0.963542' → '96.35 %' */
const percent = (ratio: string): string =>
  `${formatAmount(Math.round(Number.parseInt(ratio.replace('.', ''), 10) / 100))} %`

/** What every game should return and has returned: the same page for everybody. */
export function ReturnsPage() {
  const t = useText()
  const { data, error } = useCall(listReturns, {}, { refetchEveryMs: 60_000 })
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('rtp_title')}</h1>
      <p className={`text-2 ${styles.intro}`}>{t('rtp_intro')}</p>
      {error ? (
        <Note tone="bad">{errorText(error, t)}</Note>
      ) : data ? (
        <Games list={data.list} currency={data.currency} />
      ) : (
        <Skeleton shape="block" />
      )}
      {data?.asOf ? (
        <p className="note text-3">{t('rtp_as_of', { asOf: formatDateTime(data.asOf) })}</p>
      ) : null}
      <section className={`panel padded ${styles.how}`}>
        <h2>{t('rtp_how')}</h2>
        <p className="text-2">{t('rtp_how_1')}</p>
        <p className="text-2">{t('rtp_how_2')}</p>
        <p className="text-2">{t('rtp_how_3')}</p>
        <p className="text-2">{t('rtp_how_4')}</p>
        <p>
          <AppLink className="link" href={paths.verify()}>
            {t('rtp_verify')}
          </AppLink>
        </p>
      </section>
    </div>
  )
}

function Games({ list, currency }: { list: readonly Game[]; currency: string }) {
  const t = useText()
  const measured = (part: Measured | null) =>
    part ? (
      <span className={styles.measured}>
        {percent(part.measured)}
        {part.state === 'FEW' ? null : <small className="text-3">± {percent(part.tolerance)}</small>}
      </span>
    ) : (
      <span className="text-3">{t('rtp_none')}</span>
    )
  const columns: Column<Game>[] = [
    {
      key: 'game',
      head: t('rtp_game'),
      card: 'title',
      cell: (game) => (
        <>
          {game.kind === 'SOLO' || game.kind === 'TABLE' ? (
            <AppLink className="link" href={paths.returns(game.gameCode)}>
              {game.name}
            </AppLink>
          ) : (
            game.name
          )}{' '}
          {game.mathVersion === '1' ? null : (
            <small className="text-3">{t('rtp_version', { mathVersion: game.mathVersion })}</small>
          )}
        </>
      ),
    },
    {
      key: 'theory',
      head: t('rtp_theory'),
      isFigure: true,
      cell: (game) => (
        <span className={styles.measured}>
          {percent(game.all?.theory ?? game.rtp)}
          <small className="text-3">{game.all?.theory ?? game.rtp}</small>
          {game.jackpots ? (
            <small className="text-2">
              {t('rtp_with_pools', {
                totalRtp: percent(game.jackpots.totalRtp),
                pools: game.jackpots.pools.join(' · '),
              })}
            </small>
          ) : null}
        </span>
      ),
    },
    { key: 'all', head: t('rtp_all'), isFigure: true, card: 'amount', cell: (game) => measured(game.all) },
    {
      key: 'month',
      head: t('rtp_month'),
      isFigure: true,
      card: 'hidden',
      cell: (game) => measured(game.month),
    },
    {
      key: 'rounds',
      head: t('rtp_rounds'),
      isFigure: true,
      cell: (game) => formatAmount((game.all?.rounds ?? 0) * 100, 0),
    },
    {
      key: 'stakes',
      head: t('rtp_stakes'),
      isFigure: true,
      cell: (game) => formatMoney(game.all?.stakeAmount ?? 0, currency),
    },
    {
      key: 'state',
      head: t('rtp_tolerance'),
      card: 'badge',
      cell: (game) =>
        game.all ? <Badge tone={tones[game.all.state]}>{t(words[game.all.state])}</Badge> : '–',
    },
  ]
  return (
    <DataTable
      caption={t('rtp_title')}
      columns={columns}
      rows={list}
      rowKey={(game) => `${game.gameCode} ${game.mathVersion}`}
    />
  )
}
