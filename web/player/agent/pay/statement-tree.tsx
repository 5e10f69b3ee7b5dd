import { useState } from 'react'
import {
  listStatementLines,
  type listStatementLinesSchemas,
} from '../../../../contract/player/agents/pay/list-statement-lines.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import type { Payment } from './payment-badge.tsx'
import styles from './pay.module.css'

type Line = ValueOf<typeof listStatementLinesSchemas>['list'][number]
type Place = Partial<Record<'branchId' | 'memberId' | 'product' | 'gameCode' | 'roundNo', string>>

/** What each level is opened by, in their order. */
const steps = ['branchId', 'memberId', 'product', 'gameCode', 'roundNo'] as const
const SIZE = 20

/** From the total down to the bets; each level adds up to the line that was opened. */
export function StatementTree({ payment }: { payment: Payment }) {
  const t = useText()
  return (
    <>
      <Level payment={payment} place={{}} depth={0} />
      <p className={styles.treeSum}>
        <span>{t('agent_pay_adds_up')}</span>
        <Money amount={payment.base} />
      </p>
    </>
  )
}

function Level({ payment, place, depth }: { payment: Payment; place: Place; depth: number }) {
  const t = useText()
  const [size, setSize] = useState(SIZE)
  const { data, error } = useCall(
    listStatementLines,
    { query: { paymentId: payment.paymentId, ...place, pageSize: Math.min(size, 100) } },
    { keepsPrevious: true, staleMs: 30_000 },
  )
  if (!data) return error ? <p className="small">{errorText(error, t)}</p> : <Skeleton shape="row" />
  return (
    <ul className={styles.tree}>
      {data.list.map((line) => (
        <TreeLine
          key={`${line.level}${line.key}`}
          payment={payment}
          line={line}
          place={place}
          depth={depth}
        />
      ))}
      {data.totalCount > data.list.length && size < 100 ? (
        <li>
          <Button kind="line" size="small" onClick={() => setSize(100)}>
            {t('agent_pay_more')}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}

function TreeLine({
  payment,
  line,
  place,
  depth,
}: {
  payment: Payment
  line: Line
  place: Place
  depth: number
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const step = steps[depth]
  const name = line.level === 'COSTS' ? t(`agent_pay_cost_${line.name}` as TextKey) : line.name
  const inner = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {line.isOpening && step ? <Icon name={isOpen ? 'd' : 'r'} size={16} /> : null}
      </span>
      <span className={styles.lineName}>
        <small className="text-3">{t(`agent_pay_level_${line.level.toLowerCase()}` as TextKey)}</small>
        <b>
          {name}
          {line.isLate ? ` · ${t('agent_pay_is_late')}` : ''}
        </b>
        <small className="text-2">
          {payment.kind === 'DIVIDEND'
            ? t('agent_pay_line', {
                turnover: formatAmount(line.turnover),
                payout: formatAmount(line.payout),
                costs: formatAmount(line.costs),
              })
            : t('agent_pay_line_valid', { valid: formatAmount(line.valid) })}
        </small>
      </span>
      <b className={line.base < 0 ? 'number negative' : 'number'}>{formatAmount(line.base)}</b>
    </>
  )
  return (
    <li>
      {line.isOpening && step ? (
        <button
          type="button"
          className={styles.treeLine}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {inner}
        </button>
      ) : (
        <div className={styles.treeLine}>{inner}</div>
      )}
      {isOpen && step ? (
        <Level payment={payment} place={{ ...place, [step]: line.key }} depth={depth + 1} />
      ) : null}
    </li>
  )
}
