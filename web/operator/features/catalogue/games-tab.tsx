import { useState } from 'react'
import { listAllGames } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { EditGameWindow } from './edit-game-window.tsx'
import { stateLook } from './states.ts'
import type { Game } from './types.ts'

const ALL = 'ALL'

/** Every game in the order of the lobby. */
export function GamesTab() {
  const t = useText()
  const can = useCan()
  const [search, setSearch] = useState('')
  const [vendor, setVendor] = useState(ALL)
  const [pageNo, setPageNo] = useState(1)
  const [editing, setEditing] = useState<Game | null>(null)
  const vendors = useCall(listVendorAccess, {}, { staleMs: 30_000 })
  const answer = useCall(listAllGames, { query: { ...(search.trim() ? { query: search.trim() } : {}), ...(vendor === ALL ? {} : { vassalage: vendor }), pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 3_000 })
  const columns: Column<Game>[] = [
    { key: 'name', head: t('games_name'), card: 'title', cell: (row) => <span><b>{row.name}</b> <span className="note text-3">{row.gameCode}</span></span> },
    { key: 'vendor', head: t('games_vendor'), cell: (row) => <span>{row.vendorName}{row.vendorState === 'OPEN' ? null : <> <Badge tone="waiting">{t('games_vendor_closed')}</Badge></>}</span> },
    { key: 'type', head: t('common_type'), card: 'hidden', cell: (row) => `${row.gameType} · ${row.gameClassify}` },
    { key: 'rtp', head: t('games_rtp'), isFigure: true, card: 'amount', cell: (row) => (row.rtp ? percent(row.rtp) : '–') },
    { key: 'marks', head: t('games_marks'), cell: (row) => <span className="row">{row.isHot ? <Badge tone="bad">{t('games_hot')}</Badge> : null}{row.isNew ? <Badge tone="good">{t('games_new')}</Badge> : null}</span> },
    { key: 'position', head: t('games_position'), isFigure: true, card: 'hidden', cell: (row) => row.position },
    { key: 'state', head: t('games_state'), card: 'badge', cell: (row) => <Badge tone={stateLook(row.state).tone}>{t(stateLook(row.state).text)}</Badge> },
    { key: 'edit', head: <span className="sr-only">{t('common_action')}</span>, card: 'action', cell: (row) => (can('catalogue.edit') ? <Button size="compact" aria-label={t('games_edit', { 0: row.name })} onClick={() => setEditing(row)}>{t('common_edit')}</Button> : null) },
  ]
  return (
    <>
      <div className={parts.filters}>
        <TextField label={t('games_search')} icon="search" maxLength={60} value={search} onChange={(event) => { setSearch(event.target.value); setPageNo(1) }} />
        <SelectField label={t('games_vendor')} value={vendor} onChange={(key) => { setVendor(key); setPageNo(1) }} choices={[{ key: ALL, text: t('games_all_vendors') }, ...(vendors.data?.list ?? []).map(({ vassalage, name }) => ({ key: vassalage, text: name }))]} />
      </div>
      <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('games_tab_games')} columns={columns} rows={page.list} rowKey={(row) => String(row.nodeId)} empty={<EmptyState isSmall title={t('games_none')} />} /></div>}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages ?? 1} onChange={setPageNo} />
      <EditGameWindow game={editing} onClose={() => setEditing(null)} />
    </>
  )
}

/** "0.960422" → "96.0422%", by moving the point. */
function percent(rate: string): string {
  const digits = rate.replace('.', '').padEnd(7, '0')
  return `${parseInt(digits.slice(0, 3), 10)}.${digits.slice(3, 7)}%`
}
