import { useState } from 'react'
import { listTags, type listTagsSchemas } from '../../../../contract/operator/members/list-tags.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { TagMembersForm } from './tag-members-form.tsx'

type Row = ValueOf<typeof listTagsSchemas>['list'][number]

/** The tags that members have, and tagging many at once. */
export function TagsPage() {
  const t = useText()
  const can = useCan()
  const [isTagging, setTagging] = useState(false)
  const answer = useCall(listTags, {}, { staleMs: 3_000 })
  const columns: Column<Row>[] = [
    {
      key: 'tag',
      head: t('op_tags_name'),
      card: 'title',
      cell: ({ tag }) => (
        <ConsoleLink className="link" href={paths.membersTagged(tag)}>
          {tag}
        </ConsoleLink>
      ),
    },
    {
      key: 'members',
      head: t('people_title'),
      isNamed: true,
      isFigure: true,
      cell: ({ members }) => formatCount(members),
    },
  ]
  return (
    <>
      <PageHead
        title={t('op_tags_title')}
        text={t('op_tags_text')}
        actions={
          can('members.tag') ? (
            <Button kind="primary" icon="plus" onClick={() => setTagging(true)}>
              {t('op_tags_many')}
            </Button>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="panel">
            <DataTable
              caption={t('op_tags_title')}
              columns={columns}
              rows={list}
              rowKey={({ tag }) => tag}
              empty={<EmptyState isSmall title={t('op_tags_none')} text={t('op_tags_none_text')} />}
            />
          </div>
        )}
      </Loaded>
      <Modal isOpen={isTagging} onClose={() => setTagging(false)} title={t('op_tags_many')}>
        <TagMembersForm onClose={() => setTagging(false)} />
      </Modal>
    </>
  )
}
