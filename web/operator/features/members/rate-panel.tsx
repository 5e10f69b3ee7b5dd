import { useState } from 'react'
import { changePrizeGroup } from '../../../../contract/operator/members/change-prize-group.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { formatShortTime, plainDigits } from '../../../../design/format.ts'
import { HIGHEST_G, LOWEST_G } from '../../../../kernel/agents/prize-group.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import styles from './member.module.css'
import { isPersonal } from './member-type.ts'
import type { Member } from './types.ts'

/** The prize group of the account, what became of it, and its change. */
export function RatePanel({ member }: { member: Member }) {
  const t = useText()
  const can = useCan()
  const [isChanging, setChanging] = useState(false)
  if (!isPersonal(member)) return null
  return (
    <Panel
      title={t('dossier_rates_now', { memberG: String(member.memberG) })}
      beside={
        can('members.create') ? (
          <Button size="compact" onClick={() => setChanging(true)}>
            {t('dossier_rates_change')}
          </Button>
        ) : undefined
      }
    >
      <dl className={styles.facts}>
        {member.rateChanges.map(({ at, beforeG, memberG, by, reason }) => (
          <div key={`${at}${memberG}`}>
            <dt>
              {formatShortTime(at)} · {by}
            </dt>
            <dd>
              {beforeG === null
                ? t('dossier_rates_opened', { memberG: String(memberG) })
                : t('dossier_rates_moved', { beforeG: String(beforeG), memberG: String(memberG) })}
              {reason ? <small className="text-3">{` · ${reason}`}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <RateWindow isOpen={isChanging} member={member} onClose={() => setChanging(false)} />
    </Panel>
  )
}

function RateWindow({ isOpen, member, onClose }: { isOpen: boolean; member: Member; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('dossier_rates_change')}>
      <RateForm member={member} onClose={onClose} />
    </Modal>
  )
}

function RateForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const current = String(member.memberG)
  const form = useForm({
    start: { memberG: current, reason: '' },
    send: async ({ memberG, reason }) => {
      await callServer(changePrizeGroup, {
        params: { memberId: member.memberId },
        body: { memberG: parseInt(plainDigits(memberG), 10) || 0, reason: reason.trim() },
      })
      onClose()
      toast.good(t('dossier_rates_done'))
      await refresh(readMember)
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2 small">{t('dossier_rates_text', { username: member.username })}</p>
      <TextField
        label={t('dossier_rates_new')}
        hint={`${LOWEST_G}–${HIGHEST_G}`}
        inputMode="numeric"
        maxLength={4}
        isRequired
        {...form.field('memberG')}
      />
      <TextField
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        maxLength={140}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={form.values.memberG === current}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}
