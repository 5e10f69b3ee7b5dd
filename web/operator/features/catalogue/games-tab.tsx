import { useState } from 'react'
import { listAllGames } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { listAllVendors } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { useCan } from '../../session/me.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EditGameWindow } from './edit-game-window.tsx'
import { gameColumns } from './game-columns.tsx'
import { ALL, type Filter, everything, given, GameFilters } from './game-filters.tsx'
import type { Game } from './types.ts'

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
  const scope = {
    ...(given(filter.vassalage) ? { vassalage: filter.vassalage } : {}),
    ...(filter.gameType === ALL ? {} : { gameType: filter.gameType }),
  }
  const query = {
    ...scope,
    ...(filter.query.trim() ? { query: filter.query.trim() } : {}),
    ...(filter.state === ALL ? {} : { state: filter.state }),
    ...(filter.mark === ALL ? {} : { mark: filter.mark }),
  }
  const answer = useCall(
    listAllGames,
    { query: { ...query, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const narrow = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change })
    setPageNo(1)
  }
  const choose = (games: readonly Game[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const game of games)
      if (isChosen) next.set(game.nodeId, game)
      else next.delete(game.nodeId)
    setChosen(next)
  }
  const columns = gameColumns({
    t,
    mayEdit,
    chosen,
    page: answer.data?.list ?? [],
    onChoose: choose,
    onEdit: setEditing,
  })
  return (
    <>
      <GameFilters filter={filter} vendors={house.data?.vendors ?? []} onNarrow={narrow} />
      <p className="small text-2" role="status">
        {answer.data ? t('catalogue_found', { count: answer.data.totalCount }) : '\u00a0'}
      </p>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('games_tab_games')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => String(row.nodeId)}
              empty={<EmptyState isSmall title={t('games_none')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {mayEdit && chosen.size > 0 ? (
        <BulkBar
          games={[...chosen.values()]}
          scope={scope}
          scopeName={Object.keys(scope).length > 0 ? t('catalogue_within_filter') : t('catalogue_within_all')}
          onDone={() => setChosen(new Map())}
        />
      ) : null}
      {editing ? (
        <EditGameWindow
          key={editing.nodeId}
          game={editing}
          languages={house.data?.languages ?? ['TH', 'EN']}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  )
}
