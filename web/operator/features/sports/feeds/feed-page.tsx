import { useState } from 'react'
import { readSportFeed } from '../../../../../contract/operator/sportsbook/read-sport-feed.ts'
import { formatCount, formatRecordTime } from '../../../../../design/format.ts'
import { codeOf } from '../../../../client/call-error.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { NewSecret } from '../../../parts/new-secret.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { paths } from '../../../paths.ts'
import { FeedActions } from './feed-actions.tsx'
import { FeedFacts } from './feed-facts.tsx'
import { feedStateKey, feedSubject, feedTones, sportsText, type Feed, type FeedEvent } from './words.ts'

/** One feed with its secrets and what has happened to it. */
export function FeedPage({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(
    readSportFeed,
    { params: { provider: id } },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  if (codeOf(answer.error) === 'REQUEST_INVALID') return <EmptyState title={t('op_sport_feed_unknown')} />
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.sportsFeeds}>{t('op_sport_feed')}</ConsoleLink>
        <Icon name="r" size={16} />
        {answer.data?.feed.name ?? ''}
      </nav>
      <Loaded answer={answer}>{({ feed, events }) => <Whole feed={feed} events={events} />}</Loaded>
    </>
  )
}

function Whole({ feed, events }: { feed: Feed; events: readonly FeedEvent[] }) {
  const t = useText()
  const waiting = useWaiting()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <PageHead
        title={feed.name}
        text={feed.provider}
        beside={<Badge tone={feedTones[feed.state]}>{t(feedStateKey(feed))}</Badge>}
        actions={<FeedActions feed={feed} onSecret={setSecret} />}
      />
      <div className="stack">
        <WaitingNotes waiting={waiting} subject={feedSubject(feed.provider)} />
        <Panel>
          <FeedFacts feed={feed} />
        </Panel>
        {feed.isOutside ? <Secrets feed={feed} /> : null}
        <Panel title={t('op_sport_feed_history')} isFlush>
          <DataTable
            caption={t('op_sport_feed_history')}
            columns={eventColumns(t)}
            rows={events}
            rowKey={(row) => row.eventNo}
            empty={<EmptyState isSmall title={t('op_sport_feed_quiet')} />}
          />
        </Panel>
      </div>
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}

function Secrets({ feed }: { feed: Feed }) {
  const t = useText()
  const lines = [feed.secretAt, feed.oldSecretAt].filter((at) => at !== null)
  return (
    <Panel title={t('vendors_secrets')}>
      {lines.length === 0 ? <p className="text-2">{t('op_sport_feed_secret_none')}</p> : null}
      <ul>
        {lines.map((at) => (
          <li key={at} className="small text-2">
            {t('vendors_secret_since', { createdAt: formatRecordTime(at) })}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const eventTones: Readonly<Record<FeedEvent['kind'], BadgeTone>> = {
  REFUSED: 'bad',
  GAP: 'bad',
  SILENT: 'bad',
  BACK: 'good',
  OFF: 'neutral',
  ON: 'info',
  SPORTS: 'info',
}

function eventText(t: Translate, event: FeedEvent): string {
  if (event.kind === 'REFUSED')
    return [event.status, event.fixtureId, event.field].filter(Boolean).join(' · ')
  if (event.from !== null && event.to !== null)
    return t('op_sport_feed_missing', { from: formatCount(event.from), to: formatCount(event.to) })
  const sports = event.sportCodes && sportsText(t, event.sportCodes)
  const stopped = event.count ? t('op_sport_feed_stopped', { n: event.count }) : ''
  return [event.by, event.reason, sports, stopped].filter(Boolean).join(' · ') || '–'
}

function eventColumns(t: Translate): Column<FeedEvent>[] {
  return [
    {
      key: 'at',
      head: t('op_sport_feed_when'),
      card: 'title',
      cell: (row) => formatRecordTime(row.at, true),
    },
    {
      key: 'kind',
      head: t('op_sport_feed_what'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={eventTones[row.kind]}>{t(`op_sport_feed_event_${row.kind}` as TextKey)}</Badge>
      ),
    },
    { key: 'detail', head: t('op_sport_feed_detail'), cell: (row) => eventText(t, row) },
  ]
}
