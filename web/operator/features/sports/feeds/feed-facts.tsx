import { formatCount, formatDateTime } from '../../../../../design/format.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { paths } from '../../../paths.ts'
import { isNew, sportsText, type Feed } from './words.ts'

const SECOND_MS = 1_000

/** How a feed does: when it was heard last, how much it says, what of it is suspended. */
export function FeedFacts({ feed }: { feed: Feed }) {
  const t = useText()
  return (
    <div className="stack">
      <FeedAlarm feed={feed} />
      <KeyValues rows={factsOf(t, feed)} />
    </div>
  )
}

/** What keeps a feed from being sold. */
function FeedAlarm({ feed }: { feed: Feed }) {
  const t = useText()
  if (feed.state === 'OK' || feed.state === 'OFF' || isNew(feed)) return null
  const since = formatDateTime(feed.stateAt)
  return (
    <Note tone="bad">
      {feed.gap
        ? t('op_sport_alarm_feed_gap', { source: feed.name, from: feed.gap.from, to: feed.gap.to })
        : feed.state === 'SILENT'
          ? t('op_sport_alarm_feed_down', { source: feed.name, time: since })
          : t('op_sport_feed_waits', { time: since })}{' '}
      {t('op_sport_feed_stopped', { n: feed.suspendedFixtureCount })}
    </Note>
  )
}

function factsOf(t: Translate, feed: Feed) {
  const seconds = feed.heardAt
    ? Math.max(0, Math.round((Date.now() - new Date(feed.heardAt).getTime()) / SECOND_MS))
    : null
  return [
    {
      key: 'heard',
      label: t('op_sport_feed_heard'),
      value:
        seconds === null
          ? t('op_sport_feed_never')
          : feed.state === 'OK'
            ? t('op_sport_feed_last', { n: seconds })
            : formatDateTime(feed.heardAt!),
    },
    {
      key: 'rate',
      label: t('op_sport_feed_speed'),
      value: [
        t('op_sport_feed_rate', { n: feed.messagesPerMinute }),
        feed.delayMs === null ? '' : t('op_sport_feed_delay', { ms: formatCount(feed.delayMs) }),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      key: 'seq',
      label: t('op_sport_feed_seq'),
      value: `${formatCount(feed.seq)} · ${t('op_sport_feed_messages', { n: feed.messageCount })}`,
    },
    {
      key: 'open',
      label: t('op_sport_open_matches'),
      value: `${formatCount(feed.openFixtureCount)} · ${t('op_sport_feed_suspended', { n: feed.suspendedFixtureCount })}`,
    },
    { key: 'sports', label: t('op_sport_sport'), value: sportsText(t, feed.sportCodes) },
    ...(feed.droppedFixtureCount > 0
      ? [
          {
            key: 'dropped',
            label: t('op_sport_feed_dropped'),
            value: (
              <ConsoleLink className="link" href={paths.sportsResults}>
                {t('op_sport_feed_dropped_n', { n: feed.droppedFixtureCount })}
              </ConsoleLink>
            ),
          },
        ]
      : []),
    {
      key: 'names',
      label: t('op_sport_names'),
      value:
        feed.unmappedCount > 0 ? (
          <ConsoleLink className="link" href={paths.sportsNamesSame()}>
            {t('op_sport_feed_unmapped', { n: feed.unmappedCount })}
          </ConsoleLink>
        ) : (
          t('op_sport_feed_named')
        ),
    },
    {
      key: 'refused',
      label: t('op_sport_feed_refused'),
      value: feed.lastRefusal
        ? `${formatCount(feed.refusedCount)} · ${feed.lastRefusal.status} · ${formatDateTime(feed.lastRefusal.at)}`
        : formatCount(feed.refusedCount),
    },
  ]
}
