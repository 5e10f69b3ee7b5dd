import { useEffect, useState, type FormEvent } from 'react'
import { searchMembers, type searchMembersSchemas } from '../../../../contract/operator/members/search-members.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatDate, formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
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

/** Search by name, id, number or bank account; all members, newest first, where nothing is asked. */
export function MembersPage() {
  const t = useText()
  const [query, setQuery] = useQueryValue('query')
  const [text, setText] = useState(query)
  const [pageNo, setPageNo] = useState(1)
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  useEffect(() => { setText(query); setPageNo(1) }, [query])
  const answer = useCall(searchMembers, { query: { ...(query ? { query } : {}), pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 5_000 })
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
