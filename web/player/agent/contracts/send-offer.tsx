import { listContracts } from '../../../../contract/player/agents/contracts/list-contracts.ts'
import { readContractEditor } from '../../../../contract/player/agents/contracts/read-contract-editor.ts'
import { readContractTrial } from '../../../../contract/player/agents/contracts/read-contract-trial.ts'
import type { ContractKind } from '../../../../contract/shared/contract-words.ts'
import type { Tier } from '../../../../kernel/agents/contracts/terms.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { momentOf, processCalls } from './words.ts'
import styles from './contracts.module.css'

/** What still keeps an offer from being sent, and the two ways to keep what was written. */
export function SendOffer({
  kind,
  toAccount,
  tiers,
  isOffered,
  faultyTier,
  startsAt,
  onClose,
}: {
  kind: ContractKind
  toAccount: string | null
  tiers: readonly Tier[]
  isOffered: boolean
  faultyTier: number | null
  startsAt: string | null
  onClose: () => void
}) {
  const t = useText()
  const send = useSend(processCalls[kind], {
    changes: [listContracts, readContractEditor, readContractTrial],
  })
  const canSave =
    toAccount !== null &&
    tiers.every(({ minValid, minActive, ratePpm }) => minValid >= 0n && minActive >= 0 && ratePpm > 0)
  const canSend = canSave && faultyTier === null && !isOffered
  const run = async (action: 'SAVE_DRAFT' | 'OFFER') => {
    const body = {
      action,
      toAccount: toAccount ?? '',
      tiers: tiers.map((tier) => ({ ...tier, minValid: Number.parseInt(String(tier.minValid), 10) })),
    }
    try {
      await send.mutateAsync({ body })
      toast.good(
        action === 'OFFER'
          ? t('contract_editor_sent', { username: toAccount ?? '' })
          : t('contract_draft_saved'),
      )
      onClose()
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  const hint = !toAccount
    ? t('contract_choose_receiver')
    : isOffered
      ? t('contract_receiver_waits')
      : faultyTier !== null
        ? t('contract_fix_tier', { n: String(faultyTier) })
        : startsAt
          ? t('contract_ready', { at: momentOf(kind, startsAt) })
          : ''
  return (
    <div className={styles.send}>
      <span className="text-2">{hint}</span>
      <Button kind="line" disabled={!canSave || send.isPending} onClick={() => void run('SAVE_DRAFT')}>
        {t('contract_editor_save_draft')}
      </Button>
      <Button kind="primary" disabled={!canSend} isBusy={send.isPending} onClick={() => void run('OFFER')}>
        {t('contract_editor_send')}
      </Button>
    </div>
  )
}
