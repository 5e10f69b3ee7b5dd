import { useState } from 'react'
import { changeLineRule } from '../../../../contract/operator/cashier/change-line-rule.ts'
import { readLineRule } from '../../../../contract/operator/cashier/read-line-rule.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useCan } from '../../session/me.ts'

/** Whether the account may transfer up and down its line; saved as it is ticked. */
export function LineRulePanel({ memberId }: { memberId: string }) {
  const t = useText()
  const can = useCan()
  const [isBusy, setBusy] = useState(false)
  const answer = useCall(readLineRule, { params: { memberId } })
  const mayChange = can('withdrawals.decide')
  const save = async (rule: { maySendUp: boolean; maySendDown: boolean }) => {
    setBusy(true)
    try {
      await callServer(changeLineRule, { params: { memberId }, body: rule })
      toast.good(t('lines_rule_saved'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refresh(readLineRule)
    setBusy(false)
  }
  return (
    <Panel title={t('lines_rule')}>
      <Loaded answer={answer}>
        {({ maySendUp, maySendDown, isAgent }) => (
          <>
            <Checkbox
              checked={maySendUp}
              disabled={!mayChange || isBusy}
              onChange={() => void save({ maySendUp: !maySendUp, maySendDown })}
            >
              {t('lines_rule_up')}
            </Checkbox>
            {isAgent ? (
              <Checkbox
                checked={maySendDown}
                disabled={!mayChange || isBusy}
                onChange={() => void save({ maySendUp, maySendDown: !maySendDown })}
              >
                {t('lines_rule_down')}
              </Checkbox>
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
