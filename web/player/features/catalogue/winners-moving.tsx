import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { listRanks } from '../../../../contract/player/catalogue/list-ranks.ts'
import { winnersTopic, type WinnersPush } from '../../../../contract/pushes/winner.ts'
import { callServer } from '../../../client/call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { home, SHOWN_WINNERS } from '../../state/home.ts'
import styles from './live-row.module.css'
import { useCalmMotion } from './use-calm-motion.ts'
import { WinnerRow } from './winner-row.tsx'

/** 50 wins, five seen at once, a step every 3000 ms (spec §9). */
const BOARD = 50
const STEP_MS = 3000
const REFRESH_MS = 20_000

/**
 * The board in motion. It rests under the pointer, with the focus inside, in a hidden tab, by its button, and for
 * whoever asked the device for less motion.
 */
export default function WinnersMoving() {
  const t = useText()
  const winners = useBoard()
  const isCalm = useCalmMotion()
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [place, setPlace] = useState({ step: 0, isJump: false })
  const canMove = winners.length > SHOWN_WINNERS
  const isMoving = canMove && !isCalm && !isStopped && !isHeld
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => { if (!document.hidden) setPlace(({ step }) => ({ step: step >= winners.length ? 1 : step + 1, isJump: false })) }, STEP_MS)
    return () => clearInterval(timer)
  }, [isMoving, winners.length])
  // After the last step the copies of the first five stand where the first five are: back to them unseen.
  const settle = () => { if (place.step >= winners.length) setPlace({ step: 0, isJump: true }) }
  return (
    <div className={styles.moving} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <div className={`panel ${styles.view}`}>
        <ul className={`${styles.list} ${place.isJump ? '' : styles.gliding}`} style={{ '--step': place.step % (winners.length + 1) } as CSSProperties} onTransitionEnd={settle}>
          {winners.map((winner) => <WinnerRow key={`${winner.wonAt}-${winner.customerName}-${winner.gameCode}-${winner.winAmount}`} winner={winner} />)}
          {canMove ? winners.slice(0, SHOWN_WINNERS).map((winner, order) => <WinnerRow key={`again-${order}`} winner={winner} isCopy />) : null}
        </ul>
      </div>
      {canMove && !isCalm ? <IconButton icon={isStopped ? 'auto' : 'pause'} label={t(isStopped ? 'home_winners_go_on' : 'home_winners_pause')} className={styles.pause} onClick={() => setStopped(!isStopped)} /> : null}
    </div>
  )
}

/** All winners of the board, asked for again when somebody wins, yet seldom. */
function useBoard() {
  const winners = useStore(home, (state) => state.winners)
  const language = useLanguage()
  const asked = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  const ask = async () => {
    asked.current = { at: performance.now(), timer: undefined }
    const ranks = await callServer(listRanks, { query: { gameCategory: 'ALL', limitNum: BOARD, language: language.toUpperCase() } }).catch(() => null)
    if (ranks && ranks.list.length > 0) home.setState({ winners: ranks.list.map(({ vo }) => vo) })
  }
  useEffect(() => {
    void ask()
    return () => clearTimeout(asked.current.timer)
    // `ask` is made anew by each drawing; only another language changes what it brings.
  }, [language])
  useTopic<WinnersPush>(winnersTopic, () => {
    if (asked.current.timer) return
    asked.current.timer = setTimeout(() => void ask(), Math.max(2000, asked.current.at + REFRESH_MS - performance.now()))
  })
  return winners
}
