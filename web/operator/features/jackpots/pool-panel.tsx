import { useState } from 'react'
import { listJackpotPools } from '../../../../contract/operator/launch/list-jackpot-pools.ts'
import { listPoolOrders } from '../../../../contract/operator/launch/list-pool-orders.ts'
import { orderPool } from '../../../../contract/operator/launch/order-pool.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatAmount, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { useCan } from '../../session/me.ts'
import styles from './jackpots.module.css'
import { hourly, ratePercent, sharePercent } from './rates.ts'
import { TermsWindow } from './terms-window.tsx'
import type { Pool } from './types.ts'
import { Waiting } from './waiting-change.tsx'

type Asked = 'OPEN' | 'PAUSE' | 'RESUME'

const tones = { OFF: 'neutral', RUNNING: 'good', PAUSED: 'waiting' } as const

/** One pool: what it holds, its terms, whether the ledger agrees, and the possible actions. */
export function PoolPanel({ pool, currency }: { pool: Pool; currency: string }) {
  const t = useText()
  const can = useCan()
  const [asking, setAsking] = useState<Asked | null>(null)
  const [isChanging, setChanging] = useState(false)
  const money = (amount: number) => formatMoney(amount, currency)
  const ask = async (reason: string) => {
    const { state } = await callServer(orderPool, {
      params: { code: pool.code },
      body: { kind: asking!, reason },
    })
    toast.good(t(state === 'DONE' ? 'pools_done' : 'pools_asked'))
    await refresh(listJackpotPools, listPoolOrders)
  }
  const words = {
    OPEN: ['pools_open', 'pools_open_text'],
    PAUSE: ['pools_pause', 'pools_pause_text'],
    RESUME: ['pools_resume', 'pools_resume_text'],
  } as const
  const [title, text] = words[asking ?? 'PAUSE']
  const first: Asked = pool.state === 'OFF' ? 'OPEN' : pool.state === 'RUNNING' ? 'PAUSE' : 'RESUME'
  const isWaiting = pool.pending !== null
  return (
    <Panel
      title={
        <span className={parts.toolbar}>
          {t(`pools_${pool.code}` as TextKey)}{' '}
          <Badge tone={tones[pool.state]}>{t(`pools_state_${pool.state}` as TextKey)}</Badge>
        </span>
      }
      beside={
        can('jackpots.manage') ? (
          <span className={parts.toolbar}>
            {first === 'OPEN' && isWaiting ? null : (
              <Button size="compact" onClick={() => setAsking(first)}>
                {t(words[first][0])}
              </Button>
            )}
            {isWaiting ? null : (
              <Button size="compact" onClick={() => setChanging(true)}>
                {t('pools_change')}
              </Button>
            )}
          </span>
        ) : null
      }
    >
      <div className="stack">
        <p className={styles.amount}>
          <Money amount={pool.amount} currency={currency} />{' '}
          <span className="note text-2">{t('pools_growth', { amount: money(hourly(pool.perSecond)) })}</span>
        </p>
        {pool.pending ? <Waiting pool={pool} /> : null}
        {pool.next ? (
          <p className="note">
            {t('pools_next', {
              seedAmount: money(pool.next.seedAmount),
              rate: ratePercent(pool.next.ratePpm),
            })}
          </p>
        ) : null}
        <KeyValues
          rows={[
            {
              key: 'terms',
              label: t('pools_instance', { instanceNo: String(pool.instanceNo) }),
              value:
                pool.capAmount === null
                  ? t('pools_chance', { oddsAmount: formatAmount(pool.oddsAmount ?? 0, 0) })
                  : t('pools_cap', { capAmount: money(pool.capAmount) }),
            },
            { key: 'seed', label: t('pools_seed'), value: money(pool.seedAmount) },
            { key: 'rate', label: t('pools_rate'), value: ratePercent(pool.ratePpm) },
            { key: 'share', label: t('pools_share'), value: sharePercent(pool.share) },
            {
              key: 'played',
              label: t('pools_played'),
              value: `${money(pool.stakeAmount)} · ${t('pools_bets', { count: pool.betCount })}`,
            },
            { key: 'given', label: t('pools_contributed'), value: money(pool.contributedAmount) },
            { key: 'booked', label: t('pools_booked'), value: money(pool.bookedAmount) },
            { key: 'unbooked', label: t('pools_unbooked'), value: money(pool.unbookedAmount) },
            ...(pool.owedAmount > 0
              ? [{ key: 'owed', label: t('pools_owed'), value: money(pool.owedAmount) }]
              : []),
            ...(pool.commit
              ? [
                  {
                    key: 'commit',
                    label: t('pools_commit'),
                    value: <span className={styles.hash}>{pool.commit}</span>,
                  },
                ]
              : []),
          ]}
        />
        <p>
          <Badge tone={pool.isExact ? 'good' : 'bad'}>
            {t(pool.isExact ? 'pools_exact' : 'pools_not_exact')}
          </Badge>
        </p>
      </div>
      <ReasonDialog
        isOpen={asking !== null}
        title={t(title)}
        label={t('op_reason')}
        isRequired
        submitText={t(title)}
        onSubmit={ask}
        onClose={() => setAsking(null)}
      >
        {t(text, { amount: money((pool.next ?? pool).seedAmount) })}
      </ReasonDialog>
      <TermsWindow isOpen={isChanging} pool={pool} onClose={() => setChanging(false)} />
    </Panel>
  )
}
