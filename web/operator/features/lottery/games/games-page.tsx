import { useState } from 'react'
import { listOfferedGames } from '../../../../../contract/operator/lottery/list-offered-games.ts'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { SecondMissing, useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { TermsWindow } from './terms-window.tsx'
import type { OfferedGame } from '../words.ts'

/** The lotteries with what the house offers of each. */
export function GamesPage() {
  const t = useText()
  const can = useCan()
  const [editing, setEditing] = useState<OfferedGame | null>(null)
  const waiting = useWaiting()
  const answer = useCall(listOfferedGames, {}, { keepsPrevious: true, staleMs: 3_000 })
  const [vendor, setVendor] = useState<Shelf | null>(null)
  const columns = gameColumns(t, answer.data?.currency, can('lottery.terms') ? setEditing : null)
  return (
    <>
      <PageHead title={t('lot_games_title')} text={t('lot_games_text')} />
      {can('lottery.terms') ? <SecondMissing waiting={waiting} /> : null}
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="stack">
            <Chips
              label={t('lotodds_shelf')}
              choices={shelves.map((key) => ({ key, text: t(`lotodds_shelf_${key}`) }))}
              value={vendor}
              onChange={setVendor}
            />
            {list.map(({ gameCode }) => (
              <WaitingNotes key={gameCode} waiting={waiting} subject={`lottery-terms:${gameCode}`} />
            ))}
            <Panel isFlush>
              <DataTable
                caption={t('lot_games_title')}
                columns={columns}
                rows={list.filter((game) => vendor === null || shelfOf(game) === vendor)}
                rowKey={(row) => row.gameCode}
              />
            </Panel>
          </div>
        )}
      </Loaded>
      {editing ? <TermsWindow game={editing} onClose={() => setEditing(null)} /> : null}
    </>
  )
}

/** Drawn here in the classic families; on whole numbers of the Vietnamese boards; all the others. */
const shelves = ['CLASSIC', 'SEA', 'VIETNAM'] as const
type Shelf = (typeof shelves)[number]

function shelfOf({ gameCode }: OfferedGame): Shelf {
  const game = numberGameOf(gameCode)
  if (!game) return 'CLASSIC'
  return game.kind === 'VIETNAM' ? 'VIETNAM' : 'SEA'
}

function gameColumns(
  t: ReturnType<typeof useText>,
  currency: string | undefined,
  onEdit: ((game: OfferedGame) => void) | null,
): Column<OfferedGame>[] {
  return [
    {
      key: 'game',
      head: t('lot_game'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link tap" href={paths.lotteryGame(row.gameCode)}>
          {row.name}
        </ConsoleLink>
      ),
    },
    {
      key: 'state',
      head: t('lot_state'),
      card: 'badge',
      cell: (row) => <Badge tone={row.isOn ? 'good' : 'neutral'}>{t(row.isOn ? 'lot_on' : 'lot_off')}</Badge>,
    },
    { key: 'group', head: t('lot_largest_group'), isFigure: true, cell: (row) => row.largestG ?? '–' },
    {
      key: 'ticket',
      head: t('lot_ticket'),
      isNamed: true,
      cell: (row) =>
        t('lot_from_to', {
          min: formatMoney(row.minTicketAmount, currency),
          max: formatMoney(row.maxTicketAmount, currency),
        }),
    },
    {
      key: 'payout',
      head: t('lot_max_payout'),
      isFigure: true,
      card: 'amount',
      cell: (row) => formatMoney(row.maxPayoutAmount, currency),
    },
    {
      key: 'changed',
      head: t('lot_changed'),
      isNamed: true,
      cell: (row) => (row.updatedAt ? formatDateTime(row.updatedAt) : t('lot_as_delivered')),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        onEdit ? (
          <Button size="compact" onClick={() => onEdit(row)}>
            {t('lot_edit')}
          </Button>
        ) : null,
    },
  ]
}
