import { useState } from 'react'
import { listTree } from '../../../../contract/operator/agents/line/list-tree.ts'
import {
  openTopAgent,
  type openTopAgentSchemas,
} from '../../../../contract/operator/agents/line/open-top-agent.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { FirstPassword } from '../../parts/first-password.tsx'
import parts from '../../parts/parts.module.css'
import { PointFields } from './point-fields.tsx'
import { pointFaults, pointTexts, readPoints } from './words.ts'

type Made = ValueOf<typeof openTopAgentSchemas>

/** A top agent below the house; ends with the first password. */
export function TopAgentWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const [made, setMade] = useState<Made | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('op_agents_new_top')}>
      {made ? (
        <FirstPassword {...made} onKept={close} />
      ) : (
        <TopAgentForm onMade={setMade} onClose={onClose} />
      )}
    </Modal>
  )
}

function TopAgentForm({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { username: '', payeeName: '', group: '1978', reason: '', ...pointTexts(() => 0) },
    check: (values) => pointFaults(values, t),
    send: async (values) => {
      const { username, payeeName, reason } = values
      const memberG = Number.parseInt(values.group, 10) || 0
      onMade(
        await callServer(openTopAgent, {
          body: { username, payeeName, memberG, reason, points: readPoints(values) },
        }),
      )
      await refresh(listTree)
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <TextField
        label={t('people_username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        isRequired
        {...form.field('username')}
      />
      <TextField
        label={t('op_agents_payee')}
        autoComplete="off"
        maxLength={60}
        {...form.field('payeeName')}
      />
      <TextField
        label={t('op_agents_group')}
        inputMode="numeric"
        maxLength={4}
        isRequired
        {...form.field('group')}
        error={form.faults['memberG']}
      />
      <PointFields field={form.field} />
      <TextField label={t('dossier_reason')} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('op_agents_new_top')}
        </Button>
      </div>
    </Form>
  )
}
