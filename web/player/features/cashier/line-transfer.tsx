import { readLineRules } from '../../../../contract/player/cashier/read-line-rules.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { useIsAgent } from '../../state/member.ts'
import { LineForm } from './line-form.tsx'
import { LineHistory } from './line-history.tsx'

/** Transfers along the line, for members who may make or have received one. */
export function LineTransfers() {
  const t = useText()
  const rules = useCall(readLineRules)
  const isAgent = useIsAgent()
  if (!rules.data)
    return rules.error ? <Note tone="bad">{errorText(rules.error, t)}</Note> : <Skeleton shape="block" />
  const maySend = rules.data.maySendUp || rules.data.maySendDown
  return (
    <section className="stack">
      {maySend ? (
        <LineForm rules={rules.data} />
      ) : (
        <Note tone="info">
          {isAgent ? null : (
            <b>
              {t('msg_member_not_allowed')}
              <br />
            </b>
          )}
          {t('line_off')}
        </Note>
      )}
      <LineHistory />
    </section>
  )
}
