import type { listAllArticlesSchemas } from '../../../../contract/operator/messaging/list-all-articles.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'

export type Article = ValueOf<typeof listAllArticlesSchemas>['list'][number]

const addressOf = ({ section, slug }: Article) => `/${section.toLowerCase()}/${slug}`

const isPublished = (row: Article) =>
  row.publishedAt !== null && Date.parse(row.publishedAt) <= Date.now() + serverOffsetMs()

/** What a row of the list of articles shows. */
export function articleColumns({
  t,
  nameOf,
  mayEdit,
  onEdit,
  onRemove,
}: {
  t: Translate
  nameOf: (row: Article) => string
  mayEdit: boolean
  onEdit: (row: Article) => void
  onRemove: (row: Article) => void
}): Column<Article>[] {
  return [
    {
      key: 'title',
      head: t('content_title'),
      card: 'title',
      cell: (row) => (
        <span>
          <b>{nameOf(row)}</b> <span className="note text-3">{addressOf(row)}</span>
        </span>
      ),
    },
    {
      key: 'section',
      head: t('content_section'),
      cell: (row) => t(row.section === 'BLOG' ? 'content_section_blog' : 'content_section_news'),
    },
    {
      key: 'published',
      head: t('content_published', { zone: zoneLabel() }),
      card: 'meta',
      cell: (row) => (row.publishedAt ? formatDateTime(row.publishedAt).slice(0, 16) : '–'),
    },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={isPublished(row) ? 'good' : 'neutral'}>
          {t(isPublished(row) ? 'content_live' : row.publishedAt ? 'content_waiting' : 'content_draft')}
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
              aria-label={`${t('common_edit')} ${nameOf(row)}`}
              onClick={() => onEdit(row)}
            >
              {t('common_edit')}
            </Button>
            <Button
              size="compact"
              aria-label={`${t('common_delete')} ${nameOf(row)}`}
              onClick={() => onRemove(row)}
            >
              {t('common_delete')}
            </Button>
          </span>
        ) : null,
    },
  ]
}
