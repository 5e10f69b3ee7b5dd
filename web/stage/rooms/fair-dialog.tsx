/** How the cards were shuffled: what was shown before, what the players added, and what is revealed after. */
import { useState } from 'react'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { HandProof, RoomAnswer } from '../../../games/kit/room/view.ts'
import { isClientSeed } from '../../../kernel/fair/stream.ts'
import { Dialog, useDialog } from './dialog.tsx'
import { reasonOf } from './reason.ts'
import styles from './room-dialogs.module.css'

type FairTexts = RoomTexts['fair']

interface FairProps {
  texts: RoomTexts
  answer: RoomAnswer
  changeSeed: (clientSeed: string) => Promise<void>
  verifyUrl: (handId: string) => string
  onClosed: () => void
}

export function FairDialog({ texts: { fair, leave }, answer, changeSeed, verifyUrl, onClosed }: FairProps) {
  const { room, mine } = answer
  const dialog = useDialog(onClosed)
  const isRunning = room.proof !== null && room.proof.serverSeed === null
  const last = room.lastProof ?? (isRunning ? null : room.proof)
  return (
    <Dialog control={dialog} title={fair.title} closeLabel={leave.cancel} bodyClass={styles.stack}>
      <p className={styles.note}>{fair.intro}</p>
      {isRunning && room.commit !== null ? <Row name={fair.commit} value={room.commit} /> : null}
      <Row name={fair.next} value={room.nextCommit} />
      {mine ? (
        <SeedForm fair={fair} seed={mine.clientSeed} change={changeSeed} />
      ) : (
        <p className={styles.hint}>{fair.guest}</p>
      )}
      <h3>{fair.last}</h3>
      {last ? (
        <Proof fair={fair} proof={last} verifyUrl={verifyUrl(last.handId)} />
      ) : (
        <p className={styles.note}>{fair.none}</p>
      )}
    </Dialog>
  )
}

interface SeedProps {
  fair: FairTexts
  seed: string
  change: (seed: string) => Promise<void>
}

function SeedForm({ fair, seed, change }: SeedProps) {
  const [typed, setTyped] = useState(seed)
  const [said, setSaid] = useState<{ text: string; isError?: boolean }>({ text: fair.ownHint })
  const send = (): void => {
    const text = typed.trim()
    if (!isClientSeed(text)) return setSaid({ text: fair.ownWrong, isError: true })
    change(text).then(
      () => setSaid({ text: fair.changed, isError: false }),
      (error: unknown) => setSaid({ text: reasonOf(error, fair.ownWrong), isError: true }),
    )
  }
  return (
    <section className={styles.part}>
      <label htmlFor="room-seed">{fair.own}</label>
      <input
        id="room-seed"
        className={styles.seed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="room-seed-hint"
        aria-invalid={said.isError}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id="room-seed-hint" className={`${styles.hint} ${said.isError ? styles.error : ''}`} role="status">
        {said.text}
      </p>
      <button type="button" className={styles.action} onClick={send}>
        {fair.change}
      </button>
    </section>
  )
}

function Proof({ fair, proof, verifyUrl }: { fair: FairTexts; proof: HandProof; verifyUrl: string }) {
  return (
    <>
      <Row name={fair.hand} value={proof.handId} />
      <Row name={fair.commit} value={proof.commit} />
      <Row name={fair.server} value={proof.serverSeed ?? fair.running} />
      {proof.clientSeeds.length === 0 ? null : <Row name={fair.seeds} value={proof.clientSeeds.join(', ')} />}
      <Row name={fair.part} value={proof.clientSeed} />
      <a className={styles.verify} href={verifyUrl} target="_blank" rel="noopener">
        {fair.verify}
      </a>
    </>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.code}>
      <span>{name}</span>
      <code>{value}</code>
    </div>
  )
}
