import { useEffect, useState, type FormEvent } from 'react'
import { exportMembers } from '../../../../contract/operator/members/export-members.ts'
import { searchMembers, type searchMembersSchemas } from '../../../../contract/operator/members/search-members.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatDate, formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange } from '../../parts/date-range.tsx'
import { CsvButton } from '../../parts/downloads.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { navigate, useQueryValue } from '../../place.ts'
import { useCan } from '../../session/me.ts'
import { CreateMemberWindow } from './create-member-window.tsx'
import { MemberBadges } from './member-badges.tsx'

type Row = ValueOf<typeof searchMembersSchemas>['list'][number]

interface Filter { state: '' | 'ACTIVE' | 'FROZEN'; kycLevel: string; vipLevel: string; from: string; to: string }

const noFilter: Filter = { state: '', kycLevel: '', vipLevel: '', from: '', to: '' }
const levels = (most: number, all: string) => [{ key: '', text: all }, ...Array.from({ length: most + 1 }, (_, level) => ({ key: String(level), text: String(level) }))]

/** What of the filter was chosen, as the call takes it. */
function chosen({ state, kycLevel, vipLevel, from, to }: Filter) {
  return {
    ...(state ? { state } : {}), ...(kycLevel ? { kycLevel: parseInt(kycLevel, 10) } : {}), ...(vipLevel ? { vipLevel: parseInt(vipLevel, 10) } : {}),
    ...(from ? { from } : {}), ...(to ? { to } : {}),
  }
}

/** Members by part of a name, contact, address or account, narrowed by what they are; newest first. */
export function MembersPage() {
  const t = useText()
  const [query, setQuery] = useQueryValue('query')
  const [text, setText] = useState(query)
  const [pageNo, setPageNo] = useState(1)
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  useEffect(() => { setText(query); setPageNo(1) }, [query])
  const [filter, setFilter] = useState<Filter>(noFilter)
  const asked = { ...(query ? { query } : {}), ...chosen(filter) }
  const edit = (change: Partial<Filter>) => { setFilter({ ...filter, ...change }); setPageNo(1) }
  const answer = useCall(searchMembers, { query: { ...asked, pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 5_000 })
  const submit = (event: FormEvent) => { event.preventDefault(); setQuery(text.trim()) }
  const columns: Column<Row>[] = [
    { key: 'name', head: t('people_name'), card: 'title', cell: (row) => <b>{row.username}</b> },
    { key: 'real', head: t('people_real_name'), cell: (row) => row.payeeName ?? '–' },
    { key: 'mobile', head: t('people_mobile'), cell: (row) => row.mobile ?? '–' },
    { key: 'balance', head: t('people_balance'), isFigure: true, card: 'amount', cell: (row) => formatMoney(row.balance, row.currency) },
    { key: 'level', head: t('people_level'), card: 'hidden', cell: (row) => `KYC ${row.kycLevel} · VIP ${row.vipLevel}` },
    { key: 'state', head: t('people_state'), card: 'badge', cell: (row) => <MemberBadges row={row} /> },
    { key: 'joined', head: t('people_joined'), card: 'hidden', cell: (row) => formatDate(row.createdAt) },
    { key: 'seen', head: t('people_last_seen'), cell: (row) => (row.lastSignInAt ? formatDateTime(row.lastSignInAt) : t('people_never')) },
    { key: 'open', head: <span className="sr-only">{t('common_action')}</span>, card: 'hidden', cell: (row) => <ConsoleButton size="compact" href={paths.member(row.memberId)} onClick={(event) => event.stopPropagation()}>{t('common_detail')}</ConsoleButton> },
  ]
  return (
    <>
      <PageHead title={t('people_title')} beside={answer.data ? <span className="small text-3">{t('people_found', { 0: answer.data.totalCount })}</span> : null}
        actions={can('members.create') ? <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>{t('people_add')}</Button> : null} />
      <form role="search" aria-label={t('people_title')} className={styles.filters} onSubmit={submit}>
        <TextField label={t('people_search')} isLabelHidden icon="search" placeholder={t('people_search')} maxLength={64} autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" kind="primary" className={styles.fixed}>{t('common_search')}</Button>
        <SelectField label={t('people_state')} value={filter.state} onChange={(state) => edit({ state })} choices={[
          { key: '' as const, text: t('queue_tab_all') }, { key: 'ACTIVE' as const, text: t('people_filter_active') }, { key: 'FROZEN' as const, text: t('people_filter_frozen') },
        ]} />
        <SelectField label={t('people_filter_kyc')} value={filter.kycLevel} onChange={(kycLevel) => edit({ kycLevel })} choices={levels(3, t('queue_tab_all'))} />
        <SelectField label={t('people_filter_vip')} value={filter.vipLevel} onChange={(vipLevel) => edit({ vipLevel })} choices={levels(8, t('queue_tab_all'))} />
        <DateRange range={filter} onChange={edit} />
        {can('members.export') ? <span className={styles.fixed}><CsvButton call={exportMembers} query={asked} /></span> : null}
      </form>
      <Loaded answer={answer}>{(page) => (
        <div className="panel">
          <DataTable caption={t('people_title')} columns={columns} rows={page.list} rowKey={(row) => row.memberId} onOpen={(row) => navigate(paths.member(row.memberId))} empty={<EmptyState isSmall title={t('people_none')} text={t('people_none_text')} />} />
        </div>
      )}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <CreateMemberWindow isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}
