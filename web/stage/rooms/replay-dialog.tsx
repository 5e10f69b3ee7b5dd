import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import type { ReplayHand } from '../../../games/kit/room/view.ts'
import type { StageLanguage } from '../../../games/kit/stage/page.ts'
import { Dialog, useDialog } from './dialog.tsx'
import { Drawn } from './drawn.tsx'
import handsStyles from './hands.module.css'
import { ReplayPlayer } from './replay-player.ts'
import styles from './replay.module.css'

const signs = {
  FIRST: 'M6 5v14M19 5L9 12L19 19Z',
  BACK: 'M17 5L7 12L17 19Z',
  PLAY: 'M7 4L19 12L7 20Z',
  PAUSE: 'M8 5v14M16 5v14',
  NEXT: 'M7 5L17 12L7 19Z',
  LAST: 'M18 5v14M5 5L15 12L5 19Z',
} as const

interface ReplayProps {
  hand: ReplayHand
  look: RoomLook
  language: StageLanguage
  onClosed: () => void
}

/** A finished hand: one step back or on, the ends, or all of it at its own pace. */
export function ReplayDialog({ hand, look, language, onClosed }: ReplayProps) {
  const { history, leave } = look.roomTexts[language]
  const dialog = useDialog(onClosed)
  const [player] = useState(() => new ReplayPlayer(hand, look, language))
  useEffect(() => () => player.dispose(), [player])
  return (
    <Dialog
      control={dialog}
      title={history.replayTitle(hand.handNo)}
      closeLabel={leave.cancel}
      className={handsStyles.wide}
      bodyClass={styles.replay}
      onKey={(key) => {
        if (key === 'ArrowLeft') player.command('BACK')
        if (key === 'ArrowRight') player.command('NEXT')
      }}
    >
      <Steps player={player} history={history} />
    </Dialog>
  )
}

function Steps({ player, history }: { player: ReplayPlayer; history: RoomTexts['history'] }) {
  const { at, end, isPlaying } = useStore(player.store)
  const [scene] = useState([player.view])
  const step = (command: keyof typeof signs, label: string) => (
    <Step sign={command} label={label} press={() => player.command(command)} />
  )
  return (
    <>
      <Drawn className={styles.stageBox} nodes={scene} />
      <p className={styles.said} role="status">
        {player.lastLines() || history.dealt}
      </p>
      <div className={styles.steps}>
        {step('FIRST', history.first)}
        {step('BACK', history.back)}
        {isPlaying ? step('PAUSE', history.pause) : step('PLAY', history.play)}
        {step('NEXT', history.next)}
        {step('LAST', history.last)}
        <span className={styles.place}>{history.step(at + 1, end + 1)}</span>
      </div>
    </>
  )
}

interface StepProps {
  sign: keyof typeof signs
  label: string
  press: () => void
}

function Step({ sign, label, press }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[sign]} className={sign === 'PAUSE' ? styles.strokeSign : styles.sign} />
      </svg>
    </button>
  )
}
