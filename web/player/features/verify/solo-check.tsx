import { formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { recompute, type Recomputed } from './recompute.ts'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

async function checkSolo({ serverSeed, gameCode, betAmount, proof: { clientSeed, nonce } }: FairRoundOf<'SOLO'>): Promise<Recomputed | null> {
  return serverSeed ? recompute({ gameCode, serverSeed, clientSeed, nonce, betAmount }) : null
}

/** A round played alone: the windows that its seeds give. */
export function SoloCheck({ round }: { round: FairRoundOf<'SOLO'> }) {
  const t = useText()
  const result = useChecked(round, checkSolo)
  const { serverSeed, betAmount, proof: { commit, clientSeed, nonce } } = round
  const isCommitRight = result?.commit === commit
  const isRight = result === null ? null : isCommitRight && result.winAmount === round.winAmount
  return (
    <CheckFrame round={round} isRight={isRight}>
      <ol className={styles.steps}>
        <SeedSteps commit={commit} serverSeed={serverSeed} isCommitRight={result ? isCommitRight : undefined} />
        <Step title={t('verify_client_seed')} isDone><Code text={`${clientSeed} · ${nonce}`} /></Step>
        {result ? <Step title={t('verify_result')} isDone={isRight ?? false}><Reels result={result} /><p className="small text-2">{t('verify_result_line', { 0: formatMoney(betAmount, round.currency), 1: formatMoney(result.winAmount, round.currency), 2: formatMoney(round.winAmount, round.currency) })}</p></Step> : null}
      </ol>
    </CheckFrame>
  )
}

/** The windows of the paid spin and of every free spin, by their symbols' letters. */
export function Reels({ result }: { result: Recomputed }) {
  const t = useText()
  let free = 0
  return (
    <div className={styles.spins}>
      {result.spins.map((spin, place) => (
        <figure key={place}>
          <figcaption className="note text-3">{spin.step > 0 ? t('verify_cascade', { 0: String(spin.step) }) : spin.isFree ? t('verify_spin_free', { 0: String(++free) }) : t('verify_spin_base')}</figcaption>
          <div className={styles.reels}>{spin.window.map((reel, column) => <span key={column}>{[...reel].map((symbol, row) => <b key={row}>{symbol}</b>)}</span>)}</div>
        </figure>
      ))}
    </div>
  )
}
