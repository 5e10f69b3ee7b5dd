import { useState } from 'react'
import { changeStudioTable } from '../../../../contract/operator/launch/change-studio-table.ts'
import {
  listStudioRounds,
  type listStudioRoundsSchemas,
} from '../../../../contract/operator/launch/list-studio-rounds.ts'
import { listStudioTables } from '../../../../contract/operator/launch/list-studio-tables.ts'
import { voidStudioRound } from '../../../../contract/operator/launch/void-studio-round.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { EditTableWindow } from './edit-table-window.tsx'
import { Spots } from './spots.tsx'
import { useTableWords } from '../../../ui/games/table-words.ts'
import { fullName, resultText, type Table } from './types.ts'

type Row = ValueOf<typeof listStudioRoundsSchemas>['list'][number]

/** One table: its running round with the stakes on each bet, what may be done with it, and its rounds. */
export function TablePanel({ table, name, currency }: { table: Table; name: string; currency: string }) {
  const t = useText()
  const can = useCan()
  const [isEditing, setEditing] = useState(false)
  const [isVoiding, setVoiding] = useState(false)
  const { round } = table
  const isUndrawn = table.state === 'BETTING' || table.state === 'CLOSED'
  const turn = async () => {
    try {
      await callServer(changeStudioTable, { params: { tableId: table.tableId }, body: { isOn: !table.isOn } })
      toast.good(t(table.isOn ? 'flt_off_text' : 'flt_on_text'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refresh(listStudioTables)
  }
  const askVoid = async (reason: string) => {
    await callServer(voidStudioRound, { params: { roundId: round!.roundId }, body: { reason } })
    toast.good(t('flt_void_asked'))
    await refresh(listStudioTables)
  }
  return (
    <>
      <Panel
        title={fullName(table, name)}
        beside={
          can('floor.manage') ? (
            <span className={parts.toolbar}>
              <Button size="compact" onClick={() => void turn()}>
                {t(table.isOn ? 'flt_off' : 'flt_on')}
              </Button>
              <Button size="compact" onClick={() => setEditing(true)}>
                {t('flt_edit')}
              </Button>
              {round && isUndrawn ? (
                <Button size="compact" onClick={() => setVoiding(true)}>
                  {t('flt_void')}
                </Button>
              ) : null}
            </span>
          ) : null
        }
      >
        {table.isOn && table.state === 'OFF' ? <Note>{t('flt_game_off')}</Note> : null}
        {round ? (
          <Spots gameCode={table.gameCode} round={round} currency={currency} />
        ) : (
          <p className="small text-2">{t('flt_no_stakes')}</p>
        )}
      </Panel>
      <Rounds tableId={table.tableId} gameCode={table.gameCode} name={name} currency={currency} />
      {isEditing ? <EditTableWindow table={table} name={name} onClose={() => setEditing(false)} /> : null}
      <ReasonDialog
        isOpen={isVoiding}
        title={t('flt_void')}
        label={t('common_reason')}
        isRequired
        submitText={t('flt_void')}
        onSubmit={askVoid}
        onClose={() => setVoiding(false)}
      >
        {t('flt_void_text', { roundNo: String(round?.roundNo ?? '') })}
      </ReasonDialog>
    </>
  )
}

function Rounds({
  tableId,
  gameCode,
  name,
  currency,
}: {
  tableId: string
  gameCode: string
  name: string
  currency: string
}) {
  const t = useText()
  const words = useTableWords(gameCode)
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listStudioRounds,
    { params: { tableId }, query: { pageNo, pageSize: 15 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const columns: Column<Row>[] = [
    {
      key: 'round',
      head: t('flt_round'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.tableRound(row.roundId)}>
          {t('flt_round_no', { roundNo: String(row.roundNo) })}
        </ConsoleLink>
      ),
    },
    { key: 'result', head: t('flt_result'), cell: (row) => resultText(row, words) ?? t('flt_state_VOID') },
    {
      key: 'stakes',
      head: t('flt_stakes'),
      isFigure: true,
      card: 'amount',
      cell: (row) => (
        <>
          {formatMoney(row.stakeAmount, currency)}
          {row.takenAmount === row.stakeAmount ? null : (
            <small className="text-3">
              {' '}
              {t('flt_taken_of', { takenAmount: formatMoney(row.takenAmount, currency) })}
            </small>
          )}
        </>
      ),
    },
    {
      key: 'payouts',
      head: t('flt_payouts'),
      isFigure: true,
      cell: (row) => formatMoney(row.payoutAmount, currency),
    },
    { key: 'players', head: t('flt_players'), isFigure: true, cell: (row) => row.playerCount },
    { key: 'when', head: t('flt_when'), cell: (row) => formatDateTime(row.openedAt) },
  ]
  return (
    <>
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel title={t('flt_rounds', { game: name })} isFlush>
            <DataTable
              caption={t('flt_rounds', { game: name })}
              columns={columns}
              rows={list}
              rowKey={(row) => row.roundId}
              empty={<EmptyState isSmall title={t('flt_rounds_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
