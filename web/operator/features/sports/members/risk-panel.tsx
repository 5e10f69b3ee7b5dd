import { changeMemberRisk } from '../../../../../contract/operator/sportsbook/change-member-risk.ts'
import type { readMemberRiskSchemas } from '../../../../../contract/operator/sportsbook/read-member-risk.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { useCan } from '../../../session/me.ts'
import { refreshRisks, riskGroups, riskText } from './words.ts'

type MemberRisk = ValueOf<typeof readMemberRiskSchemas>

/** What part of the largest stakes a member may bet, and whether they bet at all: from the next bet on. */
export function RiskPanel({ risk, name }: { risk: MemberRisk; name: string }) {
  const t = useText()
  const can = useCan()
  return (
    <Panel title={t('op_sport_member_group')}>
      {risk.changedAt ? (
        <p className="note text-2">
          {formatDateTime(risk.changedAt)} · {risk.reason}
        </p>
      ) : null}
      {can('sports.limits') ? <RiskForm risk={risk} name={name} /> : <p>{riskText(t, risk)}</p>}
    </Panel>
  )
}

function RiskForm({ risk, name }: { risk: MemberRisk; name: string }) {
  const t = useText()
  const form = useForm({
    start: { percent: String(risk.percent), isStopped: risk.isStopped, reason: '' },
    send: async ({ percent, isStopped, reason }) => {
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(changeMemberRisk, {
        params: { memberId: risk.memberId },
        body: { percent: Number(percent), isStopped, reason: reason.trim() },
      })
      toast.good(t('op_sport_saved'))
      await refreshRisks()
      return undefined
    },
  })
  const groups = [...new Set([...riskGroups, risk.percent])].sort((a, b) => b - a)
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('op_sport_risk_help', { member: name })}</p>
      <SelectField
        label={t('op_sport_member_group')}
        value={form.values.percent}
        onChange={form.set('percent')}
        choices={groups.map((percent) => ({
          key: String(percent),
          text: riskText(t, { percent, isStopped: false }),
        }))}
      />
      <Checkbox
        checked={form.values.isStopped}
        onChange={(event) => form.edit({ isStopped: event.target.checked })}
      >
        {t('op_sport_member_stop')}
      </Checkbox>
      <TextAreaField label={t('op_reason')} rows={2} maxLength={200} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <div className={parts.toolbar}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}
