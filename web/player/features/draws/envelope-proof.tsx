import './texts.ts'
import {
  readEnvelopeProof,
  type readEnvelopeProofSchemas,
} from '../../../../contract/player/promotions/read-envelope-proof.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { type CheckedEnvelopes, checkEnvelopes } from './check-envelope.ts'
import styles from './proofs.module.css'
import { Hex, ProofMore, ProofStep } from '../../../ui/proof/proof-frame.tsx'
import { DrawProofFrame } from './proof-parts.tsx'

type Proof = ValueOf<typeof readEnvelopeProofSchemas>

const AGAIN_MS = 10_000

/** A rain of red envelopes, drawn again on this device. */
export default function EnvelopeProof({ promotionId }: { promotionId: string }) {
  const t = useText()
  const { data, error } = useCall(
    readEnvelopeProof,
    { params: { promotionId } },
    { refetchEveryMs: (proof) => (proof?.seed ? false : AGAIN_MS) },
  )
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { seed, beacon } = data
  const checked =
    seed === null || beacon === null
      ? null
      : checkEnvelopes({ ...data, seed, beacon, opensAt: new Date(data.opensAt).toISOString() })
  return (
    <DrawProofFrame name={data.name} code={data.tag} isRight={checked?.isRight ?? null}>
      {data.state === 'VOID' ? (
        <li>
          <Note tone="info">{t('envelope_void_text')}</Note>
        </li>
      ) : null}
      <ProofStep title={t('draw_check_commit')} isRight={checked?.isCommitRight ?? null}>
        <p>{t('draw_check_commit_text', { time: formatDateTime(data.committedAt) })}</p>
        <Hex text={data.commit} />
      </ProofStep>
      <ProofStep title={t('draw_check_terms')} isRight={checked?.isBeaconRight ?? null}>
        <p>{t('draw_check_terms_text')}</p>
        <p>{`${data.tag}:${new Date(data.opensAt).toISOString()}:${data.poolAmount}:${data.count}`}</p>
        {beacon === null ? <Note tone="info">{t('envelope_beacon_later')}</Note> : <Hex text={beacon} />}
      </ProofStep>
      <ProofStep title={t('draw_check_seed')} isRight={checked?.isCommitRight ?? null}>
        {seed === null ? <Note tone="info">{t('draw_check_seed_later')}</Note> : <Hex text={seed} />}
      </ProofStep>
      {checked ? <Shares proof={data} checked={checked} /> : null}
    </DrawProofFrame>
  )
}

function Shares({ proof, checked }: { proof: Proof; checked: CheckedEnvelopes }) {
  const t = useText()
  const received = new Map(proof.taken.map(({ place, amount }) => [place, amount]))
  const sum = checked.shares.reduce((total, share) => total + share, 0)
  return (
    <ProofStep title={t('draw_check_shares')} isRight={checked.areSharesRight}>
      <p>
        {t('draw_check_shares_text', {
          tag: proof.tag,
          sum: formatMoney(sum),
          pool: formatMoney(proof.poolAmount),
        })}
      </p>
      <ProofMore summary={t('draw_check_shares_list', { count: checked.shares.length })}>
        <ul className={styles.shares} tabIndex={0}>
          {checked.shares.map((share, place) => (
            <li key={place} className={received.has(place + 1) ? '' : styles.notTaken}>
              <span>{formatCount(place + 1)}</span>
              <b>{formatMoney(share)}</b>
              {received.has(place + 1) ? null : <small>{t('draw_check_not_taken')}</small>}
            </li>
          ))}
        </ul>
      </ProofMore>
    </ProofStep>
  )
}
