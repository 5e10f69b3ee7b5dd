import { useState } from 'react'
import envelopeArt from '../../../../design/art/envelope.svg'
import { openRedEnvelope } from '../../../../contract/player/promotions/open-red-envelope.ts'
import { readRedEnvelope } from '../../../../contract/player/promotions/read-red-envelope.ts'
import { formatClock, formatCount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { Countdown, useSecondsUntil } from './countdown.tsx'
import styles from './draws.module.css'
import type { Rain, RainView } from './rain-view.ts'

const FALLING = 12

/** What the member sees of a rain now. It looks the same in both themes, so it draws with the dark tokens. */
export function RainStage({ view, rain, onChange }: { view: RainView; rain: Rain; onChange: () => void }) {
  return (
    <section className={styles.stage} data-theme="dark" aria-live="polite">
      <Scene view={view} rain={rain} onChange={onChange} />
    </section>
  )
}

function Scene({ view, rain, onChange }: { view: RainView; rain: Rain; onChange: () => void }) {
  const t = useText()
  const left = useSecondsUntil(rain.endsAt)
  if (rain.own) return <Opened rain={rain} own={rain.own} />
  if (rain.state === 'VOID')
    return (
      <Still title={t('envelope_void')}>
        <p>{t('envelope_void_text')}</p>
      </Still>
    )
  if (rain.state === 'ENDED' || (rain.state === 'OPEN' && (left === 0 || rain.takenCount >= rain.count)))
    return <Ended view={view} rain={rain} />
  if (view.isLeftOut)
    return (
      <Still title={t('envelope_not_eligible')} isLocked>
        <p>{t('envelope_left_out')}</p>
      </Still>
    )
  if (rain.ownDepositAmount < rain.depositAmount) return <NotEligible rain={rain} />
  if (rain.state === 'WAITING') return <Waiting rain={rain} />
  return <Falling rain={rain} onChange={onChange} />
}

function Still({
  title,
  isLocked,
  hasArt,
  children,
}: {
  title: string
  isLocked?: boolean
  hasArt?: boolean
  children: React.ReactNode
}) {
  return (
    <div className={styles.scene}>
      {hasArt ? <img className={styles.toCome} src={envelopeArt} alt="" /> : null}
      {isLocked ? <Icon name="lock" size={28} /> : null}
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Waiting({ rain }: { rain: Rain }) {
  const t = useText()
  return (
    <Still title={t('envelope_in')} hasArt>
      <Countdown until={rain.opensAt} label={t('envelope_in')} />
      <p>{t('envelope_waiting', { pool: formatMoney(rain.poolAmount), count: rain.count })}</p>
    </Still>
  )
}

function NotEligible({ rain }: { rain: Rain }) {
  const t = useText()
  return (
    <Still title={t('envelope_not_eligible')} isLocked>
      <p>
        {t('envelope_deposit', {
          deposit: formatMoney(rain.depositAmount),
          days: rain.depositDays,
          own: formatMoney(rain.ownDepositAmount),
        })}
      </p>
      {rain.state === 'WAITING' ? (
        <>
          <Countdown until={rain.opensAt} label={t('envelope_in')} isSmall />
          <AppButton href={paths.member('depositv2')}>{t('member_depositv2')}</AppButton>
        </>
      ) : null}
    </Still>
  )
}

function Ended({ view, rain }: { view: RainView; rain: Rain }) {
  const t = useText()
  const isEmpty = rain.takenCount >= rain.count
  return (
    <div className={styles.scene}>
      <img className={styles.faded} src={envelopeArt} alt="" />
      <h2>{t(isEmpty ? 'envelope_empty' : 'envelope_ended')}</h2>
      <p>
        {t('envelope_given', { taken: formatCount(rain.takenCount), count: formatCount(rain.count) })}{' '}
        {view.nextOpensAt ? t('envelope_next', { time: formatRecordTime(view.nextOpensAt) }) : null}
      </p>
      {rain.state === 'ENDED' ? (
        <AppButton icon="shield" href={paths.verifyPromotion('envelope', rain.promotionId)}>
          {t('envelope_verify')}
        </AppButton>
      ) : null}
    </div>
  )
}

function Opened({ rain, own }: { rain: Rain; own: NonNullable<Rain['own']> }) {
  const t = useText()
  return (
    <div className={styles.scene}>
      <Badge tone="good" icon="check">
        {t('envelope_credited')}
      </Badge>
      <h2>{t('envelope_got')}</h2>
      <b className={styles.amount}>{formatMoney(own.amount)}</b>
      <p>
        {t('envelope_place', {
          place: formatCount(own.place),
          count: formatCount(rain.count),
          time: formatClock(own.openedAt, true),
        })}
        <br />
        {t('envelope_turnover', { amount: formatMoney(own.amount) })}
      </p>
      <AppButton icon="shield" href={paths.verifyPromotion('envelope', rain.promotionId)}>
        {t('envelope_verify')}
      </AppButton>
    </div>
  )
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Any of the envelopes opens the member's own: which one is pressed does not matter, and the texts say so. */
function Falling({ rain, onChange }: { rain: Rain; onChange: () => void }) {
  const t = useText()
  const [isStill, setStill] = useState(prefersStill)
  const { mutateAsync, isPending } = useSend(openRedEnvelope, { changes: [readRedEnvelope] })
  const open = async () => {
    try {
      await mutateAsync({ body: { promotionId: rain.promotionId } })
    } catch (problem) {
      toast.bad(errorText(problem, t))
      onChange()
    }
  }
  const left = formatCount(rain.count - rain.takenCount)
  return (
    <div className={styles.rain}>
      <header className={styles.rainHead}>
        <span className="grow">{t('envelope_left', { left, count: formatCount(rain.count) })}</span>
        <Countdown until={rain.endsAt} label={t('envelope_running')} isSmall />
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(isStill ? 'envelope_moving' : 'envelope_still')}
          title={t(isStill ? 'envelope_moving' : 'envelope_still')}
          onClick={() => setStill(!isStill)}
        >
          <Icon name={isStill ? 'auto' : 'pause'} />
        </button>
      </header>
      {isStill ? (
        <div className={styles.scene}>
          <img className={styles.still} src={envelopeArt} alt="" />
          <h2>{t('envelope_yours')}</h2>
          <p>{t('envelope_until', { time: formatClock(rain.endsAt, true), left })}</p>
        </div>
      ) : (
        <div className={styles.sky} aria-hidden="true">
          {Array.from({ length: FALLING }, (_, place) => (
            <button key={place} type="button" tabIndex={-1} onClick={() => void open()}>
              <img src={envelopeArt} alt="" />
            </button>
          ))}
        </div>
      )}
      <footer className={styles.rainFoot}>
        <Button kind="primary" size="large" isBlock isBusy={isPending} onClick={() => void open()}>
          {t('envelope_open')}
        </Button>
      </footer>
    </div>
  )
}
