import { changePoints } from '../../../../contract/operator/agents/line/change-points.ts'
import { listTree } from '../../../../contract/operator/agents/line/list-tree.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { PointFields } from './point-fields.tsx'
import { pointFaults, pointTexts, readPoints, type AgentNode } from './words.ts'

/** Other rebate points for an agent. */
export function PointsWindow({ node, onClose }: { node: AgentNode | null; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={node !== null} onClose={onClose} title={t('op_agents_edit_points')}>
      {node ? <PointsForm node={node} onClose={onClose} /> : null}
    </Modal>
  )
}

function PointsForm({ node, onClose }: { node: AgentNode; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { reason: '', ...pointTexts((product) => node.points[product]) },
    check: (values) => pointFaults(values, t),
    send: async (values) => {
      await callServer(changePoints, {
        params: { memberId: node.memberId },
        body: { points: readPoints(values), reason: values.reason },
      })
      await refresh(listTree)
      toast.good(t('op_agents_points_done'))
      onClose()
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <PointFields field={form.field} />
      <p className="small text-3">{t('op_agents_points_help')}</p>
      <TextField label={t('dossier_reason')} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}
