import { useEffect, useRef, useState } from 'react'
import type { MountedStage, ShownRound } from '../../../../games/kit/stage/page.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { gameReplays } from '../../../ui/games/manifests.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { loadPart } from '../../../ui/loading/load-part.ts'
import { Note } from '../../../ui/overlay/toast.tsx'
import type { Round } from './round.ts'
import styles from './round.module.css'

export const hasReplay = (gameCode: string): boolean => gameReplays.get(gameCode) != null

/** The round as the member saw it, in the game's own stage; nothing can be staked in it. */
export function Replay({ round, fair }: { round: Round; fair: NonNullable<Round['fair']> }) {
  const t = useText()
  const language = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    let mounted: MountedStage | undefined
    let isGone = false
    const balance = round.movements.reduce((last, movement) => movement.balanceAfter ?? last, 0)
    const shown: ShownRound = {
      roundId: round.roundId,
      events: fair.events as ShownRound['events'],
      betAmount: round.betAmount,
      winAmount: round.winAmount,
      balance,
      currency: round.currency,
      proof: fair.proof,
    }
    const open = async () => {
      const { mount } = await loadPart(gameReplays.get(round.gameCode)!)
      if (isGone || !host.current) return
      mounted = await mount(host.current, {
        language: language === 'en' ? 'en' : 'th',
        currency: round.currency,
        mode: round.mode,
        balance,
        resume: shown,
      })
      if (isGone) mounted.dispose()
      else setState('shown')
    }
    open().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
      mounted?.dispose()
    }
  }, [round, fair, language])
  return (
    <>
      {state === 'loading' ? <Skeleton shape="block" /> : null}
      {state === 'failed' ? <Note tone="bad">{t('rounds_replay_failed')}</Note> : null}
      <div ref={host} className={styles.stage} data-theme="dark" hidden={state === 'failed'} />
    </>
  )
}
