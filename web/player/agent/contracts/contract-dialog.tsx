import { useState } from 'react'
import { listContracts } from '../../../../contract/player/agents/contracts/list-contracts.ts'
import {
  readContract,
  type readContractSchemas,
} from '../../../../contract/player/agents/contracts/read-contract.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { CONTRACT_REASON_LENGTH, type ContractAction } from '../../../../contract/shared/contract-words.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { codeOf } from '../../../client/call-error.ts'
import { refresh, useCall, useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { refreshContractFlags } from '../../state/contract-flags.ts'
import { EndsBelow, Steps, TierTable } from './contract-parts.tsx'
import { kindTexts, momentOf, otherSide, processCalls, type ShownContract, stateLooks } from './words.ts'
import styles from './contracts.module.css'

type Read = ValueOf<typeof readContractSchemas>

interface Props {
  contractId: string
  onClose: () => void
  onEdit?: (contract: ShownContract) => void
}

/** A contract with everything that its reader may do with it. */
export function ContractDialog({ contractId, onClose, onEdit }: Props) {
  const t = useText()
  const { data, error } = useCall(readContract, { params: { contractId } })
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={data ? titleOf(data.contract, t) : t('contract_title')}
    >
      {data ? (
        <Contract read={data} onClose={onClose} onEdit={onEdit} />
      ) : error ? (
        <Note tone="bad">{errorText(error, t)}</Note>
      ) : (
        <Skeleton shape="block" />
      )}
    </Modal>
  )
}

function titleOf({ kind, state, side }: ShownContract, t: ReturnType<typeof useText>): string {
  if (state === 'OFFERED' && side === 'RECEIVER') return t('contract_offer_title')
  return t(state === 'TERMINATION_REQUESTED' ? 'contract_end_title' : kindTexts[kind])
}

function Contract({ read, onClose, onEdit }: { read: Read } & Omit<Props, 'contractId'>) {
  const t = useText()
  const { contract, versions, next } = read
  const party = otherSide(contract, t)
  const before = versions
    .map((version) => version.contract)
    .find(({ contractId, state }) => contractId !== contract.contractId && state === 'ACTIVE')
  const isAsked = contract.state === 'TERMINATION_REQUESTED' && contract.mayAnswer
  const [isRejecting, setRejecting] = useState(false)
  return (
    <div className={styles.dialog}>
      <div className={styles.about}>
        <Badge tone={stateLooks[contract.state].tone}>{t(stateLooks[contract.state].text)}</Badge>
        <span>
          {t(contract.side === 'GIVER' ? 'contract_to_party' : 'contract_from_party', { name: party })} ·{' '}
          {t(kindTexts[contract.kind])} · {t(`contract_period_${contract.period}`)}
          {contract.startsAt
            ? ` · ${t('contract_begins', { at: momentOf(contract.kind, contract.startsAt) })}`
            : null}
          {contract.state === 'OFFERED'
            ? ` · ${t('contract_begins', { at: momentOf(contract.kind, next) })}`
            : null}
        </span>
        {contract.answerBy ? (
          <b>{t('contract_answer_by', { at: formatRecordTime(contract.answerBy) })}</b>
        ) : null}
      </div>
      {isAsked ? (
        <Note tone="info">
          {t('contract_agree_termination_confirm', { date: momentOf(contract.kind, next) })}{' '}
          {contract.side === 'RECEIVER' ? t('contract_termination_below_note') : null}
        </Note>
      ) : null}
      <TierTable tiers={contract.tiers} before={contract.state === 'OFFERED' ? before?.tiers : undefined} />
      {contract.reason ? <p className="text-2">{contract.reason}</p> : null}
      {isRejecting ? (
        <Reject contract={contract} onClose={onClose} onBack={() => setRejecting(false)} />
      ) : (
        <Actions read={read} onClose={onClose} onEdit={onEdit} onReject={() => setRejecting(true)} />
      )}
      <Steps versions={versions} />
    </div>
  )
}

/** Sends one action and says what came of it; a contract that changed meanwhile is read again. */
function useProcess(contract: ShownContract, onClose: () => void) {
  const t = useText()
  const send = useSend(processCalls[contract.kind], { changes: [listContracts, readContract] })
  return {
    isBusy: send.isPending,
    run: async (action: ContractAction, said: string, more: { reason?: string; ending?: string[] } = {}) => {
      try {
        await send.mutateAsync({ body: { action, contractId: contract.contractId, ...more } })
        toast.good(said)
        void refreshContractFlags()
        onClose()
      } catch (error) {
        toast.bad(errorText(error, t))
        if (codeOf(error).startsWith('CONTRACT_')) await refresh(listContracts, readContract)
      }
    },
  }
}

