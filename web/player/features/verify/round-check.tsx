import { useEffect, useState, type ReactNode } from 'react'
import type { readFairRoundSchemas } from '../../../../contract/vendor/studio/read-fair-round.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import { recompute, type Recomputed } from './recompute.ts'
import styles from './verify.module.css'

type Round = ValueOf<typeof readFairRoundSchemas>

/** One round of the record held against what its seeds give. */
export function RoundCheck({ round }: { round: Round }) {
  const t = useText()
  const [result, setResult] = useState<Recomputed | null>(null)
  const { serverSeed, gameCode, betAmount, proof: { commit, clientSeed, nonce } } = round
  useEffect(() => {
    let isCurrent = true
    setResult(null)
    if (serverSeed) void recompute({ gameCode, serverSeed, clientSeed, nonce, betAmount }).then((found) => { if (isCurrent) setResult(found) })
    return () => { isCurrent = false }
  }, [round.roundId, serverSeed])
  const isCommitRight = result?.commit === commit
  const isRight = result !== null && isCommitRight && result.winAmount === round.winAmount
  return (
    <section className="panel padded stack">
      <div className={`row row-wrap`}>
        <h2 className={styles.side}>{t('verify_round', { 0: round.roundId.slice(-12) })}</h2>
        {result ? <Badge tone={isRight ? 'good' : 'bad'} icon={isRight ? 'check' : 'warn'}>{t(isRight ? 'verify_match' : 'verify_mismatch')}</Badge> : serverSeed ? null : <Badge tone="waiting" icon="lock">{t('verify_waiting')}</Badge>}
        <small className="grow note text-3">{gameCode} · {formatDateTime(round.playedAt)}</small>
      </div>
      <ol className={styles.steps}>
        <Step title={t('verify_commit')} isDone><Code text={commit} /></Step>
        <Step title={t('verify_server_seed')} isDone={isCommitRight}>
          {serverSeed ? <><Code text={serverSeed} />{result ? <p className="note text-3">{t(isCommitRight ? 'verify_commit_match' : 'verify_commit_mismatch')}</p> : null}</> : <Note tone="info">{t('verify_not_yet')}</Note>}
        </Step>
        <Step title={t('verify_client_seed')} isDone><Code text={`${clientSeed} · ${nonce}`} /></Step>
        {result ? <Step title={t('verify_result')} isDone={isRight}><Reels result={result} /><p className="small text-2">{t('verify_result_line', { 0: formatMoney(betAmount, round.currency), 1: formatMoney(result.winAmount, round.currency), 2: formatMoney(round.winAmount, round.currency) })}</p></Step> : null}
      </ol>
    </section>
  )
}

export function Step({ title, isDone, children }: { title: string; isDone?: boolean; children: ReactNode }) {
  return <li className={isDone ? styles.done : ''}><span className={styles.mark}>{isDone ? <Icon name="check" size={16} /> : null}</span><div><h3 className={styles.stepTitle}>{title}</h3>{children}</div></li>
}

export function Code({ text }: { text: string }) {
  return <p className={styles.code}><code className="grow">{text}</code><CopyButton text={text} /></p>
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
