import { formatClock, formatDateTime } from '../../../../../design/format.ts'
import { drandPathOf, quicknet } from '../../../../../kernel/lottery/drand/chain.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { Check, CheckedDraw } from './check-draw.ts'
import { Hex, Step } from './proof-parts.tsx'
import styles from './proof.module.css'
import type { Proof, ProvenDraw } from './use-proof.ts'

/** What the draw depends on besides its seed: the bets, or a value that a public network published. */
export function BeaconStep({
  proof,
  orders,
  checked,
}: {
  proof: Proof
  orders: ProvenDraw['orders']
  checked: CheckedDraw | null
}) {
  const t = useText()
  const parts = checked ? [checked.digest, checked.round, checked.signature, checked.randomness] : []
  return (
    <Step
      place={2}
      title={t(proof.drand ? 'draw_proof_drand' : 'draw_proof_beacon')}
      when={formatClock(proof.drand?.publishedAt ?? proof.closesAt, true)}
      isRight={together(parts)}
    >
      {proof.drand ? (
        <Randomness proof={proof} drand={proof.drand} />
      ) : (
        <Digest proof={proof} orders={orders} />
      )}
    </Step>
  )
}

/** Wrong if one is, right if one is and none is wrong. */
function together(checks: readonly Check[]): boolean | null {
  if (checks.some(({ isRight }) => isRight === false)) return false
  return checks.some(({ isRight }) => isRight === true) ? true : null
}

function Randomness({ proof, drand }: { proof: Proof; drand: NonNullable<Proof['drand']> }) {
  const t = useText()
  const round = String(drand.round)
  return (
    <>
      <p>{t('draw_proof_drand_text')}</p>
      <p>{t('draw_proof_drand_round', { round, time: formatDateTime(drand.publishedAt) })}</p>
      {proof.beacon === null ? (
        <Note tone="info">
          {t(proof.state === 'VOID' ? 'draw_proof_drand_missed' : 'draw_proof_drand_later')}
        </Note>
      ) : (
        <>
          {drand.signature === null ? null : (
            <>
              <p className="note">{t('draw_proof_drand_signature')}</p>
              <Hex text={drand.signature} />
            </>
          )}
          <p className="note">{t('draw_proof_drand_value')}</p>
          <Hex text={proof.beacon} />
        </>
      )}
      <details className={styles.more}>
        <summary>{t('draw_proof_drand_look')}</summary>
        <p className="note">{t('draw_proof_drand_look_text')}</p>
        <Hex text={drandPathOf(quicknet, drand.round)} />
        <p className="note">{t('draw_proof_drand_key')}</p>
        <Hex text={quicknet.publicKey} />
      </details>
    </>
  )
}

function Digest({ proof: { beacon, beaconType }, orders }: { proof: Proof; orders: ProvenDraw['orders'] }) {
  const t = useText()
  return (
    <>
      <p>{t('draw_proof_beacon_text')}</p>
      {beacon === null ? (
        <Note tone="info">{t('draw_proof_beacon_later')}</Note>
      ) : (
        <>
          <Orders orders={orders} />
          <Hex text={beacon} />
          <p className="note">
            {t('draw_proof_beacon_kind', { kind: beaconType ?? '', count: orders.length })}
          </p>
        </>
      )}
    </>
  )
}

function Orders({ orders }: { orders: ProvenDraw['orders'] }) {
  const t = useText()
  if (orders.length === 0) return <p>{t('draw_proof_no_orders')}</p>
  return (
    <details className={styles.more}>
      <summary>{t('draw_proof_orders', { count: orders.length })}</summary>
      <pre tabIndex={0}>{orders.map(({ orderId, clientSeed }) => `${orderId}:${clientSeed}`).join('\n')}</pre>
    </details>
  )
}
