import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { readEconomy } from '../../../../contract/operator/identity/read-economy.ts'
import { changeSetting } from '../../../../contract/operator/system/change-setting.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { listSettings } from '../../../../contract/operator/system/list-settings.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import { tellChange, WaitingNotes, type Waiting } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'

const NAME = 'identity.economyGuard'

/** Whether the guard refuses what is too much, and the way to switch it. */
export function GuardPanel({ isGuarded, waiting }: { isGuarded: boolean; waiting: Waiting }) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const press = t(isGuarded ? 'op_budget_guard_to_off' : 'op_budget_guard_to_on')
  const change = async () => {
    try {
      const { state } = await callServer(changeSetting, {
        params: { name: NAME },
        body: { value: String(!isGuarded) },
      })
      tellChange(state, t, 'set_saved')
      await refresh(readEconomy, listSettings, listProposals, countWaitingWork)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
  }
  return (
    <Panel
      title={t('op_budget_guard')}
      beside={
        <Badge tone={isGuarded ? 'good' : 'bad'}>
          {t(isGuarded ? 'op_budget_guard_on' : 'op_budget_guard_off')}
        </Badge>
      }
    >
      <div className="stack">
        <p className="small text-2">{t('op_budget_guard_text')}</p>
        <WaitingNotes waiting={waiting} subject={`setting:${NAME}`} />
        {can('settings.edit') ? (
          <Button isBlock onClick={() => setAsking(true)}>
            {press}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={press}
        confirmText={press}
        onConfirm={change}
        onCancel={() => setAsking(false)}
      >
        {t('op_budget_guard_text')}
      </ConfirmDialog>
    </Panel>
  )
}
