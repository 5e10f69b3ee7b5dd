import { voidReasons } from '../../../../../contract/shared/lottery-draws.ts'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { Proof } from './use-proof.ts'

/** That an issue is void, and why: by itself, or in the words of the operator who asked for it. */
export function VoidNote({ proof, text }: { proof: Proof; text: TextKey }) {
  const t = useText()
  const { state, voidReason } = proof
  if (state !== 'VOID') return null
  const known = voidReasons.find((reason) => reason === voidReason)
  return (
    <Note tone="info">
      {t(text)}
      {voidReason ? (
        <>
          <br />
          {t('draw_void_reason', { reason: known ? t(`draw_void_${known}`) : voidReason })}
        </>
      ) : null}
    </Note>
  )
}
