import { useEffect, useRef, useState } from 'react'
import type { MountStage, MountedStage, ShownRound } from '../../../../games/kit/stage/page.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { loadPart } from '../../../ui/loading/load-part.ts'
import { Note } from '../../../ui/overlay/toast.tsx'
import type { Round } from './round.ts'
import styles from './round.module.css'

const stages: Readonly<Record<string, () => Promise<{ mount: MountStage }>>> = {
  BENJARONG: () => import('../../../../games/benjarong/stage/index.ts'),
  BETTA20: () => import('../../../../games/betta20/stage/index.ts'),
  BOSANG: () => import('../../../../games/bosang/stage/index.ts'),
  BUFFALO243: () => import('../../../../games/buffalo243/stage/index.ts'),
  CATFORTUNE: () => import('../../../../games/catfortune/stage/index.ts'),
  CHALAWAN: () => import('../../../../games/chalawan/stage/index.ts'),
  DURIAN20: () => import('../../../../games/durian20/stage/index.ts'),
  GARLAND: () => import('../../../../games/garland/stage/index.ts'),
  GOLDCRAB: () => import('../../../../games/goldcrab/stage/index.ts'),
  JEWELLOTUS: () => import('../../../../games/jewellotus/stage/index.ts'),
  KITEWIND: () => import('../../../../games/kitewind/stage/index.ts'),
  KRATHONG: () => import('../../../../games/krathong/stage/index.ts'),
  LONGDRUM: () => import('../../../../games/longdrum/stage/index.ts'),
  MOONRABBIT: () => import('../../../../games/moonrabbit/stage/index.ts'),
  MUAYGOLD: () => import('../../../../games/muaygold/stage/index.ts'),
  NAGA243: () => import('../../../../games/naga243/stage/index.ts'),
  NINEGEMS: () => import('../../../../games/ninegems/stage/index.ts'),
  ORCHARD: () => import('../../../../games/orchard/stage/index.ts'),
  SIAMGOLD20: () => import('../../../../games/siamgold20/stage/index.ts'),
  SOMTAM20: () => import('../../../../games/somtam20/stage/index.ts'),
  TIGERSPIRIT: () => import('../../../../games/tigerspirit/stage/index.ts'),
  TUKTUK3: () => import('../../../../games/tuktuk3/stage/index.ts'),
  YAKSHA25: () => import('../../../../games/yaksha25/stage/index.ts'),
  YIPENG243: () => import('../../../../games/yipeng243/stage/index.ts'),
}

export const hasReplay = (gameCode: string): boolean => gameCode in stages

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
      roundId: round.roundId, events: fair.events as ShownRound['events'], betAmount: round.betAmount, winAmount: round.winAmount, balance, currency: round.currency, proof: fair.proof,
    }
    const open = async () => {
      const { mount } = await loadPart(stages[round.gameCode]!)
      if (isGone || !host.current) return
      mounted = await mount(host.current, { language: language === 'en' ? 'en' : 'th', currency: round.currency, mode: round.mode, balance, resume: shown })
      if (isGone) mounted.dispose()
      else setState('shown')
    }
    open().catch(() => { if (!isGone) setState('failed') })
    return () => { isGone = true; mounted?.dispose() }
  }, [round, fair, language])
  return (
    <>
      {state === 'loading' ? <Skeleton shape="block" /> : null}
      {state === 'failed' ? <Note tone="bad">{t('rounds_replay_failed')}</Note> : null}
      <div ref={host} className={styles.stage} data-theme="dark" hidden={state === 'failed'} />
    </>
  )
}
