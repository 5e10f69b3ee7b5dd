import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './dashboard.module.css'
import type { Dashboard } from './types.ts'

interface Line {
  key: string
  icon: IconName
  name: string
  when: ReactNode
  tone: BadgeTone
  state: string
}

/** The state of the system: its site, the last money in and out, the last proof, deliveries. */
export function HealthPanel({
  health,
  className,
}: {
  health: Dashboard['health']
  className: string | undefined
}) {
  const t = useText()
  const last = (at: string | null) =>
    at ? t('house_state_last', { time: formatShortTime(at) }) : t('house_state_never')
  const site = (
    [
      ['good', 'house_state_open'],
      ['bad', 'house_state_maintenance'],
      ['waiting', 'house_state_region'],
    ] as const
  )[health.siteStatus as 0 | 1 | 2]
  const proof = health.proof
  const lines: Line[] = [
    {
      key: 'site',
      icon: 'globe',
      name: t('house_state_site'),
      when: health.siteEndTime
        ? t('house_state_until', { siteEndTime: formatShortTime(health.siteEndTime) })
        : null,
      tone: site[0],
      state: t(site[1]),
    },
    {
      key: 'deposits',
      icon: 'deposit',
      name: t('house_state_deposits'),
      when: last(health.lastDepositAt),
      tone: 'good',
      state: t('house_state_flowing'),
    },
    {
      key: 'payouts',
      icon: 'withdraw',
      name: t('house_state_payouts'),
      when: last(health.lastPayoutAt),
      tone: 'good',
      state: t('house_state_flowing'),
    },
    {
      key: 'proof',
      icon: 'shield',
      name: t('house_state_proof'),
      when: proof ? last(proof.at) : null,
      tone: proof ? (proof.ok ? 'good' : 'bad') : 'neutral',
      state: proof
        ? proof.ok
          ? t('house_state_proved')
          : t('house_state_broken', { checks: proof.failed.join(' ') })
        : t('house_state_not_proved'),
    },
    {
      key: 'events',
      icon: 'send',
      name: t('house_state_events'),
      when: null,
      tone: health.eventsWaiting === 0 ? 'good' : 'waiting',
      state:
        health.eventsWaiting === 0
          ? t('house_state_flowing')
          : t('house_state_stuck', { count: health.eventsWaiting }),
    },
  ]
  return (
    <Panel title={t('house_state')} className={className} isFlush>
      <ul className={styles.health}>
        {lines.map(({ key, icon, name, when, tone, state }) => (
          <li key={key}>
            <Icon name={icon} />
            <span className="grow">{name}</span>
            <span className={styles.when}>{when}</span>
            {key === 'deposits' || key === 'payouts' ? null : <Badge tone={tone}>{state}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
