import { useState } from 'react'
import { formatMoney } from '../../../../../design/format.ts'
import { NOTE_LENGTH } from '../../../../../contract/shared/lottery-orders.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { BettingIssue } from '../board/betting-issue.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { momentText } from '../parts/moment-text.ts'
import { CancelRuleText } from './cancel-rule.tsx'
import { totalOf, withStake, without } from './slip.ts'
import { SlipList } from './slip-list.tsx'
import { SlipSent } from './slip-sent.tsx'
import { changeLines, finishSlip, moveSlip, noteSlip, useNumberSlip } from './slip-store.ts'
import styles from './slip.module.css'
import type { NumberBoardData } from './use-number-board.ts'
import { type Sending, type Sent, useSendSlip } from './use-send-slip.ts'
import './texts.ts'

interface ConfirmProps {
  gameCode: string
  board: NumberBoardData
  issue: BettingIssue | null
  /** The issue takes bets now. */
  isBetting: boolean
}

/** The last look at a slip: what every number pays now, and what the ticket costs. */
export function ConfirmWindow({
  isOpen,
  onClose,
  ...props
}: ConfirmProps & { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const [sent, setSent] = useState<Sent | null>(null)
  const close = () => {
    setSent(null)
    onClose()
  }
  return (
    <Modal isOpen={isOpen} onClose={close} title={t(sent ? 'lottery_ticket_sent' : 'lottery_check_slip')}>
      {sent ? (
        <SlipSent sent={sent} onAgain={close} />
      ) : (
        <Confirm {...props} onSent={setSent} onClose={close} />
      )}
    </Modal>
  )
}

function Confirm({
  gameCode,
  board,
  issue,
  isBetting,
  onSent,
  onClose,
}: ConfirmProps & { onSent: (sent: Sent) => void; onClose: () => void }) {
  const t = useText()
  const { issueText } = useIssueText()
  const { lines, numero, note } = useNumberSlip(gameCode)
  const sending = useSendSlip({ gameCode, numero: issue?.numero ?? null, lines, board })
  const hasMoved = issue !== null && numero !== null && numero !== issue.numero
  const remove = (ids: readonly string[]) => {
    changeLines(gameCode, (all) => without(all, new Set(ids)))
    if (ids.length === lines.length) onClose()
  }
  const offerOf = (line: (typeof lines)[number]) => sending.offers.get(line.id)!
  // What needs a look stands first.
  const isPlain = (line: (typeof lines)[number]) => {
    const { state, isNew, mostUnitAmount } = offerOf(line)
    return state === 'OPEN' && !isNew && mostUnitAmount === null
  }
  const shown = [...lines.filter((line) => !isPlain(line)), ...lines.filter(isPlain)]
  const send = async () => {
    const sent = await sending.place(note)
    if (!sent) return
    finishSlip(gameCode)
    onSent(sent)
  }
  return (
    <>
      <p className={styles.issue}>
        {issue
          ? `${issueText(issue.numero)} · ${t('lottery_closes_at', { time: momentText(issue.closesAt) })}`
          : t('lottery_no_issue')}
      </p>
      {hasMoved ? (
        <Note tone="info">
          {t('lottery_slip_moved', { before: issueText(numero), now: issueText(issue.numero) })}
        </Note>
      ) : null}
      <Warnings sending={sending} onRemove={remove} />
      <SlipList
        lines={shown}
        playOf={board.playOf}
        offerOf={offerOf}
        onRemove={(id) => remove([id])}
        onAccept={(id) => sending.accept([id])}
        onLess={(id, amount) => changeLines(gameCode, (all) => withStake(all, id, amount))}
      />
      <TextField
        label={t('lottery_slip_note')}
        hint={t('lottery_slip_note_hint')}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => noteSlip(gameCode, event.currentTarget.value)}
      />
      <CancelRuleText terms={board.terms} issue={issue} />
      <div className={styles.foot}>
        {sending.refusal ? <Note tone="bad">{sending.refusal}</Note> : null}
        {sending.quoteError ? <Note tone="bad">{errorText(sending.quoteError, t)}</Note> : null}
        <dl className={styles.sums}>
          <dt>{t('lottery_most_payout')}</dt>
          <dd className="number">{sending.quoted ? formatMoney(sending.quoted.potentialAmount) : '…'}</dd>
          <dt className={styles.pay}>
            {t('lottery_to_pay')} · {t('lottery_slip_lines', { count: lines.length })}
          </dt>
          <dd className={styles.pay}>
            <Money amount={totalOf(lines, board.playOf)} />
          </dd>
        </dl>
        {hasMoved ? (
          <Button kind="primary" size="large" isBlock onClick={() => moveSlip(gameCode, issue.numero)}>
            {t('lottery_slip_go_on', { issue: issueText(issue.numero) })}
          </Button>
        ) : (
          <Button
            kind="primary"
            size="large"
            isBlock
            isBusy={sending.isSending}
            disabled={!isBetting || !isSendable(sending)}
            onClick={() => void send()}
          >
            {t('lottery_confirm_bet')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Nothing is sent that the member has not seen at the odds that hold now. */
const isSendable = ({ closedIds, newIds, limited, quoted, quoteError }: Sending): boolean =>
  closedIds.length === 0 &&
  newIds.length === 0 &&
  limited.length === 0 &&
  (quoted !== undefined || quoteError !== null)

function Warnings({ sending, onRemove }: { sending: Sending; onRemove: (ids: readonly string[]) => void }) {
  const t = useText()
  const { closedIds, reducedCount, offers } = sending
  const newIds = sending.newIds.filter((id) => offers.get(id)?.state !== 'CLOSED')
  return (
    <>
      {closedIds.length > 0 ? (
        <Note tone="bad">
          <p>{t('lottery_slip_closed', { count: closedIds.length })}</p>
          <Button size="small" onClick={() => onRemove(closedIds)}>
            {t('lottery_slip_remove_closed')}
          </Button>
        </Note>
      ) : null}
      {newIds.length > 1 ? (
        <Note tone="info">
          <p>{t('lottery_slip_new_odds', { count: newIds.length })}</p>
          <Button kind="jade" size="small" onClick={() => sending.accept(newIds)}>
            {t('lottery_accept_all')}
          </Button>
        </Note>
      ) : newIds.length === 0 && reducedCount > 0 ? (
        <Note tone="info">{t('lottery_number_slip_reduced', { count: reducedCount })}</Note>
      ) : null}
    </>
  )
}
