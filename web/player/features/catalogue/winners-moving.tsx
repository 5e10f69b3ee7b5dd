import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { SHOWN_WINNERS } from '../../state/home.ts'
import styles from './live-row.module.css'
import { useBoard } from './use-board.ts'
import { useCalmMotion } from './use-calm-motion.ts'
import { useIsSeen } from './use-is-seen.ts'
import { WinnerRow } from './winner-row.tsx'

/** Five wins seen at once, a step every 3000 ms (site.md §9). */
const STEP_MS = 3000

/**
 * The board in motion. It pauses under the pointer, with the focus inside, in a hidden tab, out of the view,
 * by its button, and if the device asks for reduced motion.
 */
export default function WinnersMoving() {
  const t = useText()
  const winners = useBoard()
  const board = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(board)
  const isCalm = useCalmMotion()
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [place, setPlace] = useState({ step: 0, isJump: false })
  const canMove = winners.length > SHOWN_WINNERS
  const isMoving = canMove && isSeen && !isCalm && !isStopped && !isHeld
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => {
      if (!document.hidden)
        setPlace(({ step }) => ({ step: step >= winners.length ? 1 : step + 1, isJump: false }))
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isMoving, winners.length])
  // After the last step the copies of the first five are in their place: back to them invisibly.
  const settle = () => {
    if (place.step >= winners.length) setPlace({ step: 0, isJump: true })
  }
  return (
    <div
      ref={board}
      className={styles.moving}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={`panel ${styles.view}`}>
        <ul
          className={`${styles.list} ${place.isJump ? '' : styles.gliding}`}
          style={{ '--step': place.step % (winners.length + 1) } as CSSProperties}
          onTransitionEnd={settle}
        >
          {winners.map((winner) => (
            <WinnerRow
              key={`${winner.wonAt}-${winner.customerName}-${winner.gameCode}-${winner.winAmount}`}
              winner={winner}
            />
          ))}
          {canMove
            ? winners
                .slice(0, SHOWN_WINNERS)
                .map((winner, order) => <WinnerRow key={`again-${order}`} winner={winner} isCopy />)
            : null}
        </ul>
      </div>
      {canMove && !isCalm ? (
        <IconButton
          icon={isStopped ? 'auto' : 'pause'}
          label={t(isStopped ? 'home_winners_go_on' : 'home_winners_pause')}
          className={styles.pause}
          onClick={() => setStopped(!isStopped)}
        />
      ) : null}
    </div>
  )
}
