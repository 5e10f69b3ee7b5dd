import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { holdVipLevel } from '../../../../contract/operator/promotions/hold-vip-level.ts'
import { readMemberVip } from '../../../../contract/operator/promotions/read-member-vip.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { toBusinessDate } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { refresh } from '../../../client/use-call.ts'
import { DateField, FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'

const USUAL_DAYS = 30

/** Asks for a level that a member has at least until a day; a second person decides. */
export function HoldLevelForm({
  memberId,
  names,
  level,
  onClose,
}: {
  memberId: string
  names: readonly string[]
  level: number
  onClose: () => void
}) {
  const t = useText()
  const form = useForm({
    start: () => ({
      level: String(Math.max(1, level)),
      until: toBusinessDate(serverNowMs(), USUAL_DAYS),
      reason: '',
    }),
    send: async (asked) => {
      if (!asked.until) return { until: t('msg_input_empty') }
      if (!asked.reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(holdVipLevel, {
        params: { memberId },
        body: { level: Number(asked.level), until: asked.until, reason: asked.reason.trim() },
      })
      toast.good(t('dossier_adjust_asked'))
      onClose()
      await refresh(readMemberVip, readMember, countWaitingWork)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('vip_hold_text')}</p>
      <SelectField
        label={t('vip_level')}
        value={form.values.level}
        onChange={form.set('level')}
        error={form.field('level').error}
        choices={names.flatMap((name, at) =>
          at === 0 ? [] : [{ key: String(at), text: `${at} · ${name}` }],
        )}
      />
      <DateField
        label={t('vip_hold_until')}
        isRequired
        value={form.values.until}
        error={form.field('until').error}
        onChange={(event) => form.edit({ until: event.target.value })}
      />
      <TextAreaField
        label={t('dossier_reason')}
        rows={2}
        maxLength={140}
        count={[...form.values.reason].length}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} submitText={t('dossier_adjust_submit')} onClose={onClose} />
    </Form>
  )
}
