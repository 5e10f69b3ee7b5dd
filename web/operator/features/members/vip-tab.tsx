import { useState } from 'react'
import { endVipHold } from '../../../../contract/operator/promotions/end-vip-hold.ts'
import {
  readMemberVip,
  type readMemberVipSchemas,
} from '../../../../contract/operator/promotions/read-member-vip.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDay, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { productText } from '../../parts/ledger-text.ts'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { HoldLevelForm } from './hold-level-form.tsx'

type Standing = ValueOf<typeof readMemberVipSchemas>

/** A member's VIP level with what it stands on, and what was paid for it and as rebates. */
export function VipTab({ memberId, currency }: { memberId: string; currency: string }) {
  const answer = useCall(readMemberVip, { params: { memberId } }, { staleMs: 3_000 })
  return (
    <Loaded answer={answer}>
      {(standing) => (
        <div className="stack">
          <LevelPanel {...{ memberId, currency, standing }} />
          <HistoryPanel standing={standing} />
          <PaidPanels {...{ currency, standing }} />
        </div>
      )}
    </Loaded>
  )
}

interface PanelProps {
  memberId: string
  currency: string
  standing: Standing
}

function LevelPanel({ memberId, currency, standing }: PanelProps) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const { hold, names } = standing
  const end = useForm({
    start: {},
    send: async () => {
      await callServer(endVipHold, { params: { memberId }, body: {} })
      toast.good(t('vip_hold_ended'))
      await refresh(readMemberVip)
    },
  })
  const nameOf = (level: number) => `${level} · ${names[level] ?? ''}`
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Panel
      title={t('vip_level_panel')}
      beside={
        can('promotions.levels') ? (
          <div className={parts.toolbar}>
            {hold ? (
              <Button size="small" isBusy={end.isBusy} onClick={() => end.submit()}>
                {t('vip_hold_end')}
              </Button>
            ) : null}
            <Button size="small" onClick={() => setAsking(true)}>
              {t('vip_hold')}
            </Button>
          </div>
        ) : null
      }
    >
      {standing.bonusesPaused ? <Note tone="info">{t('vip_paused')}</Note> : null}
      <KeyValues
        rows={[
          { key: 'level', label: t('vip_level'), value: nameOf(standing.level) },
          { key: 'valid', label: t('vip_valid'), value: money(standing.validAmount) },
          { key: 'month', label: t('vip_month_valid'), value: money(standing.monthValidAmount) },
          { key: 'deposit', label: t('vip_deposits'), value: money(standing.depositAmount) },
          { key: 'floor', label: t('vip_floor'), value: nameOf(standing.floorLevel) },
          ...(standing.lostLevel === null
            ? []
            : [{ key: 'lost', label: t('vip_lost'), value: nameOf(standing.lostLevel) }]),
          ...(hold
            ? [
                {
                  key: 'hold',
                  label: t('vip_held'),
                  value: t('vip_held_until', { level: nameOf(hold.level), until: formatDay(hold.until) }),
                },
              ]
            : []),
        ]}
      />
      <Modal isOpen={isAsking} onClose={() => setAsking(false)} title={t('vip_hold')}>
        <HoldLevelForm {...{ memberId, names }} level={standing.level} onClose={() => setAsking(false)} />
      </Modal>
    </Panel>
  )
}

function HistoryPanel({ standing: { history, names } }: Pick<PanelProps, 'standing'>) {
  const t = useText()
  return (
    <Panel title={t('vip_history')}>
      {history.length === 0 ? <EmptyState isSmall title={t('vip_history_none')} /> : null}
      <KeyValues
        rows={history.map(({ fromLevel, toLevel, reason, operator, note, at }) => ({
          key: `${at}${fromLevel}${toLevel}`,
          label: [
            `${t(`vip_reason_${reason.toLowerCase()}` as TextKey)} · ${formatRecordTime(at)}`,
            ...(operator ? [`${operator}: ${note}`] : []),
          ].join(' · '),
          value: `${fromLevel} → ${toLevel} ${names[toLevel] ?? ''}`,
        }))}
      />
    </Panel>
  )
}

function PaidPanels({
  currency,
  standing: { bonuses, rebates, names },
}: Pick<PanelProps, 'currency' | 'standing'>) {
  const t = useText()
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <Panel title={t('vip_bonuses')}>
        {bonuses.length === 0 ? <EmptyState isSmall title={t('vip_bonuses_none')} /> : null}
        <KeyValues
          rows={bonuses.map(({ kind, level, amount, at }) => ({
            key: `${kind}${level}${at}`,
            label: `${t(`vip_bonus_${kind.toLowerCase()}` as TextKey)} · ${names[level] ?? level} · ${formatRecordTime(at)}`,
            value: money(amount),
          }))}
        />
      </Panel>
      <Panel title={t('vip_rebates')}>
        {rebates.length === 0 ? <EmptyState isSmall title={t('vip_rebates_none')} /> : null}
        <KeyValues
          rows={rebates.map(({ claimId, product, validAmount, amount, isAutomatic, at }) => ({
            key: `${claimId}${product}`,
            label: [
              productText(product, t),
              t(isAutomatic ? 'vip_rebate_automatic' : 'vip_rebate_claimed'),
              formatRecordTime(at),
              t('vip_rebate_of', { validAmount: money(validAmount) }),
            ].join(' · '),
            value: money(amount),
          }))}
        />
      </Panel>
    </>
  )
}
