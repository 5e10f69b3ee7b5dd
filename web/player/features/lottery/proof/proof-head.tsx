import { formatDateTime } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Balls } from '../parts/balls.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { readNumberResult } from '../parts/number-draw.ts'
import { PrizeBoard } from '../parts/prize-board.tsx'
import { ResultLine } from '../parts/result-line.tsx'
import type { CheckedDraw } from './check-draw.ts'
import styles from './proof.module.css'
import type { Proof } from './use-proof.ts'

/** The issue, its result or the time until it, and whether everything holds. */
export function ProofHead({ proof, checked }: { proof: Proof; checked: CheckedDraw | null }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText } = useIssueText()
  const { gameCode, numero, result, drawsAt } = proof
  return (
    <section className={`frame yo ${styles.head}`}>
      <div>
        <h2 className={styles.title}>{nameOf({ gameCode, name: gameCode })}</h2>
        <p className="small text-2">
          {issueText(numero)} · {formatDateTime(drawsAt)}
        </p>
      </div>
      {result === null ? (
        <span className={styles.waiting}>
          {proof.state === 'VOID' ? t('draw_void') : t('draw_draws_in')}
          {proof.state === 'VOID' ? null : <Countdown endsAt={drawsAt} label={t('draw_draws_in')} isBoxed />}
        </span>
      ) : (
        <ResultLine gameCode={gameCode} family={proof.family} numero={numero} result={result} size="large" />
      )}
      <DemoBadge source={proof.source} />
      <Verdict source={proof.source} checked={checked} />
    </section>
  )
}

function Verdict({ source, checked }: { source: Proof['source']; checked: CheckedDraw | null }) {
  const t = useText()
  if (source === 'IMPORT') return null
  if (!checked)
    return (
      <Badge tone="waiting" icon="lock">
        {t('draw_proof_locked')}
      </Badge>
    )
  return (
    <Badge tone={checked.isRight ? 'good' : 'bad'} icon={checked.isRight ? 'check' : 'warn'}>
      {t(checked.isRight ? 'draw_proof_all_hold' : 'draw_proof_one_fails')}
    </Badge>
  )
}

/** A whole result: balls, or the board of its prizes. */
export function Drawn({ proof, result }: { proof: Proof; result: string }) {
  const t = useText()
  const read = readNumberResult(proof.gameCode, proof.numero, result)
  return read ? (
    <PrizeBoard result={read} numero={proof.numero} caption={t('draw_board')} />
  ) : (
    <Balls family={proof.family} result={result} gameCode={proof.gameCode} />
  )
}
