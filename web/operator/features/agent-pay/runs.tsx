import { useState } from 'react'
import {
  checkPayRun,
  type checkPayRunSchemas,
} from '../../../../contract/operator/agents/pay/check-pay-run.ts'
import {
  listPayRuns,
  type listPayRunsSchemas,
} from '../../../../contract/operator/agents/pay/list-pay-runs.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { contractKinds } from '../../../../contract/shared/agent-pay.ts'
import { formatAmount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useCan } from '../../session/me.ts'
import styles from './agent-pay.module.css'

type Page = ValueOf<typeof listPayRunsSchemas>
type Checked = ValueOf<typeof checkPayRunSchemas>

/** The periods that were calculated; each may be calculated again, which changes nothing. */
export function Runs({
  kind,
  answer,
}: {
  kind: (typeof contractKinds)[number]
  answer: { data: Page | undefined; error: unknown; refetch: () => unknown }
}) {
  const t = useText()
  return (
    <Panel title={t('op_pay_runs')}>
      <p className="text-2">{t('op_pay_again_text')}</p>
      <Loaded answer={answer}>
        {({ list }) => (
          <ul>
            {list.map((run) => (
              <RunRow key={run.periodId} kind={kind} run={run} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function RunRow({ kind, run }: { kind: (typeof contractKinds)[number]; run: Page['list'][number] }) {
  const t = useText()
  const may = useCan()('commissions.decide')
  const [isBusy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = async () => {
    setBusy(true)
    try {
      setChecked(await callServer(checkPayRun, { body: { kind, periodId: run.periodId } }))
      void refresh(listPayRuns)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
  }
  return (
    <li className={styles.run}>
      <div className={styles.runHead}>
        <b>{run.periodId}</b>
        <span>{formatMoney(run.netAmount)}</span>
        <small className="text-2">
          {t('op_pay_runs_agents', { count: run.agentCount })} · {formatDateTime(run.calculatedAt)}
        </small>
        <span className="grow" />
        {may ? (
          <Button size="small" kind="line" icon="refresh" isBusy={isBusy} onClick={() => void check()}>
            {t('op_pay_again')}
          </Button>
        ) : null}
      </div>
      {run.check ? (
        <small className="text-2">
          {t('op_pay_again_last', {
            time: formatDateTime(run.check.checkedAt),
            name: run.check.checkedBy,
            same: run.check.sameCount,
            other: run.check.otherCount,
          })}
        </small>
      ) : null}
      {checked ? <Comparison checked={checked} /> : null}
    </li>
  )
}

function Comparison({ checked: { sameCount, otherCount, others } }: { checked: Checked }) {
  const t = useText()
  if (otherCount === 0) return <p role="status">{t('op_pay_again_same', { count: sameCount })}</p>
  const write = (amount: number | null) => (amount === null ? '–' : formatAmount(amount))
  return (
    <div role="status">
      <p>{t('op_pay_again_other', { others: otherCount, count: sameCount + otherCount })}</p>
      <ul>
        {others.map(({ agentId, account, field, was, is }) => (
          <li key={`${agentId}${field}`}>
            {t('op_pay_again_line', { account, field, was: write(was), is: write(is) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
