import { useState } from 'react'
import {
  answerHouseContract,
  type houseAnswers,
} from '../../../../contract/operator/agents/contracts/answer-house-contract.ts'
import { endContract } from '../../../../contract/operator/agents/contracts/end-contract.ts'
import { listAllContracts } from '../../../../contract/operator/agents/contracts/list-all-contracts.ts'
import { readAnyContract } from '../../../../contract/operator/agents/contracts/read-any-contract.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall, useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { type DeskContract, ratePercent, stateTones, topOf, whenOf } from './words.ts'

type Answer = (typeof houseAnswers)[number]

/** What the house may do with a contract, beside ending it. */
function answersOf({ giver, state, askedBy }: DeskContract): readonly Answer[] {
  if (giver) return []
  if (state === 'OFFERED') return ['WITHDRAW']
  if (state === 'ACTIVE') return ['REQUEST_TERMINATION']
  return state === 'TERMINATION_REQUESTED' && askedBy === 'RECEIVER'
    ? ['REFUSE_TERMINATION', 'AGREE_TERMINATION']
    : []
}

/** A contract with all its versions. */
export function ContractWindow({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const t = useText()
  const can = useCan()
  const answer = useCall(readAnyContract, { params: { contractId } })
  const send = useSend(answerHouseContract, { changes: [listAllContracts, readAnyContract] })
  const [isEnding, setEnding] = useState(false)
  const say = async (action: Answer) => {
    try {
      await send.mutateAsync({ params: { contractId }, body: { action } })
      toast.good(t('op_contract_done'))
      onClose()
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t('op_contract_title')}>
      <Loaded answer={answer}>
        {({ contract, versions, below }) => (
          <div className="stack">
            <p>
              <b>{contract.contractNo}</b> · {contract.giver || t('op_contract_house')} → {contract.receiver}{' '}
              · {t(`op_contract_kind_${contract.kind}`)} · {whenOf(contract, t)}{' '}
              <Badge tone={stateTones[contract.state]}>{t(`op_contract_state_${contract.state}`)}</Badge>
            </p>
            <DataTable
              caption={t('op_contract_title')}
              isAlwaysTable
              isDense
              rows={contract.tiers}
              rowKey={({ minValid }) => String(minValid)}
              columns={[
                {
                  key: 'valid',
                  head: t('op_contract_min_valid'),
                  cell: ({ minValid }) => formatMoney(minValid),
                },
                {
                  key: 'active',
                  head: t('op_contract_min_active'),
                  isFigure: true,
                  cell: ({ minActive }) => minActive,
                },
                {
                  key: 'rate',
                  head: t('op_contract_rate'),
                  isFigure: true,
                  cell: ({ ratePpm }) => ratePercent(ratePpm),
                },
              ]}
            />
            {contract.reason ? <p className="text-2">{contract.reason}</p> : null}
            {can('contracts.edit') ? (
              <div className={parts.actions}>
                {answersOf(contract).map((action) => (
                  <Button key={action} isBusy={send.isPending} onClick={() => void say(action)}>
                    {t(`op_contract_${action}`)}
                  </Button>
                ))}
                {contract.state === 'ACTIVE' || contract.state === 'TERMINATION_REQUESTED' ? (
                  <Button kind="primary" onClick={() => setEnding(true)}>
                    {t('op_contract_end')}
                  </Button>
                ) : null}
              </div>
            ) : null}
            <h3>{t('op_contract_history')}</h3>
            <ul>
              {versions.map((version) => (
                <li key={version.contract.contractId}>
                  {version.contract.contractNo} · {ratePercent(topOf(version.contract))} ·{' '}
                  {t(`op_contract_state_${version.contract.state}`)} ·{' '}
                  <span className="text-2">{formatDateTime(version.contract.changedAt)}</span>
                </li>
              ))}
            </ul>
            <ReasonDialog
              isOpen={isEnding}
              title={t('op_contract_end')}
              label={t('op_contract_reason')}
              isRequired
              submitText={t('op_contract_end')}
              onClose={() => setEnding(false)}
              onSubmit={async (reason) => {
                await endNow(contractId, reason)
                toast.good(t('op_contract_ended'))
                onClose()
              }}
            >
              {t('op_contract_end_text', { count: below.length })}
            </ReasonDialog>
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

async function endNow(contractId: string, reason: string): Promise<void> {
  await callServer(endContract, { params: { contractId }, body: { reason } })
  await refresh(listAllContracts, readAnyContract)
}
