import { useState } from 'react'
import { listHelpTopics } from '../../../../contract/operator/system/list-help-topics.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { useCan } from '../../session/me.ts'
import { EditTopicWindow } from './edit-topic-window.tsx'
import type { Topic } from './topic.ts'
import { categoryTexts } from './words.ts'

const added: Topic = {
  topic: '',
  category: 'START',
  isOwn: false,
  titles: { TH: '', EN: '' },
  contents: { TH: '', EN: '' },
  ownTitles: { TH: '', EN: '' },
  ownContents: { TH: '', EN: '' },
}

/** The topics of the help centre: the product's own texts, and the merchant's. */
export function HelpTextsPage() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [editing, setEditing] = useState<Topic | null>(null)
  const answer = useCall(listHelpTopics, {}, { staleMs: 3_000 })
  const nameOf = (row: Topic) =>
    titleOf({ TH: row.titles.TH || row.ownTitles.TH, EN: row.titles.EN || row.ownTitles.EN })
  const isWritten = (row: Topic) => row.titles.TH !== '' || row.titles.EN !== ''
  const columns: Column<Topic>[] = [
    {
      key: 'title',
      head: t('content_title'),
      card: 'title',
      cell: (row) => (
        <span>
          <b>{nameOf(row)}</b> <span className="note text-3">#{row.topic}</span>
        </span>
      ),
    },
    {
      key: 'category',
      head: t('help_category'),
      card: 'meta',
      cell: (row) => t(categoryTexts[row.category]),
    },
    {
      key: 'state',
      head: t('help_whose'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={isWritten(row) ? 'info' : 'neutral'}>
          {t(isWritten(row) ? 'help_of_house' : 'help_of_product')}
        </Badge>
      ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('content.edit') ? (
          <Button
            size="compact"
            aria-label={`${t('common_edit')} ${nameOf(row)}`}
            onClick={() => setEditing(row)}
          >
            {t('common_edit')}
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <PageHead
        title={t('console_nav_help')}
        text={t('help_texts_text')}
        actions={
          can('content.edit') ? (
            <Button kind="primary" icon="plus" onClick={() => setEditing(added)}>
              {t('help_new_topic')}
            </Button>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="panel">
            <DataTable
              caption={t('console_nav_help')}
              columns={columns}
              rows={list}
              rowKey={(row) => row.topic}
              empty={<EmptyState isSmall title={t('content_none')} />}
            />
          </div>
        )}
      </Loaded>
      {editing ? (
        <EditTopicWindow key={editing.topic || 'new'} first={editing} onClose={() => setEditing(null)} />
      ) : null}
    </>
  )
}
