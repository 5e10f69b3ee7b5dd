import { checkIn } from '../../../../contract/player/promotions/check-in.ts'
import { readCheckIn, type readCheckInSchemas } from '../../../../contract/player/promotions/read-check-in.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDay, formatMoney } from '../../../../design/format.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { briefMoney } from '../../../ui/promotions/story.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { usePromotionNews } from '../../state/promotion-news.ts'
import { CheckInMonth } from './check-in-month.tsx'
import styles from './missions.module.css'

type Standing = ValueOf<typeof readCheckInSchemas>

/** The row of days, what today needs, and the month. */
export function CheckInPage() {
  const t = useText()
  const { data, error } = useCall(readCheckIn, {}, { staleMs: 1_000, refetchEveryMs: 15_000 })
  usePromotionNews(readCheckIn)
  if (error?.code === 'PROMO_NOT_FOUND')
    return <EmptyState title={t('check_in_none')} text={t('check_in_none_hint')} />
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  return (
    <div className="stack">
      <Row standing={data} />
      <div className={styles.columns}>
        <Conditions standing={data} />
        <CheckInMonth standing={data} />
      </div>
    </div>
  )
}

function Row({ standing }: { standing: Standing }) {
  const t = useText()
  const { days, streak, place } = standing
  const sum = (some: Standing['days']) => some.reduce((total, { amount }) => total + amount, 0)
  return (
    <section className={`frame yo ${styles.hero}`}>
      <div className={styles.head}>
        <b>{t('check_in_streak', { n: streak })}</b>
        <span className="small text-2">
          {t('check_in_received', {
            done: briefMoney(sum(days.filter(({ isDone }) => isDone))),
            total: briefMoney(sum(days)),
          })}
        </span>
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.place} day={day} isToday={day.place === place} isLast={day.place === days.length} />
        ))}
      </ol>
      <Press standing={standing} />
    </section>
  )
}

function Day({
  day: { place, day, amount, isDone },
  isToday,
  isLast,
}: {
  day: Standing['days'][number]
  isToday: boolean
  isLast: boolean
}) {
  const t = useText()
  const look = [styles.day, isDone && styles.done, isToday && !isDone && styles.now, isLast && styles.big]
  return (
    <li className={look.filter(Boolean).join(' ')} aria-current={isToday ? 'date' : undefined}>
      <span>{t('check_in_day', { place: String(place) })}</span>
      <b>{briefMoney(amount)}</b>
      <Icon name={isDone ? 'check' : 'gift'} />
      <span className="small">{isToday ? t('check_in_day_today') : formatDay(day).slice(0, 5)}</span>
    </li>
  )
}

function Press({ standing }: { standing: Standing }) {
  const t = useText()
  const send = useSend(checkIn, { changes: [readCheckIn] })
  const { state, amount, place, times, requiredAmount, days } = standing
  const press = async () => {
    try {
      const paid = await send.mutateAsync({})
      toast.good(t('check_in_got', { amount: formatMoney(paid.amount) }))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
  }
  if (state === 'SIGNED')
    return (
      <p className={styles.signed}>
        <Icon name="check" />
        <span>
          <b>{t('check_in_done')}</b>{' '}
          {place === days.length ? t('check_in_round_done', { days: days.length }) : t('check_in_next')}
        </span>
      </p>
    )
  return (
    <>
      <Button
        kind="primary"
        size="large"
        isBlock
        isBusy={send.isPending}
        disabled={state !== 'READY'}
        onClick={() => void press()}
      >
        {t('check_in_press', { place: String(place), amount: formatMoney(amount) })}
      </Button>
      <p className={`small text-2 ${styles.centre}`}>
        {t('check_in_until', { time: '23:59', times: String(times), required: formatMoney(requiredAmount) })}
      </p>
    </>
  )
}

function Conditions({ standing }: { standing: Standing }) {
  const t = useText()
  const { deposit, valid, state, isMissed } = standing
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('check_in_conditions')}</h2>
      <Condition
        reached={valid}
        text={t('check_in_need_valid', { amount: briefMoney(valid.targetAmount) })}
      />
      <p className={styles.or}>{t('check_in_or')}</p>
      <Condition
        reached={deposit}
        text={t('check_in_need_deposit', { amount: briefMoney(deposit.targetAmount) })}
      />
      {state === 'NEEDED' ? (
        <AppLink href={paths.member('depositv2')} className={styles.link}>
          <Icon name="deposit" />
          {t('check_in_deposit')}
        </AppLink>
      ) : null}
      {state === 'PAUSED' ? <Note tone="info">{t('check_in_paused')}</Note> : null}
      <Note tone="info">{t(isMissed ? 'check_in_missed' : 'check_in_miss_rule')}</Note>
    </section>
  )
}

function Condition({ reached, text }: { reached: Standing['deposit']; text: string }) {
  const isReached = reached.doneAmount >= reached.targetAmount
  return (
    <p className={styles.condition}>
      <Icon name={isReached ? 'check' : 'target'} />
      <span>{text}</span>
      <b className={isReached ? styles.good : 'text-2'}>{formatMoney(reached.doneAmount)}</b>
    </p>
  )
}
