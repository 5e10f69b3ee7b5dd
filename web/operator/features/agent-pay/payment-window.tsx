import {
  readAgentPayment,
  type readAgentPaymentSchemas,
} from '../../../../contract/operator/agents/pay/read-agent-payment.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { percentText } from '../../../../kernel/percent.ts'
import { useCall } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Decisions } from './decisions.tsx'
import { PaymentState } from './payment-state.tsx'
import styles from './agent-pay.module.css'

type Value = ValueOf<typeof readAgentPaymentSchemas>

/** How a payment was calculated, and what may be decided about it. */
export function PaymentWindow({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const t = useText()
  const answer = useCall(readAgentPayment, { params: { paymentId } }, { staleMs: 3_000 })
  const title = answer.data
    ? `${answer.data.payment.account} · ${answer.data.payment.periodId}`
    : t('op_pay_open')
  return (
    <Modal isOpen onClose={onClose} size="medium" title={title}>
      <Loaded answer={answer}>{(value) => <Detail value={value} />}</Loaded>
    </Modal>
  )
}

function Detail({ value: { payment, below, late } }: { value: Value }) {
  const t = useText()
  const isDividend = payment.kind === 'DIVIDEND'
  const rows: (readonly [string, string, string])[] = [
    ...(isDividend
      ? ([
          ['win', t('op_pay_game_win'), formatAmount(payment.turnover - payment.payout)],
          ['promotions', `− ${t('op_pay_promotions')}`, formatAmount(payment.promotions)],
          ['rebates', `− ${t('op_pay_rebates')}`, formatAmount(payment.rebate)],
          ['salaries', `− ${t('op_pay_salaries')}`, formatAmount(payment.salaries)],
        ] as const)
      : ([['valid', t('op_pay_valid'), formatAmount(payment.valid)]] as const)),
    ['base', `= ${t('op_pay_base')}`, formatAmount(payment.base)],
    ['in', `+ ${t('op_pay_carry_in')}`, formatAmount(payment.carryIn)],
    [
      'rate',
      `× ${t('op_pay_tier', { valid: formatAmount(payment.valid), active: payment.active })}`,
      `${percentText(payment.ratePpm, 2)}%`,
    ],
    ['gross', `= ${t('op_pay_gross')}`, formatAmount(payment.gross)],
    ['branch', t('op_pay_branch'), formatAmount(payment.branch)],
    ...below.map(({ agentId, account, branch }) => [agentId, `− ${account}`, formatAmount(branch)] as const),
    ['net', `= ${t('op_pay_net')}`, formatAmount(payment.net)],
    ...(payment.amount < payment.net
      ? ([['cut', `− ${t('op_pay_cut')}`, formatAmount(payment.net - payment.amount)]] as const)
      : []),
    ['amount', t('op_pay_amount'), formatMoney(payment.amount)],
    ['out', t('op_pay_carry_out'), formatAmount(payment.carryOut)],
  ]
  const isWaiting = payment.state === 'CALCULATED'
  return (
    <div className="stack">
      <p>
        <PaymentState payment={payment} />
      </p>
      <KeyValues rows={rows.map(([key, label, text]) => ({ key, label, value: text }))} />
      {late.length > 0 ? (
        <section>
          <h3>{t('op_pay_late')}</h3>
          <ul>
            {late.map((line) => (
              <li key={`${line.roundId}${line.at}`} className={styles.late}>
                <span>
                  {t('op_pay_late_line', {
                    account: line.account,
                    game: line.gameCode,
                    round: line.roundId,
                    period: line.firstPeriodId,
                  })}
                </span>
                <b>{formatAmount(isDividend ? line.turnover - line.payout : line.valid)}</b>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {payment.heldBy && payment.heldAt ? (
        <p className="text-2">
          {t('op_pay_held_by', {
            name: payment.heldBy,
            time: formatDateTime(payment.heldAt),
            reason: payment.heldReason ?? '',
          })}
        </p>
      ) : null}
      {isWaiting ? (
        <p className="text-2">
          {payment.abilities.includes('approve')
            ? t('op_pay_writer', { name: payment.writtenBy })
            : t('op_pay_own')}
        </p>
      ) : null}
      <Decisions payment={payment} />
    </div>
  )
}