function Actions({
  read,
  onClose,
  onEdit,
  onReject,
}: { read: Read; onReject: () => void } & Omit<Props, 'contractId'>) {
  const t = useText()
  const { contract, next, ending, endsBelow } = read
  const [isUnderstood, setUnderstood] = useState(false)
  const { isBusy, run } = useProcess(contract, onClose)
  const from = momentOf(contract.kind, next)
  if (contract.state === 'OFFERED' && contract.mayAnswer)
    return (
      <>
        <EndsBelow rows={endsBelow} at={from} />
        {ending.length > 0 ? (
          <Checkbox checked={isUnderstood} onChange={(event) => setUnderstood(event.currentTarget.checked)}>
            {t('contract_ends_understood', { count: ending.length })}
          </Checkbox>
        ) : null}
        <div className={styles.actions}>
          <Button kind="line" size="large" onClick={onReject} disabled={isBusy}>
            {t('contract_reject')}
          </Button>
          <Button
            kind="primary"
            size="large"
            isBusy={isBusy}
            disabled={ending.length > 0 && !isUnderstood}
            onClick={() => void run('ACCEPT', t('contract_accepted_notice', { from }), { ending })}
          >
            {t('contract_accept')}
          </Button>
        </div>
      </>
    )
  if (contract.state === 'TERMINATION_REQUESTED' && contract.mayAnswer)
    return (
      <div className={styles.actions}>
        <Button
          kind="line"
          size="large"
          disabled={isBusy}
          onClick={() => void run('REFUSE_TERMINATION', t('contract_kept_notice'))}
        >
          {t('contract_refuse_termination')}
        </Button>
        <Button
          kind="primary"
          size="large"
          isBusy={isBusy}
          onClick={() => void run('AGREE_TERMINATION', t('contract_ended_notice', { at: from }))}
        >
          {t('contract_agree_termination')}
        </Button>
      </div>
    )
  return <OwnActions contract={contract} from={from} onClose={onClose} onEdit={onEdit} />
}

/** What a side does without being asked. */
function OwnActions({
  contract,
  from,
  onClose,
  onEdit,
}: { contract: ShownContract; from: string } & Omit<Props, 'contractId'>) {
  const t = useText()
  const { isBusy, run } = useProcess(contract, onClose)
  const [isAsking, setAsking] = useState(false)
  const { state, side } = contract
  if (side === 'GIVER' && (state === 'DRAFT' || state === 'OFFERED'))
    return (
      <div className={styles.actions}>
        <Button
          kind="line"
          isBusy={isBusy}
          onClick={() => void run('WITHDRAW', t('contract_withdrawn_notice'))}
        >
          {t(state === 'DRAFT' ? 'contract_no_draft' : 'contract_withdraw_offer')}
        </Button>
        {state === 'DRAFT' && onEdit ? (
          <Button kind="primary" onClick={() => onEdit(contract)}>
            {t('contract_edit')}
          </Button>
        ) : null}
      </div>
    )
  if (state !== 'ACTIVE') return null
  if (isAsking)
    return (
      <>
        <Note tone="info">{t('contract_terminate_confirm', { date: from })}</Note>
        <div className={styles.actions}>
          <Button kind="line" onClick={() => setAsking(false)}>
            {t('contract_back')}
          </Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => void run('REQUEST_TERMINATION', t('contract_done'))}
          >
            {t('contract_terminate')}
          </Button>
        </div>
      </>
    )
  return (
    <div className={styles.actions}>
      <Button kind="line" onClick={() => setAsking(true)}>
        {t('contract_terminate')}
      </Button>
      {side === 'GIVER' && onEdit ? (
        <Button kind="primary" onClick={() => onEdit(contract)}>
          {t('contract_offer')}
        </Button>
      ) : null}
    </div>
  )
}

function Reject({
  contract,
  onClose,
  onBack,
}: {
  contract: ShownContract
  onClose: () => void
  onBack: () => void
}) {
  const t = useText()
  const [reason, setReason] = useState('')
  const { isBusy, run } = useProcess(contract, onClose)
  return (
    <>
      <TextAreaField
        label={t('contract_reject_reason', { max: String(CONTRACT_REASON_LENGTH) })}
        value={reason}
        maxLength={CONTRACT_REASON_LENGTH}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button kind="line" size="large" onClick={onBack}>
          {t('contract_back')}
        </Button>
        <Button
          kind="primary"
          size="large"
          isBusy={isBusy}
          onClick={() => void run('REJECT', t('contract_rejected_notice'), { reason: reason.trim() })}
        >
          {t('contract_reject')}
        </Button>
      </div>
    </>
  )
}
