import '../parts/texts.ts'
import { useState } from 'react'
import { formatClock, formatDateTime } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { BeaconStep } from './beacon-step.tsx'
import { type CheckedDraw, checkDraw, messageOf } from './check-draw.ts'
import { CheckList } from './check-list.tsx'
import { DrawByHand } from './draw-by-hand.tsx'
import { ImportedResult } from './imported-result.tsx'
import { Drawn, ProofHead } from './proof-head.tsx'
import { Hex, Step } from './proof-parts.tsx'
import styles from './proof.module.css'
import { claimOf, type Proof, type ProvenDraw, useProof } from './use-proof.ts'
import { VoidNote } from './void-note.tsx'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import RoundProof from '../yeekee/round-proof.tsx'

/** What fixed a draw beforehand, and the draw itself, worked out again on this device. */
export default function DrawProof({ gameCode, numero }: { gameCode: string; numero: string }) {
  return gameCode === YEEKEE ? (
    <RoundProof numero={numero} />
  ) : (
    <ChainProof gameCode={gameCode} numero={numero} />
  )
}

function ChainProof({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  const { data, error } = useProof(gameCode, numero)
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  if (data.proof.source === 'IMPORT') return <ImportedResult proof={data.proof} />
  const claim = claimOf(data.proof, data.orders)
  const checked = data.proof.seed === null ? null : checkDraw(claim, data.isSigned)
  return (
    <div className={styles.proof}>
      <ProofHead proof={data.proof} checked={checked} />
      <VoidNote proof={data.proof} text="draw_proof_void" />
      {data.proof.source === 'DEMO' ? <Note tone="info">{t('draw_proof_demo_text')}</Note> : null}
      {data.proof.source === 'SHOTS' ? <Note tone="info">{t('draw_proof_shots_text')}</Note> : null}
      <div className={styles.columns}>
        <section className="panel padded">
          <Steps proof={data.proof} orders={data.orders} checked={checked} />
        </section>
        <aside className={styles.side}>
          {checked ? <Findings checked={checked} proof={data.proof} orders={data.orders} /> : null}
          <section className="panel padded stack">
            <h2 className={styles.title}>{t('draw_proof_reading')}</h2>
            <p className="small text-2">{t('draw_proof_reading_text')}</p>
            <p className="small text-2">{t('draw_proof_void_text')}</p>
            <p className="small text-2">
              {t(data.proof.drand ? 'draw_proof_drand_note' : 'draw_proof_digest_text')}
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}

function Steps({
  proof,
  orders,
  checked,
}: {
  proof: Proof
  orders: ProvenDraw['orders']
  checked: CheckedDraw | null
}) {
  const t = useText()
  const { chain, seed, beacon, result } = proof
  return (
    <ol className={styles.steps}>
      <Step
        place={1}
        title={t('draw_proof_commit')}
        when={formatDateTime(proof.opensAt)}
        isRight={checked?.commit.isRight ?? null}
      >
        <p>{t('draw_proof_commit_text')}</p>
        {proof.commit === null ? null : <Hex text={proof.commit} />}
      </Step>
      <BeaconStep proof={proof} orders={orders} checked={checked} />
      <Step
        place={3}
        title={t('draw_proof_seed')}
        when={formatClock(proof.drawsAt, true)}
        isRight={checked?.chain.isRight ?? null}
      >
        {seed === null ? (
          <Note tone="info">{t('draw_proof_seed_later')}</Note>
        ) : (
          <>
            <Hex text={seed} />
            {chain?.previousLink ? (
              <>
                <p>{t('draw_proof_chain_text', { place: chain.place, length: chain.length })}</p>
                <Hex text={chain.previousLink} />
              </>
            ) : null}
          </>
        )}
        {chain ? (
          <details className={styles.more}>
            <summary>{t('draw_proof_first_link')}</summary>
            <p className="note">
              {t('draw_proof_first_link_text', { time: formatDateTime(chain.openedAt) })}
            </p>
            <Hex text={chain.firstLink} />
          </details>
        ) : null}
      </Step>
      <Step
        place={4}
        title={t('draw_proof_result')}
        isRight={result === null ? null : (checked?.result.isRight ?? null)}
      >
        {checked && beacon !== null ? (
          <>
            <p>{t('draw_proof_result_text')}</p>
            <Hex text={messageOf(claimOf(proof, orders))} />
            <Words words={checked.words} />
            {checked.result.computed ? <Drawn proof={proof} result={checked.result.computed} /> : null}
          </>
        ) : (
          <p>{t('draw_proof_result_later')}</p>
        )}
      </Step>
    </ol>
  )
}

function Words({ words }: { words: readonly number[] }) {
  const t = useText()
  return (
    <details className={styles.more}>
      <summary>{t('draw_proof_words', { count: words.length })}</summary>
      <pre tabIndex={0}>{words.join('\n')}</pre>
    </details>
  )
}

function Findings({
  checked,
  proof,
  orders,
}: {
  checked: CheckedDraw
  proof: Proof
  orders: ProvenDraw['orders']
}) {
  const t = useText()
  const [isByHand, setByHand] = useState(false)
  const copyAll = async () => {
    await navigator.clipboard.writeText(JSON.stringify({ ...proof, orders }, null, 2))
    toast.good(t('common_copied'))
  }
  return (
    <section className="panel padded stack">
      <h2 className={styles.title}>{t('draw_proof_findings')}</h2>
      <p className="note text-3">{t('draw_proof_here')}</p>
      <CheckList checked={checked} />
      <Button icon="copy" isBlock onClick={() => void copyAll()}>
        {t('draw_proof_copy')}
      </Button>
      {isByHand ? (
        <DrawByHand given={claimOf(proof, orders)} />
      ) : (
        <Button icon="edit" isBlock onClick={() => setByHand(true)}>
          {t('draw_proof_by_hand')}
        </Button>
      )}
    </section>
  )
}
