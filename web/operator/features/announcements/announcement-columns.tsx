import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDate, formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { executionTexts, kindTexts, type Announcement } from './words.ts'

/** What a row of the list of announcements shows. */
export function announcementColumns({
  t,
  titleOf,
  mayEdit,
  onEdit,
  onRemove,
}: {
  t: Translate
  titleOf: ReturnType<typeof useTitleOf>
  mayEdit: boolean
  onEdit: (row: Announcement) => void
  onRemove: (row: Announcement) => void
}): Column<Announcement>[] {
  return [
    { key: 'title', head: t('content_title'), card: 'title', cell: (row) => <b>{titleOf(row.titles)}</b> },
    { key: 'kind', head: t('content_kind'), cell: (row) => t(kindTexts[row.kind]) },
    {
      key: 'for',
      head: t('content_for'),
      cell: (row) => (row.kind === 'PU' ? t(executionTexts[row.execution]) : t('content_for_all')),
    },
    {
      key: 'from',
      head: t('content_starts', { zone: zoneLabel() }),
      card: 'meta',
      cell: (row) => formatDateTime(row.startsAt).slice(0, 16),
    },
    {
      key: 'to',
      head: t('content_ends', { zone: zoneLabel() }),
      cell: (row) => (row.endsAt ? formatDate(row.endsAt) : '–'),
    },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isLive ? 'good' : 'neutral'}>
          {t(row.isLive ? 'content_live' : row.isShown ? 'content_waiting' : 'content_hidden')}
        </Badge>
      ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        mayEdit ? (
          <span className="row">
            <Button
              size="compact"
              aria-label={`${t('common_edit')} ${titleOf(row.titles)}`}
              onClick={() => onEdit(row)}
            >
              {t('common_edit')}
            </Button>
            <Button
              size="compact"
              aria-label={`${t('common_delete')} ${titleOf(row.titles)}`}
              onClick={() => onRemove(row)}
            >
              {t('common_delete')}
            </Button>
          </span>
        ) : null,
    },
  ]
}
