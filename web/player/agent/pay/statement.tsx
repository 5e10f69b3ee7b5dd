import type { ReactNode } from 'react'
import { exportStatement } from '../../../../contract/player/agents/pay/export-statement.ts'
import {
  readStatement,
  type readStatementSchemas,
} from '../../../../contract/player/agents/pay/read-statement.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatRecordTime } from '../../../../design/format.ts'
import { percentText } from '../../../../kernel/percent.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { CsvFile } from '../csv-file.tsx'
import { StatementTree } from './statement-tree.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import styles from './pay.module.css'

type Value = ValueOf<typeof readStatementSchemas>

/** One payment from its total to its bets. */
export function Statement({ paymentId }: { paymentId: string }) {
  const t = useText()
  const { data, error } = useCall(readStatement, { query: { paymentId } }, { staleMs: 3_000 })
  if (!data) return error ? <EmptyState title={errorText(error, t)} /> : <Skeleton shape="row" />
  const { payment } = data
  return (
    <div className={styles.statement}>
      <section className={`panel ${styles.card}`}>
        <div className={styles.bar}>
          <PaymentBadge payment={payment} />
          <CsvFile call={exportStatement} query={{ paymentId }} />
        </div>
        <Money amount={payment.amount} className={styles.total} />
        <p className="note text-3">
          {t('agent_pay_contract', { period: payment.periodId, number: String(payment.contractNo) })}
          {payment.paidAt ? ` · ${formatRecordTime(payment.paidAt)}` : ''}
        </p>
        {payment.state === 'HELD' ? <p className="small text-2">{t('agent_payment_held_help')}</p> : null}
        <Formula data={data} />
      </section>
      <section className={`panel ${styles.card}`}>
        <h2>{t('agent_pay_open')}</h2>
        <StatementTree payment={payment} />
      </section>
      {data.late.length > 0 ? <Late data={data} /> : null}
      {payment.kind === 'DIVIDEND' ? <Carries data={data} /> : null}
    </div>
  )
}

function Formula({ data: { payment, below } }: { data: Value }) {
  const t = useText()
  const isDividend = payment.kind === 'DIVIDEND'
  const minus = [
    [t('agent_statement_payout'), payment.payout],
    [t('agent_statement_promotions'), payment.promotions],
    [t('agent_statement_rebates'), payment.rebate],
    [t('agent_statement_salaries'), payment.salaries],
  ] as const
  return (
    <>
      <h2>{t('agent_pay_from')}</h2>
      <dl className={styles.formula}>
        {isDividend ? (
          <>
            <Step sign="" name={t('agent_statement_turnover')} amount={payment.turnover} />
            {minus.map(([name, amount]) => (
              <Step key={name} sign="−" name={name} amount={amount} />
            ))}
          </>
        ) : (
          <Step sign="" name={t('agent_statement_valid')} amount={payment.valid} />
        )}
        <Step sign="=" name={t('agent_statement_base_before')} amount={payment.base} isSum />
        {isDividend || payment.carryIn !== 0 ? (
          <Step sign="+" name={t('agent_statement_carry_in')} amount={payment.carryIn} />
        ) : null}
        <Step
          sign="×"
          name={payment.tier < 0 ? t('agent_statement_tier_none') : t('agent_statement_rate')}
          note={t('agent_pay_reached', { valid: formatAmount(payment.valid), active: payment.active })}
          figure={`${percentText(payment.ratePpm, 2)}%`}
        />
        <Step sign="=" name={t('agent_statement_gross')} amount={payment.gross} isSum />
        {payment.branch > payment.gross ? (
          <Step sign="" name={t('agent_statement_branch')} amount={payment.branch} />
        ) : null}
        {below.map(({ agentId, account, branch }) => (
          <Step key={agentId} sign="−" name={t('agent_pay_below_of', { account })} amount={branch} />
        ))}
        <Step sign="=" name={t('agent_statement_net')} amount={payment.net} isSum />
        {payment.amount < payment.net ? (
          <Step sign="−" name={t('agent_pay_cap')} amount={payment.net - payment.amount} />
        ) : null}
        {payment.carryOut < 0 ? (
          <Step
            sign=""
            name={t('agent_statement_carry_out')}
            note={t('agent_statement_carry_help')}
            amount={payment.carryOut}
          />
        ) : null}
      </dl>
    </>
  )
}

function Step({
  sign,
  name,
  note,
  amount,
  figure,
  isSum,
}: {
  sign: string
  name: string
  note?: ReactNode
  amount?: number
  figure?: string
  isSum?: boolean
}) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>
        <span className={styles.sign} aria-hidden="true">
          {sign}
        </span>
        <span>
          {name}
          {note ? <small className="text-2">{note}</small> : null}
        </span>
      </dt>
      <dd className={amount !== undefined && amount < 0 ? 'number negative' : 'number'}>
        {figure ?? formatAmount(amount ?? 0)}
      </dd>
    </div>
  )
}

function Late({ data: { late, payment } }: { data: Value }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('agent_pay_late')}</h2>
      <p className="note text-2">{t('agent_statement_correction_help')}</p>
      <ul className={styles.late}>
        {late.map((line) => {
          const change = payment.kind === 'DIVIDEND' ? line.turnover - line.payout : line.valid
          return (
            <li key={`${line.memberId}${line.roundId}${line.at}`}>
              <span>
                <b>{line.account}</b>
                <small className="text-2">
                  {t('agent_pay_late_line', {
                    game: line.gameCode,
                    round: line.roundId,
                    period: line.firstPeriodId,
                  })}
                </small>
              </span>
              <b className={change < 0 ? 'number negative' : 'number'}>{formatAmount(change)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Carries({ data: { before } }: { data: Value }) {
  const t = useText()
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('agent_pay_carries')}</h2>
      <DataTable
        caption={t('agent_pay_carries')}
        rows={before}
        rowKey={({ paymentId }) => paymentId}
        columns={[
          { key: 'period', head: t('agent_income_period'), cell: ({ periodId }) => periodId, card: 'title' },
          {
            key: 'base',
            head: t('agent_statement_base'),
            cell: ({ base }) => formatAmount(base),
            isFigure: true,
          },
          {
            key: 'in',
            head: t('agent_statement_carry_in'),
            cell: ({ carryIn }) => formatAmount(carryIn),
            isFigure: true,
          },
          {
            key: 'out',
            head: t('agent_statement_carry_out'),
            cell: ({ carryOut }) => formatAmount(carryOut),
            isFigure: true,
          },
          {
            key: 'amount',
            head: t('agent_statement_net'),
            cell: ({ amount }) => <Money amount={amount} />,
            isFigure: true,
            card: 'amount',
          },
        ]}
      />
    </section>
  )
}
