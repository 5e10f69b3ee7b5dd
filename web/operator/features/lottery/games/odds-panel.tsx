import { useState } from 'react'
import { listPlayOdds } from '../../../../../contract/operator/lottery/list-play-odds.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { playName, prizeName } from '../play-text.ts'
import type { OfferedGame, Play } from '../words.ts'
import { LimitWindow } from './limit-window.tsx'
import { OddsWindow } from './odds-window.tsx'

type Task = { kind: 'ODDS' | 'LIMIT'; play: Play }

/** What each bet type pays, and how much of a number a member may take. */
export function OddsPanel({
  game,
  currency,
  mayChange,
}: {
  game: OfferedGame
  currency: string
  mayChange: boolean
}) {
  const t = useText()
  const { gameCode } = game
  const [task, setTask] = useState<Task | null>(null)
  const answer = useCall(listPlayOdds, { params: { gameCode } }, { keepsPrevious: true, staleMs: 3_000 })
  const limitOf = (playCode: string) =>
    game.numberLimits.find((limit) => limit.playCode === playCode)?.maxAmount
  return (
    <>
      <Panel title={t('lotodds_title')} isFlush>
        <Loaded answer={answer}>
          {({ plays }) => (
            <DataTable
              caption={t('lotodds_title')}
              columns={oddsColumns(t, gameCode, currency, limitOf, mayChange ? setTask : null)}
              rows={plays}
              rowKey={({ playCode }) => playCode}
            />
          )}
        </Loaded>
      </Panel>
      {task?.kind === 'ODDS' ? (
        <OddsWindow gameCode={gameCode} play={task.play} onClose={() => setTask(null)} />
      ) : null}
      {task?.kind === 'LIMIT' ? (
        <LimitWindow
          gameCode={gameCode}
          playCode={task.play.playCode}
          amount={limitOf(task.play.playCode)}
          onClose={() => setTask(null)}
        />
      ) : null}
    </>
  )
}

const isAsDelivered = ({ odds, defaultOdds }: Play): boolean => odds.join() === defaultOdds.join()

/** One prize has its odds alone; several are named. */
function oddsText(t: Translate, prizes: readonly string[], odds: readonly string[]): string {
  if (odds.length === 1) return odds[0]!
  return prizes.map((prize, place) => `${prizeName(t, prize)} ${odds[place]}`).join(' · ')
}

function oddsColumns(
  t: Translate,
  gameCode: string,
  currency: string,
  limitOf: (playCode: string) => number | undefined,
  onEdit: ((task: Task) => void) | null,
): Column<Play>[] {
  return [
    { key: 'play', head: t('lot_play'), card: 'title', cell: (play) => playName(t, gameCode, play.playCode) },
    {
      key: 'odds',
      head: t('lot_odds'),
      isNamed: true,
      cell: ({ prizes, odds }) => <span className={parts.message}>{oddsText(t, prizes, odds)}</span>,
    },
    {
      key: 'default',
      head: t('lotodds_default'),
      card: 'badge',
      cell: (play) =>
        isAsDelivered(play) ? (
          <Badge>{t('lot_as_delivered')}</Badge>
        ) : (
          <Badge tone="info">
            {play.odds.length === 1
              ? t('lotodds_default_was', { odds: play.defaultOdds[0]! })
              : t('lotodds_changed')}
          </Badge>
        ),
    },
    {
      key: 'limit',
      head: t('lotodds_limit'),
      isFigure: true,
      card: 'amount',
      cell: ({ playCode }) => {
        const amount = limitOf(playCode)
        return amount === undefined ? '–' : formatMoney(amount, currency)
      },
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (play) =>
        onEdit ? (
          <span className="row">
            <Button size="compact" onClick={() => onEdit({ kind: 'ODDS', play })}>
              {t('lotodds_edit_odds')}
            </Button>
            <Button size="compact" onClick={() => onEdit({ kind: 'LIMIT', play })}>
              {t('lotodds_edit_limit')}
            </Button>
          </span>
        ) : null,
    },
  ]
}
