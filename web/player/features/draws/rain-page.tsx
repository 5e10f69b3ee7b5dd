import './texts.ts'
import { readRedEnvelope } from '../../../../contract/player/promotions/read-red-envelope.ts'
import { rainTopicOf, type RainPush } from '../../../../contract/pushes/rain.ts'
import { formatCount, formatMoney } from '../../../../design/format.ts'
import { envelopeTag } from '../../../../kernel/promotions/envelope.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import styles from './draws.module.css'
import { RainStage } from './rain-stage.tsx'
import type { Rain, RainView } from './rain-view.ts'

const AGAIN_MS = 5_000
const OPENING_MS = 1_000
const FAR_MS = 60_000

/** Often while it runs, and around its moments even if the socket says nothing. */
function againMs(view: RainView | undefined): number {
  const rain = view?.rain
  if (rain?.state === 'OPEN') return AGAIN_MS
  const next = rain?.state === 'WAITING' ? rain.opensAt : view?.nextOpensAt
  const left = next ? Date.parse(next) - serverNowMs() : FAR_MS
  return Math.min(FAR_MS, Math.max(OPENING_MS, left + OPENING_MS / 4))
}

function useRain() {
  const view = useCall(readRedEnvelope, {}, { staleMs: 500, refetchEveryMs: againMs })
  const again = () => void view.refetch()
  useTopic<RainPush>(view.data ? rainTopicOf(view.data.merchantId) : null, again, again)
  return view
}

/** A rain of red envelopes: before it, while it runs, and what it brought. */
export function RainPage() {
  const t = useText()
  const { data, error, refetch } = useRain()
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { rain } = data
  if (!rain) return <EmptyState title={t('envelope_title')} text={t('envelope_none')} />
  return (
    <div className={styles.page}>
      <RainStage view={data} rain={rain} onChange={() => void refetch()} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Figures rain={rain} />
          <Latest rain={rain} />
        </div>
        <aside className={styles.stack}>
          <Proof rain={rain} />
          <p className="small text-2">
            {rain.depositAmount > 0
              ? t('envelope_terms', { deposit: formatMoney(rain.depositAmount), days: rain.depositDays })
              : t('envelope_terms_everybody')}
          </p>
        </aside>
      </div>
    </div>
  )
}

function Figures({ rain }: { rain: Rain }) {
  const t = useText()
  const figures = [
    [t('envelope_pool'), formatMoney(rain.poolAmount)],
    [t('envelope_count'), formatCount(rain.count)],
    [t('envelope_average'), formatMoney(Math.floor(rain.poolAmount / rain.count))],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Latest({ rain }: { rain: Rain }) {
  const t = useText()
  return (
    <section className="panel">
      <h2 className={styles.listTitle}>{t('envelope_latest')}</h2>
      {rain.latest.length === 0 ? (
        <p className={`small text-2 ${styles.nobody}`}>{t('envelope_nobody')}</p>
      ) : (
        <ul>
          {rain.latest.map(({ place, name, isOwn, amount }) => (
            <li key={place} className={styles.row}>
              <span className="grow">{isOwn ? t('envelope_you') : name}</span>
              <span className="note text-2">{t('envelope_number', { place: formatCount(place) })}</span>
              <b>{formatMoney(amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Proof({ rain }: { rain: Rain }) {
  const t = useText()
  return (
    <section className="panel padded stack">
      <h2 className={styles.title}>{t('envelope_proof')}</h2>
      <dl className={styles.proof}>
        <dt>{t('envelope_code')}</dt>
        <dd>{envelopeTag(rain.promotionId)}</dd>
        <dt>{t('envelope_commit')}</dt>
        <dd>{rain.commit}</dd>
        <dt>{t('envelope_beacon')}</dt>
        <dd>{rain.beacon ?? t('envelope_beacon_later')}</dd>
      </dl>
      <p className="small text-2">
        {t('envelope_fair', {
          place: formatCount(rain.own?.place ?? 1),
          pool: formatMoney(rain.poolAmount),
        })}
      </p>
      <AppButton isBlock icon="shield" href={paths.verifyPromotion('envelope', rain.promotionId)}>
        {t('envelope_verify')}
      </AppButton>
    </section>
  )
}
