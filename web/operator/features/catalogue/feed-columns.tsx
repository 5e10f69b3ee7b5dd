import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatCount } from '../../../../design/format.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import parts from '../../parts/parts.module.css'
import styles from './catalogue.module.css'
import type { Feed } from './types.ts'

/** A vendor's feed in the list: how it is read, and what can be done with it. */
export function feedColumns({
  t,
  mayEdit,
  onImport,
  onAsk,
  onEdit,
}: {
  t: Translate
  mayEdit: boolean
  onImport: (feed: Feed) => void
  onAsk: (feed: Feed) => void
  onEdit: (feed: Feed) => void
}): Column<Feed>[] {
  return [
    { key: 'name', head: t('games_vendor'), card: 'title', cell: (row) => <b>{row.name}</b> },
    {
      key: 'games',
      head: t('games_tab_games'),
      isFigure: true,
      cell: (row) => t('catalogue_found', { count: row.gameCount }),
    },
    {
      key: 'absent',
      head: t('catalogue_absent'),
      isFigure: true,
      card: 'hidden',
      cell: (row) => formatCount(row.absentCount),
    },
    {
      key: 'address',
      head: t('catalogue_feed_address'),
      cell: (row) => <span className={styles.wide}>{row.feedUrl || t('catalogue_feed_files')}</span>,
    },
    {
      key: 'daily',
      head: t('catalogue_feed_daily'),
      card: 'badge',
      cell: (row) =>
        row.feedUrl ? (
          <Badge tone={row.isDaily ? 'good' : 'neutral'}>
            {t(row.isDaily ? 'catalogue_feed_daily_on' : 'catalogue_feed_daily_off')}
          </Badge>
        ) : null,
    },
    {
      key: 'do',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        mayEdit ? (
          <span className={parts.toolbar}>
            <Button
              size="compact"
              icon="upload"
              aria-label={`${t('catalogue_feed_file')} ${row.name}`}
              onClick={() => onImport(row)}
            >
              {t('catalogue_feed_file')}
            </Button>
            {row.feedUrl ? (
              <Button
                size="compact"
                icon="refresh"
                aria-label={`${t('catalogue_feed_now')} ${row.name}`}
                onClick={() => onAsk(row)}
              >
                {t('catalogue_feed_now')}
              </Button>
            ) : null}
            <Button
              size="compact"
              icon="edit"
              aria-label={`${t('catalogue_feed_address')} ${row.name}`}
              onClick={() => onEdit(row)}
            >
              {t('catalogue_feed_address')}
            </Button>
          </span>
        ) : null,
    },
  ]
}
