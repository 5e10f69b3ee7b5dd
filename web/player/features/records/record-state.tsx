import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'

/**
 * A record that is not there yet, or could not be read and may be asked for again; what is wrong with a
 * chosen period is said in its own words.
 */
export function RecordState({
  error,
  isPending,
  onRetry,
  children,
}: {
  error: unknown
  isPending: boolean
  onRetry: () => unknown
  children: ReactNode
}) {
  const t = useText()
  if (error)
    return (
      <div className="stack">
        <Note tone="bad">{Object.values(fieldErrorsOf(error))[0] ?? errorText(error, t)}</Note>
        <Button kind="line" icon="refresh" onClick={() => void onRetry()}>
          {t('record_retry')}
        </Button>
      </div>
    )
  return isPending ? <Skeleton shape="block" /> : children
}
