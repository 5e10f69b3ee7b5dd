import { listJackpotPools } from '../../../../contract/operator/launch/list-jackpot-pools.ts'
import { listPoolOrders } from '../../../../contract/operator/launch/list-pool-orders.ts'
import { orderPool } from '../../../../contract/operator/launch/order-pool.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatAmount, parseAmount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'
import type { Pool } from './types.ts'

/** What the next pool of this name begins with; the running one keeps its terms. */
export function TermsWindow({ isOpen, pool, onClose }: { isOpen: boolean; pool: Pool; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('pools_kind_CHANGE')}>
      <TermsForm pool={pool} onClose={onClose} />
    </Modal>
  )
}

function TermsForm({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const t = useText()
  const terms = pool.next ?? pool
  const isMustHit = pool.kind === 'MUST_HIT'
  const begin = () => ({
    seed: formatAmount(terms.seedAmount),
    end: formatAmount((isMustHit ? terms.capAmount : terms.oddsAmount) ?? 0),
    rate: formatAmount(terms.ratePpm / 100),
    reason: '',
  })
  const form = useForm({
    start: begin,
    send: async (values) => {
      const [seed, end, rate] = [parseAmount(values.seed), parseAmount(values.end), parseAmount(values.rate)]
      if (!seed) return { 'terms.seedAmount': t('pools_wrong') }
      if (!end) return { [isMustHit ? 'terms.capAmount' : 'terms.oddsAmount']: t('pools_wrong') }
      // Hundredths of a percent are hundreds of parts per million.
      if (!rate || rate > 500) return { 'terms.ratePpm': t('pools_wrong') }
      if (!values.reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(orderPool, {
        params: { code: pool.code },
        body: {
          kind: 'CHANGE',
          reason: values.reason.trim(),
          terms: {
            seedAmount: seed,
            capAmount: isMustHit ? end : null,
            oddsAmount: isMustHit ? null : end,
            ratePpm: rate * 100,
          },
        },
      })
      toast.good(t('pools_asked'))
      onClose()
      await refresh(listJackpotPools, listPoolOrders)
      return undefined
    },
  })
  const values = form.values
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('pools_change_text')}</p>
      <TextField
        label={t('pools_seed')}
        inputMode="decimal"
        isRequired
        value={values.seed}
        error={form.faults['terms.seedAmount']}
        onChange={(event) => form.edit({ seed: event.target.value })}
      />
      <TextField
        label={t(isMustHit ? 'pools_cap_label' : 'pools_odds_label')}
        inputMode="decimal"
        isRequired
        value={values.end}
        error={form.faults[isMustHit ? 'terms.capAmount' : 'terms.oddsAmount']}
        onChange={(event) => form.edit({ end: event.target.value })}
      />
      <TextField
        label={t('pools_rate')}
        hint={t('pools_rate_hint')}
        inputMode="decimal"
        isRequired
        value={values.rate}
        error={form.faults['terms.ratePpm']}
        onChange={(event) => form.edit({ rate: event.target.value })}
      />
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      {form.problem ? <FieldMessage error={form.problem} /> : null}
      <SaveActions form={form} submitText={t('pools_change')} onClose={onClose} />
    </Form>
  )
}
