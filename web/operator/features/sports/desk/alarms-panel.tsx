import { useState } from 'react'
import {
  listAlarms,
  type listAlarmsSchemas,
  type Severity,
} from '../../../../../contract/operator/sportsbook/list-alarms.ts'
import { seeAlarm } from '../../../../../contract/operator/sportsbook/see-alarm.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatMoney, formatShortTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { marketName, priceText, selectionName, sidesOf } from '../words.ts'
import styles from './desk.module.css'

type Alarms = ValueOf<typeof listAlarmsSchemas>
type Alarm = Alarms['list'][number]

const tones: Readonly<Record<Severity, BadgeTone>> = { HIGH: 'bad', WARN: 'waiting', INFO: 'info' }

/** The worst alarm that nobody has seen, and the way to all of them. */
export function AlarmStrip() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(listAlarms, undefined, { refetchEveryMs: 5_000, staleMs: 1_000 })
  if (!data || data.list.length === 0) return null
  const first = data.list[0]!
  const isWaiting = first.seenAt === null
  return (
    <>
      <div className={isWaiting ? `${styles.strip} ${styles.loud}` : styles.strip} role="status">
        <Icon name={isWaiting ? 'warn' : 'check'} />
        <p>{isWaiting ? alarmText(t, first, data.currency) : t('op_sport_alarms_seen')}</p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('op_sport_alarms_all', { n: data.waiting })}
        </Button>
      </div>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('op_sport_alarm_title')} size="wide">
        <AlarmList alarms={data} />
      </Modal>
    </>
  )
}

function AlarmList({ alarms }: { alarms: Alarms }) {
  const t = useText()
  const can = useCan()
  const see = async (alarmId: string) => {
    try {
      await callServer(seeAlarm, { body: { alarmId } })
      await refresh(listAlarms)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  if (alarms.list.length === 0) return <EmptyState isSmall title={t('op_sport_alarm_none')} />
  return (
    <ul className={styles.alarms}>
      {alarms.list.map((alarm) => (
        <li key={alarm.alarmId}>
          <Badge tone={alarm.seenAt ? 'neutral' : tones[alarm.severity]}>
            {t(`op_sport_alarm_severity_${alarm.severity.toLowerCase()}` as TextKey)}
          </Badge>
          <p>
            {alarmText(t, alarm, alarms.currency)}{' '}
            <small className="text-3">{formatShortTime(alarm.at)}</small>
            {alarm.fixtureId ? (
              <>
                {' '}
                <ConsoleLink
                  className="link"
                  href={
                    alarm.marketId
                      ? paths.sportsMarket(alarm.fixtureId, alarm.marketId)
                      : paths.sportsMatch(alarm.fixtureId)
                  }
                >
                  {t('op_sport_see')}
                </ConsoleLink>
              </>
            ) : null}
          </p>
          {alarm.seenAt ? (
            <small className="text-3">
              {t('op_sport_alarm_acked', { name: alarm.seenBy ?? '', time: formatShortTime(alarm.seenAt) })}
            </small>
          ) : can('sports.trade') ? (
            <Button size="small" onClick={() => void see(alarm.alarmId)}>
              {t('op_sport_alarm_ack')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** In the largest unit of which there are two. */
function timeText(t: Translate, seconds: number): string {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)]
  if (hours > 1) return t('common_hours', { count: hours })
  return minutes > 1 ? t('common_minutes', { count: minutes }) : t('common_seconds', { count: seconds })
}

/** One sentence for each kind. */
function alarmText(t: Translate, alarm: Alarm, currency: string): string {
  const sides = sidesOf(alarm)
  const match = alarm.homeName === null ? (alarm.leagueName ?? '') : t('sport_match_versus', sides)
  const market =
    alarm.typeCode && alarm.period
      ? { typeCode: alarm.typeCode, period: alarm.period, line: alarm.line }
      : null
  const selection = market && alarm.code ? selectionName(t, market, alarm.code, sides) : ''
  const amount = formatMoney(Math.abs(alarm.amount ?? 0), currency, { decimals: 0 })
  switch (alarm.kind) {
    case 'STAKE':
      return t('op_sport_alarm_stake', { name: alarm.username ?? '', amount, match, selection })
    case 'EXPOSURE':
      return `${t('op_sport_alarm_exposure', { match, amount, percent: String(alarm.percent ?? 0) })} ${market ? marketName(t, market, sides) : ''}`
    case 'LATE':
      return t('op_sport_alarm_late_bets', {
        match,
        bets: alarm.count ?? 0,
        seconds: alarm.seconds ?? 0,
        incident: t(`op_sport_event_${alarm.word}` as TextKey),
      })
    case 'PRICE':
      return alarm.percent === null
        ? t('op_sport_alarm_price_jump', {
            match,
            selection,
            before: priceText(alarm.before),
            after: priceText(alarm.after),
          })
        : `${match} ${selection} ${t('op_sport_override_far', { price: priceText(alarm.after), percent: String(alarm.percent) })}`
    case 'FEED':
      return t('op_sport_alarm_feed_stale', {
        source: alarm.word ?? '',
        time: timeText(t, alarm.seconds ?? 0),
        markets: alarm.count ?? 0,
      })
    case 'RESULT':
      return t('op_sport_alarm_no_result', { match, hours: alarm.count ?? 0 })
    case 'SYNDICATE':
      return `${match} · ${t('op_sport_alarm_syndicate', { n: alarm.count ?? 0, seconds: alarm.seconds ?? 0, selection })}`
    case 'WAITING':
      return t('op_sport_alarm_pending', { n: alarm.count ?? 0 })
  }
}
