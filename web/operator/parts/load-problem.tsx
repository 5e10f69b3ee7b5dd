import { fieldErrorsOf } from '../../client/call-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'

/** In place of data that did not come; why, where the server said so: a period that is too long, a right that is missing. */
export function LoadProblem({ onRetry, error }: { onRetry: () => void; error?: unknown }) {
  const t = useText()
  const reason = error === undefined ? undefined : Object.values(fieldErrorsOf(error))[0] ?? errorText(error, t)
  return <EmptyState isSmall title={t('console_load_failed')} {...(reason ? { text: reason } : {})} action={<Button icon="refresh" onClick={onRetry}>{t('common_retry')}</Button>} />
}
