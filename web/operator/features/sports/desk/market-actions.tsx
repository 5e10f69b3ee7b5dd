import { useState } from 'react'
import { changeMarketStake } from '../../../../../contract/operator/sportsbook/change-market-stake.ts'
import { closeMarket } from '../../../../../contract/operator/sportsbook/close-market.ts'
import { formatAmount, parseAmount } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { marketName, type DeskFixture, type DeskMarket } from '../words.ts'
import styles from './editor.module.css'
import { StopDialog } from './stop-buttons.tsx'

interface Props {
  fixture: DeskFixture
  market: DeskMarket
}

type Task = 'STOP' | 'CLOSE' | 'STAKE'

/** Suspends or opens a market, limits its stakes, or closes it for good. */
export function MarketActions({ fixture, market }: Props) {
  const t = useText()
  const [task, setTask] = useState<Task | null>(null)
  const name = marketName(t, market, { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' })
  const isStopped = market.stop !== null
  const done = () => setTask(null)
  return (
    <div className={styles.editorActions}>
      <Button
        kind={isStopped ? 'jade' : 'line'}
        icon={isStopped ? 'check' : 'pause'}
        onClick={() => setTask('STOP')}
      >
        {t(isStopped ? 'op_sport_resume' : 'op_sport_suspend_market')}
      </Button>
      <Button onClick={() => setTask('STAKE')}>{t('op_sport_limits_stake_max')}</Button>
      <Button onClick={() => setTask('CLOSE')}>{t('op_sport_close')}</Button>
      <StopDialog
        stopping={
          task === 'STOP'
            ? {
                scope: 'MARKET',
                subject: market.marketId,
                isSuspended: !isStopped,
                title: t(isStopped ? 'op_sport_resume' : 'op_sport_suspend_market'),
                text: isStopped ? name : `${name} · ${t('op_sport_suspend_confirm', { n: 1 })}`,
              }
            : null
        }
        onClose={done}
      />
      <ReasonDialog
        isOpen={task === 'CLOSE'}
        title={t('op_sport_close')}
        label={t('op_reason')}
        isRequired
        submitText={t('op_sport_close')}
        onSubmit={async (reason) => {
          await callServer(closeMarket, { params: { marketId: market.marketId }, body: { reason } })
          toast.good(t('op_sport_is_closed'))
          await refreshDesk()
        }}
        onClose={done}
      >
        {name} · {t('op_sport_close_confirm')}
      </ReasonDialog>
      <Modal isOpen={task === 'STAKE'} onClose={done} title={name}>
        <StakeForm market={market} onClose={done} />
      </Modal>
    </div>
  )
}

function StakeForm({ market, onClose }: { market: DeskMarket; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { amount: market.maxStakeAmount === null ? '' : formatAmount(market.maxStakeAmount), reason: '' },
    send: async ({ amount, reason }) => {
      const maxStakeAmount = amount.trim() ? parseAmount(amount) : null
      if (amount.trim() && !maxStakeAmount) return { amount: t('op_sport_amount_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(changeMarketStake, {
        params: { marketId: market.marketId },
        body: { maxStakeAmount, reason: reason.trim() },
      })
      onClose()
      toast.good(t('op_sport_saved'))
      await refreshDesk()
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <TextField
        label={t('op_sport_limits_stake_max')}
        hint={t('op_sport_stake_hint')}
        inputMode="decimal"
        {...form.field('amount')}
      />
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
