import { useState } from 'react'
import { numberGameOf, type NumberGame } from '../../../../../kernel/lottery/numbers/games.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { bettingIssueOf } from '../board/betting-issue.ts'
import { ConfirmWindow } from '../numbers/confirm-window.tsx'
import { SetsWindow } from '../numbers/sets-window.tsx'
import { NumberSlipBar } from '../numbers/slip-bar.tsx'
import { SlipPanel, SlipWindow } from '../numbers/slip-panel.tsx'
import { StakeFields } from '../numbers/stake-fields.tsx'
import { hasPlans } from '../game-kind.ts'
import { GameHead } from '../parts/game-head.tsx'
import { RoomBar } from '../parts/room-bar.tsx'
import { useDraws } from '../parts/use-draws.ts'
import { useIsWide } from '../parts/use-is-wide.ts'
import { BoardChoice, BoardFold } from './board-choice.tsx'
import { LastResult } from './last-result.tsx'
import { NumberPanel } from './number-panel.tsx'
import { PlayTiles } from './play-tiles.tsx'
import './texts.ts'
import { useVietnamBoard } from './use-vietnam-board.ts'
import styles from './vietnam.module.css'

/** The board of a Vietnamese lottery with its slip (domain/lottery.md §4). */
export default function VietnamPage({ gameCode }: { gameCode: string }) {
  const t = useText()
  const game = numberGameOf(gameCode)
  if (game?.kind === 'VIETNAM') return <Board key={gameCode} game={game} />
  return (
    <>
      <RoomBar title={t('nav_lott')} place="board" back={paths.lottery('/vnLottery')} />
      <EmptyState title={t('lottery_unknown')} />
    </>
  )
}

type Opened = 'SLIP' | 'CONFIRM' | 'SETS' | null

function Board({ game }: { game: NumberGame }) {
  const t = useText()
  const { gameCode } = game
  const isWide = useIsWide()
  const draws = useDraws(gameCode)
  const issue = bettingIssueOf(draws)
  const board = useVietnamBoard(game, issue?.numero ?? null)
  const { offer, lines, play } = board
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const isOff = offer.terms !== undefined && !offer.terms.isOn
  const slip = {
    gameCode,
    board: offer,
    lines,
    onSend: () => setOpened('CONFIRM'),
    onKeep: () => setOpened('SETS'),
    onAhead: hasPlans(gameCode) ? () => void navigate(paths.lotteryAhead(gameCode)) : undefined,
  }
  return (
    <div className={styles.page}>
      <RoomBar title={t('lottery_board_title')} place="board" back={paths.lottery('/vnLottery')} />
      <div className={styles.inside}>
        <GameHead draws={draws}>{isWide ? null : <BoardFold game={game} />}</GameHead>
        {isWide ? <BoardChoice game={game} /> : null}
        {isOff ? <p className={styles.off}>{t('lottery_off')}</p> : null}
        <div className={styles.columns}>
          <div className={styles.main}>
            <PlayTiles board={board} />
            <NumberPanel board={board} />
          </div>
          <aside className={styles.side}>
            {isWide ? (
              <>
                <div className={`panel ${styles.unit}`}>
                  <StakeFields plays={[play]} stakeOf={offer.stakeOf} />
                </div>
                <SlipPanel {...slip} />
              </>
            ) : null}
            <LastResult draws={draws} mark={board.last} />
            {game.drawnBy === 'IMPORT' ? <p className="note text-3">{t('lottery_vn_disclaimer')}</p> : null}
          </aside>
        </div>
      </div>
      {isWide ? null : (
        <NumberSlipBar
          plays={[play]}
          stakeOf={offer.stakeOf}
          lines={lines}
          playOf={offer.playOf}
          onSlip={() => setOpened('SLIP')}
          onSend={() => setOpened('CONFIRM')}
        />
      )}
      <SlipWindow {...slip} isOpen={opened === 'SLIP' && !isWide} onClose={close} />
      <ConfirmWindow
        gameCode={gameCode}
        board={offer}
        issue={issue}
        isBetting={draws.isOpen && !isOff}
        isOpen={opened === 'CONFIRM'}
        onClose={close}
      />
      <SetsWindow
        isOpen={opened === 'SETS'}
        gameCode={gameCode}
        bets={lines}
        onTake={board.put}
        onClose={close}
      />
    </div>
  )
}
