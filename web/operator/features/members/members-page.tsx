import { useState } from 'react'
import { exportMembers } from '../../../../contract/operator/members/export-members.ts'
import { listTags } from '../../../../contract/operator/members/list-tags.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateRange } from '../../parts/date-range.tsx'
import { CsvButton } from '../../parts/downloads.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { CreateMemberWindow } from './create-member-window.tsx'
import { memberColumns } from './member-columns.tsx'

interface Filter {
  state: '' | 'ACTIVE' | 'FROZEN'
  kycLevel: string
  vipLevel: string
  from: string
  to: string
}

function TagFilter({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const t = useText()
  const { data } = useCall(listTags, {}, { staleMs: 10_000 })
  const known = [...new Set([...(data?.list ?? []).map((row) => row.tag), ...(tag ? [tag] : [])])]
  if (known.length === 0) return null
  return (
    <SelectField
      label={t('op_tags_name')}
      value={tag}
      onChange={onChange}
      choices={[{ key: '', text: t('queue_tab_all') }, ...known.map((name) => ({ key: name, text: name }))]}
    />
  )
}

const noFilter: Filter = { state: '', kycLevel: '', vipLevel: '', from: '', to: '' }
const levels = (most: number, all: string) => [
  { key: '', text: all },
  ...Array.from({ length: most + 1 }, (_, level) => ({ key: String(level), text: String(level) })),
]

/** What of the filter was chosen, as the call takes it. */
function chosen({ state, kycLevel, vipLevel, from, to }: Filter) {
  return {
    ...(state ? { state } : {}),
    ...(kycLevel ? { kycLevel: parseInt(kycLevel, 10) } : {}),
    ...(vipLevel ? { vipLevel: parseInt(vipLevel, 10) } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

/** Members by part of a name, contact, address or account, narrowed by what they are; newest first. */
export function MembersPage() {
  const t = useText()
  const [query, setQuery] = useSearchValue('query')
  const [tag, setTag] = useSearchValue('tag')
  // What is typed and the page belong to the search that the address asks for.
  const form = useForm({
    start: { text: query, at: query },
    send: ({ text, at }) => setQuery((at === query ? text : query).trim()),
  })
  const text = form.values.at === query ? form.values.text : query
  const [page, setPage] = useState({ at: query, no: 1 })
  const pageNo = page.at === query ? page.no : 1
  const setPageNo = (no: number) => setPage({ at: query, no })
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const [filter, setFilter] = useState<Filter>(noFilter)
  const asked = { ...(query ? { query } : {}), ...(tag ? { tag } : {}), ...chosen(filter) }
  const edit = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change })
    setPageNo(1)
  }
  const answer = useCall(
    searchMembers,
    { query: { ...asked, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 5_000 },
  )
  const columns = memberColumns(t)
  return (
    <>
      <PageHead
        title={t('people_title')}
        beside={
          answer.data ? (
            <span className="small text-3">{t('people_found', { count: answer.data.totalCount })}</span>
          ) : null
        }
        actions={
          can('members.create') ? (
            <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('people_add')}
            </Button>
          ) : null
        }
      />
      <Form form={form} role="search" aria-label={t('people_title')} className={styles.filters}>
        <div className={styles.broad}>
          <TextField
            label={t('people_search')}
            isLabelHidden
            icon="search"
            placeholder={t('people_search')}
            maxLength={64}
            autoComplete="off"
            value={text}
            onChange={(event) => form.edit({ text: event.target.value, at: query })}
          />
        </div>
        <Button type="submit" kind="primary" className={styles.fixed}>
          {t('common_search')}
        </Button>
        <SelectField
          label={t('people_state')}
          value={filter.state}
          onChange={(state) => edit({ state })}
          choices={[
            { key: '' as const, text: t('queue_tab_all') },
            { key: 'ACTIVE' as const, text: t('people_filter_active') },
            { key: 'FROZEN' as const, text: t('people_filter_frozen') },
          ]}
        />
        <SelectField
          label={t('people_filter_kyc')}
          value={filter.kycLevel}
          onChange={(kycLevel) => edit({ kycLevel })}
          choices={levels(3, t('queue_tab_all'))}
        />
        <SelectField
          label={t('people_filter_vip')}
          value={filter.vipLevel}
          onChange={(vipLevel) => edit({ vipLevel })}
          choices={levels(8, t('queue_tab_all'))}
        />
        <TagFilter
          tag={tag}
          onChange={(chosenTag) => {
            setTag(chosenTag)
            setPageNo(1)
          }}
        />
        <DateRange range={filter} onChange={edit} />
        {can('members.export') ? (
          <span className={styles.fixed}>
            <CsvButton call={exportMembers} query={asked} />
          </span>
        ) : null}
      </Form>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('people_title')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.memberId}
              onOpen={(row) => navigate(paths.member(row.memberId))}
              empty={<EmptyState isSmall title={t('people_none')} text={t('people_none_text')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <CreateMemberWindow isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}
