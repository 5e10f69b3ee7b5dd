import { useState } from 'react'
import { listAllContracts } from '../../../../contract/operator/agents/contracts/list-all-contracts.ts'
import { offerHouseContract } from '../../../../contract/operator/agents/contracts/offer-house-contract.ts'
import {
  readContractTerms,
  type readContractTermsSchemas,
} from '../../../../contract/operator/agents/contracts/read-contract-terms.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { contractKinds, type ContractKind } from '../../../../contract/shared/contract-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { TierRows, tiersOf, typedTiers } from '../../parts/contract-tiers.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'
import { ratePercent } from './words.ts'

type Kinds = ValueOf<typeof readContractTermsSchemas>['kinds']

/** A contract of the house for a top agent, begun with the template. */
export function OfferWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const answer = useCall(readContractTerms)
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t('op_contract_offer')}>
      <Loaded answer={answer}>{({ kinds }) => <OfferForm kinds={kinds} onClose={onClose} />}</Loaded>
    </Modal>
  )
}

function OfferForm({ kinds, onClose }: { kinds: Kinds; onClose: () => void }) {
  const t = useText()
  const termsOf = (kind: ContractKind) => kinds.find((one) => one.kind === kind)!
  const [kind, setKind] = useState<ContractKind>('DIVIDEND')
  const [tiers, setTiers] = useState(() => typedTiers(termsOf('DIVIDEND').template))
  const { bounds } = termsOf(kind)
  const form = useForm({
    start: { account: '', reason: '' },
    send: async ({ account, reason }) => {
      if (!account.trim()) return { account: t('msg_input_empty') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(offerHouseContract, {
        body: {
          account: account.trim(),
          kind,
          tiers: tiersOf(tiers),
          reason: reason.trim(),
        },
      })
      toast.good(t(state === 'PENDING' ? 'op_contract_above' : 'op_contract_sent'))
      onClose()
      await refresh(listAllContracts)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <TextField label={t('op_contract_account')} isRequired {...form.field('account')} />
      <SelectField
        label={t('op_contract_kind')}
        value={kind}
        choices={contractKinds.map((key) => ({ key, text: t(`op_contract_kind_${key}`) }))}
        onChange={(key) => {
          setKind(key)
          setTiers(typedTiers(termsOf(key).template))
        }}
      />
      <p className="small text-2">
        {t('op_contract_most', { most: ratePercent(bounds.mostPpm), step: ratePercent(bounds.stepPpm) })} ·{' '}
        {t('op_contract_above')}
      </p>
      <TierRows key={kind} tiers={tiers} onChange={setTiers} />
      <div className="row">
        <Button kind="quiet" onClick={() => setTiers(typedTiers(termsOf(kind).template))}>
          {t('op_contract_template')}
        </Button>
      </div>
      <TextAreaField label={t('op_contract_reason')} isRequired maxLength={140} {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} submitText={t('op_contract_send')} onClose={onClose} />
    </Form>
  )
}
