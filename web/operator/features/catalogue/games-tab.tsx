import { useState } from 'react'
import { listAllGames } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { listAllVendors } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { categoryWords, type Category, type GameMark } from '../../../../contract/shared/catalogue-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatCount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EditGameWindow } from './edit-game-window.tsx'
import { gameColumns } from './game-columns.tsx'
import { catalogueStates, categoryText, type CatalogueState } from './states.ts'
import type { Game } from './types.ts'

const ALL = 'ALL'
const marks: readonly { key: GameMark; text: 'games_hot' | 'games_new' | 'catalogue_absent' }[] = [{ key: 'HOT', text: 'games_hot' }, { key: 'NEW', text: 'games_new' }, { key: 'ABSENT', text: 'catalogue_absent' }]

interface Filter { query: string; vassalage: string; gameType: Category | typeof ALL; state: CatalogueState | typeof ALL; mark: GameMark | typeof ALL }
const everything: Filter = { query: '', vassalage: ALL, gameType: ALL, state: ALL, mark: ALL }
const given = <Value extends string>(value: Value | typeof ALL): Value | undefined => (value === ALL ? undefined : value)

/** Every game in the order of the lobby: found, chosen, changed and moved, one or many at a time. */
export function GamesTab() {
  const t = useText()
  const can = useCan()
  const mayEdit = can('catalogue.edit')
  const [filter, setFilter] = useState(everything)
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<ReadonlyMap<number, Game>>(new Map())
  const [editing, setEditing] = useState<Game | null>(null)
  const house = useCall(listAllVendors, {}, { staleMs: 30_000 })
  const scope = { ...(given(filter.vassalage) ? { vassalage: filter.vassalage } : {}), ...(filter.gameType === ALL ? {} : { gameType: filter.gameType }) }
  const query = { ...scope, ...(filter.query.trim() ? { query: filter.query.trim() } : {}), ...(filter.state === ALL ? {} : { state: filter.state }), ...(filter.mark === ALL ? {} : { mark: filter.mark }) }
  const answer = useCall(listAllGames, { query: { ...query, pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 3_000 })
  const narrow = (change: Partial<Filter>) => { setFilter({ ...filter, ...change }); setPageNo(1) }
  const choose = (games: readonly Game[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const game of games) if (isChosen) next.set(game.nodeId, game); else next.delete(game.nodeId)
    setChosen(next)
  }
  const columns = gameColumns({ t, mayEdit, chosen, page: answer.data?.list ?? [], onChoose: choose, onEdit: setEditing })
  return (
    <>
      <div className={parts.filters}>
        <TextField label={t('games_search')} icon="search" maxLength={60} value={filter.query} onChange={(event) => narrow({ query: event.target.value })} />
        <SelectField label={t('games_vendor')} value={filter.vassalage} onChange={(vassalage) => narrow({ vassalage })} choices={[{ key: ALL, text: t('games_all_vendors') }, ...(house.data?.vendors ?? []).map(({ vassalage, name, gameCount }) => ({ key: vassalage, text: name, note: formatCount(gameCount) }))]} />
        <SelectField label={t('catalogue_category')} value={filter.gameType} onChange={(gameType) => narrow({ gameType })} choices={[{ key: ALL, text: t('common_all') }, ...categoryWords.map((key) => ({ key, text: t(categoryText(key)) }))]} />
        <SelectField label={t('games_state')} value={filter.state} onChange={(state) => narrow({ state })} choices={[{ key: ALL, text: t('common_all') }, ...catalogueStates.map(({ key, text }) => ({ key, text: t(text) }))]} />
        <SelectField label={t('games_marks')} value={filter.mark} onChange={(mark) => narrow({ mark })} choices={[{ key: ALL, text: t('common_all') }, ...marks.map(({ key, text }) => ({ key, text: t(text) }))]} />
      </div>
      <p className="small text-2" role="status">{answer.data ? t('catalogue_found', { 0: answer.data.totalCount }) : '\u00a0'}</p>
      <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('games_tab_games')} columns={columns} rows={page.list} rowKey={(row) => String(row.nodeId)} empty={<EmptyState isSmall title={t('games_none')} />} /></div>}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {mayEdit && chosen.size > 0 ? <BulkBar games={[...chosen.values()]} scope={scope} scopeName={Object.keys(scope).length > 0 ? t('catalogue_within_filter') : t('catalogue_within_all')} onDone={() => setChosen(new Map())} /> : null}
      {editing ? <EditGameWindow key={editing.nodeId} game={editing} languages={house.data?.languages ?? ['TH', 'EN']} onClose={() => setEditing(null)} /> : null}
    </>
  )
}
