import { useState } from 'react'
import { exportReconciliation } from '../../../../contract/operator/reports/export-reconciliation.ts'
import {
  listReconciliationCases,
  type listReconciliationCasesSchemas,
} from '../../../../contract/operator/reports/list-reconciliation-cases.ts'
import type { readReconciliationSchemas } from '../../../../contract/operator/reports/read-reconciliation.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatAmount } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { withdrawalStateText } from '../../parts/withdrawal-state.ts'
import { amountText, figures, Mark, nameOf } from './reconciliation-words.tsx'

type Row = ValueOf<typeof readReconciliationSchemas>['rows'][number]
type Case = ValueOf<typeof listReconciliationCasesSchemas>['list'][number]

export function Cases({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listReconciliationCases,
    { query: { date: row.date, direction: row.direction, channel: row.channel, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  return (
    <Modal isOpen size="wide" onClose={onClose} title={`${nameOf(row, t)} · ${row.date}`}>
      <div className="stack">
        {row.unexplainedAmount === 0 ? null : (
          <Note tone="bad">
            {t('reconcile_unexplained', { unexplainedAmount: formatAmount(row.unexplainedAmount) })}
          </Note>
        )}
        <Loaded answer={answer}>
          {(page) =>
            page.list.length === 0 ? (
              <EmptyState isSmall title={t('reconcile_none')} />
            ) : (
              <ul className={styles.cases} aria-label={t('reconcile_cases')}>
                {page.list.map((one) => (
                  <CaseLine key={one.id} row={row} one={one} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
        <span className={styles.toolbar}>
          <Downloads call={exportReconciliation} query={{ from: row.date, to: row.date, part: 'CASES' }} />
        </span>
      </div>
    </Modal>
  )
}

/** Its member and its state, above its figures: a window is too narrow for a column each. */
function CaseLine({ row, one }: { row: Row; one: Case }) {
  const t = useText()
  return (
    <li>
      <div className="row row-wrap">
        <span className="grow">
          <ConsoleLink className="link" href={paths.member(one.memberId)}>
            {one.account}
          </ConsoleLink>{' '}
          ·{' '}
          {t(
            row.direction === 'DEPOSIT'
              ? (`deposit_state_${one.state.toLowerCase()}` as TextKey)
              : withdrawalStateText(one.state as WithdrawalState),
          )}
        </span>
        <Mark isDifferent={one.isDifferent} />
      </div>
      <small className="note text-3">
        {row.direction === 'WITHDRAWAL' ? (
          <ConsoleLink className="link" href={paths.withdrawal(one.id)}>
            {one.id}
          </ConsoleLink>
        ) : (
          one.id
        )}
      </small>
      <dl className={styles.caseFigures}>
        {figures.map(([key, head]) => (
          <div key={key}>
            <dt>{t(head)}</dt>
            <dd className="number">{amountText(one[key])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('reconcile_difference')}</dt>
          <dd>
            <Money amount={one.difference} isChange />
          </dd>
        </div>
      </dl>
    </li>
  )
}
