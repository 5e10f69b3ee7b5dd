import { Suspense, useState } from 'react'
import { MOST_LINES } from '../../../../../contract/shared/lottery-orders.ts'
import { type ClassicGame, classicGameOf } from '../../../../../kernel/lottery/classic/families.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { GameHead } from '../parts/game-head.tsx'
import { RoomBar } from '../parts/room-bar.tsx'
import { useDraws } from '../parts/use-draws.ts'
import { useIsWide } from '../parts/use-is-wide.ts'
import { BetWindow } from './bet-window.tsx'
import { bettingIssueOf } from './betting-issue.ts'
import styles from './board.module.css'
import { PlayBoard } from './play-board.tsx'
import { PlayChoice } from './play-choice.tsx'
import { mostPayout, type SlipLine, stakeOf, totalOf, usualUnits } from './slip.ts'
import { SlipBar } from './slip-bar.tsx'
import { SlipPanel, SlipWindow } from './slip-panel.tsx'
import { addLines, changeSlip, removeLine, useSlip, useUnit } from './slip-store.ts'
import { StakePanel } from './stake-panel.tsx'
import { chosenGroup, usePlays, useTerms } from './use-board.ts'
import { useDraft } from './use-draft.ts'

/** Only wide screens have room for it. */
const RecentResults = lazyPart(() => import('./recent-results.tsx'))

/** The board of a lottery with its slip (site.md §2, Routes). */
export default function BoardPage({ gameCode }: { gameCode: string }) {
  const t = useText()
  const game = classicGameOf(gameCode)
  if (game) return <Board key={gameCode} game={game} />
  return (
    <>
      <RoomBar title={t('nav_lott')} place="board" back={paths.lottery('/lottery')} />
      <EmptyState title={t('lottery_unknown')} />
    </>
  )
}

function Board({ game }: { game: ClassicGame }) {
  const t = useText()
  const { gameCode } = game
  const isWide = useIsWide()
  const { data: terms } = useTerms(gameCode)
  const plays = usePlays(game, terms)
  const draws = useDraws(gameCode)
  const issue = bettingIssueOf(draws)
  const slip = useSlip(gameCode)
  const kept = useUnit()
  const draft = useDraft(plays)
  const [multiple, setMultiple] = useState(1)
  const [bet, setBet] = useState<SlipLine | null>(null)
  const [isSlipOpen, setSlipOpen] = useState(false)
  const units = [...(terms?.units ?? usualUnits)].sort((one, other) => other - one)
  const unitAmount = units.includes(kept) ? kept : (units[0] ?? 100)
  const prizeGroup = chosenGroup(terms, slip.prizeGroup)
  const line: SlipLine = {
    id: crypto.randomUUID(),
    playCode: draft.play.code,
    selections: draft.selections,
    combinations: draft.combinations,
    unitAmount,
    multiple,
  }
  const isReady = draft.combinations > 0
  const add = () => {
    if (addLines(gameCode, issue?.numero ?? null, [line]) === 0) draft.clear()
    else toast.bad(t('lottery_slip_full', { max: String(MOST_LINES) }))
  }
  const shared = {
    gameCode,
    playOf: (code: string) => plays.find((play) => play.code === code),
    terms,
    issue,
    isBetting: draws.isOpen && (terms?.isOn ?? false),
    onEdit: (one: SlipLine) => {
      draft.load(one.playCode, one.selections)
      setMultiple(one.multiple)
      removeLine(gameCode, one.id)
      setSlipOpen(false)
    },
    onGroup: (next: number) => changeSlip(gameCode, { prizeGroup: next }),
  }
  const stake = { units, unitAmount, multiple, largestMultiple: terms?.largestMultiple ?? 99_999 }
  return (
    <div className={styles.page}>
      <RoomBar title={t('lottery_board_title')} place="board" back={paths.lottery('/lottery')} />
      <div className={styles.inside}>
        <GameHead draws={draws} />
        {terms && !terms.isOn ? <p className={styles.off}>{t('lottery_off')}</p> : null}
        <div className={styles.columns}>
          <div className={styles.main}>
            <PlayChoice plays={plays} play={draft.play} onChoose={draft.choose} />
            <PlayBoard draft={draft} prizeGroup={prizeGroup} />
            {isWide ? (
              <StakePanel
                {...stake}
                onMultiple={setMultiple}
                line={line}
                mostAmount={
                  isReady
                    ? mostPayout(draft.play, draft.selections, BigInt(unitAmount * multiple), prizeGroup)
                    : 0n
                }
                onAdd={add}
                onBet={() => setBet(line)}
              />
            ) : null}
          </div>
          {isWide ? (
            <aside className={styles.side}>
              <SlipPanel {...shared} slip={slip} />
              <Suspense fallback={null}>
                <RecentResults game={game} />
              </Suspense>
            </aside>
          ) : null}
        </div>
      </div>
      {isWide ? null : (
        <SlipBar
          {...stake}
          onMultiple={setMultiple}
          combinations={draft.combinations}
          stakeAmount={stakeOf(line)}
          slipCount={slip.lines.length}
          slipAmount={totalOf(slip.lines)}
          onRandom={draft.random}
          onAdd={add}
          onBet={() => setBet(line)}
          onSlip={() => setSlipOpen(true)}
        />
      )}
      <SlipWindow {...shared} slip={slip} isOpen={isSlipOpen && !isWide} onClose={() => setSlipOpen(false)} />
      <BetWindow
        {...shared}
        line={bet}
        prizeGroup={slip.prizeGroup}
        onClose={() => setBet(null)}
        onPlaced={draft.clear}
        onTicket={(orderId) => void navigate(paths.lotteryTickets(orderId))}
      />
    </div>
  )
}
