import { freezeMember } from '../../../../contract/operator/members/freeze-member.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import { unfreezeMember } from '../../../../contract/operator/members/unfreeze-member.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { Member } from './types.ts'

/** Suspends a member, or lifts the suspension; always with a reason. */
export function FreezeDialog({
  isOpen,
  member,
  onClose,
}: {
  isOpen: boolean
  member: Member
  onClose: () => void
}) {
  const t = useText()
  const isActive = member.state === 'ACTIVE'
  const submit = async (reason: string) => {
    await callServer(isActive ? freezeMember : unfreezeMember, {
      params: { memberId: member.memberId },
      body: { reason },
    })
    toast.good(t(isActive ? 'dossier_frozen_done' : 'dossier_unfrozen_done'))
    await refresh(readMember, searchMembers)
  }
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={t(isActive ? 'dossier_freeze' : 'dossier_unfreeze')}
      label={t('dossier_reason')}
      hint={t('dossier_reason_hint')}
      isRequired
      tone={isActive ? 'primary' : 'jade'}
      submitText={t(isActive ? 'dossier_freeze' : 'dossier_unfreeze')}
      onSubmit={submit}
      onClose={onClose}
    >
      {t(isActive ? 'dossier_freeze_text' : 'dossier_unfreeze_text', { username: member.username })}
    </ReasonDialog>
  )
}
