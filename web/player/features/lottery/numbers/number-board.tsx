import { useState } from 'react'
import { type NumberGame, numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { paths } from '../../../paths.ts'
import { type BettingIssue, bettingIssueOf } from '../board/betting-issue.ts'
import { RoomBar } from '../parts/room-bar.tsx'
import { SHOWN_AHEAD } from '../parts/shown-ahead.ts'
import { type Draws, usePast, useDraws } from '../parts/use-draws.ts'
import { useIsWide } from '../parts/use-is-wide.ts'
import styles from './board.module.css'
import { ConfirmWindow } from './confirm-window.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { LastDraw } from './last-draw.tsx'
import { NumberHead } from './number-head.tsx'
import { PasteWindow } from './paste-window.tsx'
import { PrizeTable } from './prize-table.tsx'
import { SetsWindow } from './sets-window.tsx'
import { NumberSlipBar } from './slip-bar.tsx'
import { SlipPanel, SlipWindow } from './slip-panel.tsx'
import { useNumberSlip } from './slip-store.ts'
import { useAdd } from './use-add.ts'
import { useEntry } from './use-entry.ts'
import { useNumberBoard } from './use-number-board.ts'
import './texts.ts'

export interface NumberBoardProps {
  gameCode: string
  /** The issue to bet on; without it the one that closes next. */
  numero?: string | undefined
  /** Of the way back from the bar at the top. */
  back?: string
  /** The page around it says which draw this is. */
  isInside?: boolean
}

/** The most issues that the server names ahead. */
const MOST_AHEAD = 120

/** The board of a lottery on whole numbers, Thai style or 4D, with its slip. */
export function NumberBoard({
  gameCode,
  numero,
  back = paths.lottery('/seaLottery'),
  isInside = false,
}: NumberBoardProps) {
  const t = useText()
  const game = numberGameOf(gameCode)
  if (game && game.kind !== 'VIETNAM')
    return <Board key={gameCode} game={game} numero={numero} back={back} isInside={isInside} />
  return (
    <>
      <RoomBar title={t('nav_lott')} place="board" back={back} />
      <EmptyState title={t('lottery_unknown')} />
    </>
  )
}

/** The issue that the page is about, or the one that takes bets at this moment. */
function useIssue(draws: Draws, numero: string | undefined): { issue: BettingIssue | null; isOpen: boolean } {
  const chosen =
    numero === undefined
      ? bettingIssueOf(draws)
      : ([draws.issue, ...draws.next].find((one) => one?.numero === numero) ?? null)
  const hasOpened = usePast(chosen?.opensAt)
  const isClosed = usePast(chosen?.closesAt)
  return { issue: chosen, isOpen: chosen !== null && hasOpened && !isClosed }
}

type Opened = 'SLIP' | 'CONFIRM' | 'PASTE' | 'SETS' | null

function Board({
  game,
  numero,
  back,
  isInside,
}: {
  game: NumberGame
  numero: string | undefined
  back: string
  isInside: boolean
}) {
  const t = useText()
  const { gameCode } = game
  const isWide = useIsWide()
  const draws = useDraws(gameCode, { next: numero === undefined ? SHOWN_AHEAD : MOST_AHEAD })
  const { issue, isOpen } = useIssue(draws, numero)
  const board = useNumberBoard(game, issue?.numero ?? null)
  const { lines } = useNumberSlip(gameCode)
  const adding = useAdd(gameCode, issue?.numero ?? null, board)
  const entry = useEntry(board.groups, adding.add)
  const [opened, setOpened] = useState<Opened>(null)
  const [pasted, setPasted] = useState('')
  const close = () => setOpened(null)
  const paste = (text: string) => {
    setPasted(text)
    setOpened('PASTE')
  }
  const isOff = board.terms !== undefined && !board.terms.isOn
  const slip = {
    gameCode,
    board,
    lines,
    onSend: () => setOpened('CONFIRM'),
    onKeep: () => setOpened('SETS'),
  }
  return (
    <div className={isInside ? undefined : styles.page}>
      {isInside ? null : <RoomBar title={t('lottery_board_title')} place="board" back={back} />}
      <div className={isInside ? styles.bare : styles.inside}>
        {isInside ? null : <NumberHead draws={draws} issue={issue} isOpen={isOpen} />}
        {isOff ? <p className={styles.off}>{t('lottery_off')}</p> : null}
        <div className={`${styles.columns} ${game.kind === 'FOURD' ? styles.beside : ''}`}>
          <EntryPanel
            gameCode={gameCode}
            entry={entry}
            board={board}
            lines={lines}
            adding={adding}
            isWide={isWide}
            canPaste={game.kind !== 'FOURD'}
            onPaste={paste}
            onSets={() => setOpened('SETS')}
          />
          {isWide ? (
            <aside className={styles.side}>
              <SlipPanel {...slip} />
            </aside>
          ) : null}
          <div className={styles.below}>
            <PrizeTable plays={entry.group.plays} oddsOf={board.oddsOf} />
            {isInside ? null : <LastDraw game={draws.game} last={draws.last} />}
          </div>
        </div>
      </div>
      {isWide ? null : (
        <NumberSlipBar
          plays={entry.plays}
          stakeOf={board.stakeOf}
          lines={lines}
          playOf={board.playOf}
          onSlip={() => setOpened('SLIP')}
          onSend={() => setOpened('CONFIRM')}
        />
      )}
      <SlipWindow {...slip} isOpen={opened === 'SLIP' && !isWide} onClose={close} />
      <ConfirmWindow
        gameCode={gameCode}
        board={board}
        issue={issue}
        isBetting={isOpen && !isOff}
        isOpen={opened === 'CONFIRM'}
        onClose={close}
      />
      <PasteWindow
        isOpen={opened === 'PASTE'}
        playOf={board.playOf}
        start={pasted}
        onAdd={adding.put}
        onClose={close}
      />
      <SetsWindow
        isOpen={opened === 'SETS'}
        gameCode={gameCode}
        bets={lines}
        onTake={adding.put}
        onClose={close}
      />
    </div>
  )
}
