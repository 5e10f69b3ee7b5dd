import '../parts/texts.ts'
import { useState } from 'react'
import { formatClock, formatDateTime } from '../../../../../design/format.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { Balls } from '../parts/balls.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { type CheckedDraw, checkDraw, messageOf } from './check-draw.ts'
import { CheckList } from './check-list.tsx'
import { DrawByHand } from './draw-by-hand.tsx'
import { Hex, Step } from './proof-parts.tsx'
import styles from './proof.module.css'
import { claimOf, type Proof, useProof } from './use-proof.ts'

/** What fixed a draw beforehand, and the draw itself, worked out again on this device. */
export default function DrawProof({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  const { data, error } = useProof(gameCode, numero)
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const claim = claimOf(data.proof, data.orders)
  const checked = data.proof.seed === null ? null : checkDraw(claim)
  return (
    <div className={styles.proof}>
      <ProofHead proof={data.proof} checked={checked} />
      {data.proof.state === 'VOID' ? <Note tone="info">{t('draw_proof_void')}</Note> : null}
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
            <p className="small text-2">{t('draw_proof_digest_text')}</p>
          </section>
        </aside>
      </div>
    </div>
  )
}

function ProofHead({ proof, checked }: { proof: Proof; checked: CheckedDraw | null }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { gameCode, numero, result, drawsAt } = proof
  return (
    <section className={`frame yo ${styles.head}`}>
      <div>
        <h2 className={styles.title}>{nameOf({ gameCode, name: gameCode })}</h2>
        <p className="small text-2">
          {t('draw_issue', { numero })} · {formatDateTime(drawsAt)}
        </p>
      </div>
      {result === null ? (
        <span className={styles.waiting}>
          {proof.state === 'VOID' ? t('draw_void') : t('draw_draws_in')}
          {proof.state === 'VOID' ? null : <Countdown endsAt={drawsAt} label={t('draw_draws_in')} isBoxed />}
        </span>
      ) : (
        <Balls family={proof.family} result={result} gameCode={gameCode} size="large" />
      )}
      {checked ? (
        <Badge tone={checked.isRight ? 'good' : 'bad'} icon={checked.isRight ? 'check' : 'warn'}>
          {t(checked.isRight ? 'draw_proof_all_hold' : 'draw_proof_one_fails')}
        </Badge>
      ) : (
        <Badge tone="waiting" icon="lock">
          {t('draw_proof_locked')}
        </Badge>
      )}
    </section>
  )
}

function Steps({
  proof,
  orders,
  checked,
}: {
  proof: Proof
  orders: Proof['orders']['list']
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
        <Hex text={proof.commit ?? ''} />
      </Step>
      <Step
        place={2}
        title={t('draw_proof_beacon')}
        when={formatClock(proof.closesAt, true)}
        isRight={checked?.digest.isRight ?? null}
      >
        <p>{t('draw_proof_beacon_text')}</p>
        {beacon === null ? (
          <Note tone="info">{t('draw_proof_beacon_later')}</Note>
        ) : (
          <>
            <Orders orders={orders} />
            <Hex text={beacon} />
            <p className="note">
              {t('draw_proof_beacon_kind', { kind: proof.beaconType ?? '', count: orders.length })}
            </p>
          </>
        )}
      </Step>
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
            {!chain || chain.previousLink === null ? null : (
              <>
                <p>{t('draw_proof_chain_text', { place: chain.place, length: chain.length })}</p>
                <Hex text={chain.previousLink} />
              </>
            )}
          </>
        )}
        {chain && (
          <details className={styles.more}>
            <summary>{t('draw_proof_first_link')}</summary>
            <p className="note">
              {t('draw_proof_first_link_text', { time: formatDateTime(chain.openedAt) })}
            </p>
            <Hex text={chain.firstLink} />
          </details>
        )}
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
            {checked.result.computed ? (
              <Balls family={proof.family} result={checked.result.computed} gameCode={proof.gameCode} />
            ) : null}
          </>
        ) : (
          <p>{t('draw_proof_result_later')}</p>
        )}
      </Step>
    </ol>
  )
}

function Orders({ orders }: { orders: Proof['orders']['list'] }) {
  const t = useText()
  if (orders.length === 0) return <p>{t('draw_proof_no_orders')}</p>
  return (
    <details className={styles.more}>
      <summary>{t('draw_proof_orders', { count: orders.length })}</summary>
      <pre tabIndex={0}>{orders.map(({ orderId, clientSeed }) => `${orderId}:${clientSeed}`).join('\n')}</pre>
    </details>
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
  orders: Proof['orders']['list']
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
