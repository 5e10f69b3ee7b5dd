import './texts.ts'
import { Suspense, useState } from 'react'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { paths } from '../../../paths.ts'
import { RoomBar } from '../parts/room-bar.tsx'
import { type Draws, useDraws, usePast } from '../parts/use-draws.ts'
import { LastRound } from './last-round.tsx'
import { roundNo, type Round } from './round-after.ts'
import { RoundPrizes } from './prizes.tsx'
import { RoundHead } from './round-head.tsx'
import { RoundResult } from './round-result.tsx'
import { RoundsWindow } from './rounds-window.tsx'
import { ShootPanel } from './shoot-panel.tsx'
import { ShotList } from './shot-list.tsx'
import { SoFar } from './so-far.tsx'
import { useRound } from './use-round.ts'
import styles from './yeekee.module.css'

const NumberBoard = lazyPart(async () => ({
  default: (await import('../numbers/number-board.tsx')).NumberBoard,
}))

/** So many rounds of the day can be looked at ahead. */
const AHEAD = 12

/** The running round of yeekee: its shots, and what they come to. */
export default function YeekeePage() {
  const t = useText()
  const draws = useDraws(YEEKEE, { next: AHEAD })
  const [chosen, setChosen] = useState<string | null>(null)
  const [first, setFirst] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  // A round that was shown stays until its result has been seen.
  const started = first ?? draws.waiting?.numero ?? draws.issue?.numero ?? null
  if (started !== null && first === null) setFirst(started)
  const numero = chosen ?? started
  const choose = (next: string) => {
    setChosen(next)
    setChoosing(false)
  }
  return (
    <div className={styles.page}>
      <RoomBar title={t('yeekee_title')} place="board" back={paths.lottery('/seaLottery')} />
      <div className={styles.inside}>
        {numero ? (
          <RoundPlace
            key={numero}
            numero={numero}
            draws={draws}
            onChoose={choose}
            onRounds={() => setChoosing(true)}
          />
        ) : draws.error ? (
          <EmptyState
            title={errorText(draws.error, t)}
            action={<Button onClick={draws.retry}>{t('common_retry')}</Button>}
          />
        ) : draws.game ? (
          <EmptyState title={t('yeekee_closed_now')} text={t('yeekee_closed_now_text')} />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
      <RoundsWindow
        draws={draws}
        numero={numero}
        isOpen={isChoosing}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </div>
  )
}

interface PlaceProps {
  numero: string
  draws: Draws
  onChoose: (numero: string) => void
  onRounds: () => void
}

function RoundPlace({ numero, draws, onChoose, onRounds }: PlaceProps) {
  const t = useText()
  const { round, error, ask } = useRound(numero)
  if (error)
    return (
      <EmptyState title={errorText(error, t)} action={<Button onClick={ask}>{t('common_retry')}</Button>} />
    )
  if (!round) return <Skeleton shape="block" />
  return <RoundView round={round} draws={draws} ask={ask} onChoose={onChoose} onRounds={onRounds} />
}

function RoundView({
  round,
  draws,
  ask,
  onChoose,
  onRounds,
}: Omit<PlaceProps, 'numero'> & { round: Round; ask: () => void }) {
  const t = useText()
  const [view, setView] = useState<'SHOOT' | 'BET'>('SHOOT')
  const isBetOver = usePast(round.closesAt)
  const canBet = round.issueState === 'OPEN' && !isBetOver
  return (
    <>
      <RoundHead round={round} onRounds={onRounds} onShootingEnd={ask} />
      {canBet ? (
        <div className={styles.views}>
          <Segmented
            label={t('yeekee_views')}
            value={view}
            onChange={setView}
            choices={[
              { key: 'SHOOT', text: t('yeekee_shoot_title') },
              { key: 'BET', text: t('yeekee_bet') },
            ]}
          />
        </div>
      ) : null}
      {canBet && view === 'BET' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <NumberBoard gameCode={YEEKEE} numero={round.numero} isInside />
        </Suspense>
      ) : (
        <Shooting round={round} next={draws.issue?.numero} ask={ask} onChoose={onChoose} />
      )}
    </>
  )
}

/** The shots of a round with what they come to; once it is over, its result. */
function Shooting({
  round,
  next,
  ask,
  onChoose,
}: {
  round: Round
  next: string | undefined
  ask: () => void
  onChoose: (numero: string) => void
}) {
  const t = useText()
  const isOver = round.state === 'OVER'
  return (
    <div className={styles.columns}>
      {isOver ? (
        <section className={`panel ${styles.shoot}`}>
          <RoundResult round={round} />
          {next && next !== round.numero ? (
            <Button kind="primary" isBlock onClick={() => onChoose(next)}>
              {t('yeekee_next_round', { n: roundNo(next) })}
            </Button>
          ) : null}
        </section>
      ) : (
        <ShootPanel round={round} onShot={ask} />
      )}
      <ShotList round={round} />
      {isOver ? null : <SoFar round={round} />}
      <aside className={styles.side}>
        <RoundPrizes round={round} />
        <LastRound numero={round.numero} />
        <Note tone="info">
          {t('yeekee_honest')} {t('yeekee_void_rule', { min: String(round.minShots) })}
        </Note>
      </aside>
    </div>
  )
}
