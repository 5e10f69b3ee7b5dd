import { useState } from 'react'
import { changeLimit } from '../../../../contract/player/limits/change-limit.ts'
import { changeRealityInterval } from '../../../../contract/player/limits/change-reality-interval.ts'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { realityMinutes as intervals } from '../../../../contract/shared/limit-words.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { LimitBar } from '../../../ui/status/limit-bar.tsx'
import { EditLimits } from './edit-limits.tsx'
import { minutesText } from './length-text.ts'
import { kindTexts, periodTexts, valueText, type LimitLine } from './limit-names.ts'
import styles from './limits.module.css'
import { Lengths } from './lengths.tsx'
import { WaitingChange } from './waiting-change.tsx'

/** Deposit or loss: a bar a period, what waits, and the way to change them. */
export function MoneyLimits({ limits }: { limits: readonly LimitLine[] }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const { kind } = limits[0]!
  const title = t(kindTexts[kind])
  const today = limits.find(({ period }) => period === 'DAY')
  const left = kind === 'LOSS' && today?.value != null ? today.value - (today.used ?? 0) : null
  return (
    <section className={`panel ${styles.card}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button
          kind="line"
          size="small"
          aria-label={t('limits_edit_of', { limit: title })}
          onClick={() => setEditing(true)}
        >
          {t('common_edit')}
        </Button>
      </div>
      {limits.map(({ period, value, used }) =>
        period === 'BET' ? null : value === null ? (
          <p key={period} className={styles.none}>
            <b>{t(periodTexts[period])}</b>
            <span className="text-3">{t('rg_not_set')}</span>
          </p>
        ) : (
          <LimitBar key={period} label={t(periodTexts[period])} used={Math.max(0, used ?? 0)} limit={value} />
        ),
      )}
      {left !== null && today!.value! * 0.2 > left ? (
        <p className={styles.warn}>
          <Icon name="warn" size={16} />
          {left > 0 ? t('limits_loss_left', { left: formatMoney(left) }) : t('limits_loss_none')}
        </p>
      ) : null}
      {limits.map((limit) => (
        <WaitingChange key={limit.period} limit={limit} />
      ))}
      <Modal isOpen={isEditing} onClose={() => setEditing(false)} title={title}>
        <EditLimits limits={limits} onDone={() => setEditing(false)} />
      </Modal>
    </section>
  )
}

const dayLimits = [30, 60, 120, 180, 360, 720] as const

export function TimeLimit({ limit, playedMinutes }: { limit: LimitLine; playedMinutes: number }) {
  const t = useText()
  const send = useSend(changeLimit, { changes: [readLimits] })
  const choose = (value: number | null) =>
    send.mutateAsync({ body: { kind: 'SESSION', period: 'DAY', value } }).then(
      () => {
        toast.good(
          t(
            limit.value !== null && (value === null || value > limit.value) ? 'limits_asked' : 'limits_saved',
          ),
        )
      },
      (error: unknown) => {
        toast.bad(errorText(error, t))
      },
    )
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('rg_session_limit')}</h2>
      {limit.value === null ? (
        <p className={styles.none}>
          <b>{t('limits_today')}</b>
          <span className="text-2">
            {minutesText(playedMinutes, t)} <span className="text-3">/ {t('rg_not_set')}</span>
          </span>
        </p>
      ) : (
        <div className={styles.time}>
          <b>{t('limits_today')}</b>
          <span>
            {minutesText(playedMinutes, t)} <span className="text-3">/ {minutesText(limit.value, t)}</span>
          </span>
          <div>
            <Progress
              share={playedMinutes / limit.value}
              tone={playedMinutes < limit.value * 0.8 ? 'task' : 'vip'}
              label={t('limits_today')}
            />
          </div>
        </div>
      )}
      <Lengths
        label={t('rg_session_limit')}
        lengths={dayLimits}
        value={limit.value}
        text={(minutes) => minutesText(minutes, t)}
        onChange={(minutes) => void choose(minutes)}
      />
      {limit.value === null ? null : (
        <Button kind="quiet" size="small" className={styles.start} onClick={() => void choose(null)}>
          {t('limits_none')}
        </Button>
      )}
      <WaitingChange limit={limit} />
      <p className="note text-3">{t('limits_time_hint')}</p>
    </section>
  )
}

export function RealityInterval({ minutes, stake }: { minutes: number; stake: LimitLine }) {
  const t = useText()
  const send = useSend(changeRealityInterval, { changes: [readLimits] })
  const [isEditing, setEditing] = useState(false)
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('rg_reality_title')}</h2>
      <p className="small text-2">{t('limits_reality_hint')}</p>
      <Lengths
        label={t('rg_reality_title')}
        lengths={intervals}
        columns={4}
        value={minutes}
        text={(one) => t('limits_minutes', { minutes: String(one) })}
        onChange={(one) => {
          send.mutateAsync({ body: { minutes: one } }).catch((error: unknown) => {
            toast.bad(errorText(error, t))
          })
        }}
      />
      <p className={styles.none}>
        <b>{t('rg_stake_limit')}</b>
        <span className="row">
          <span className={stake.value === null ? 'text-3' : ''}>
            {stake.value === null ? t('rg_not_set') : valueText('STAKE', stake.value, t)}
          </span>
          <Button
            kind="line"
            size="small"
            aria-label={t('limits_edit_of', { limit: t('rg_stake_limit') })}
            onClick={() => setEditing(true)}
          >
            {t('common_edit')}
          </Button>
        </span>
      </p>
      <WaitingChange limit={stake} />
      <Modal isOpen={isEditing} onClose={() => setEditing(false)} title={t('rg_stake_limit')}>
        <EditLimits limits={[stake]} onDone={() => setEditing(false)} />
      </Modal>
    </section>
  )
}
