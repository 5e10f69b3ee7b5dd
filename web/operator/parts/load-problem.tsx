import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { errorText, fieldErrorsOf } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'

/**
 * Shown instead of data that did not load, with the reason if the server gave one: a period that is too long,
 * a missing ability.
 */
export function LoadProblem({ onRetry, error }: { onRetry: () => void; error?: unknown }) {
  const t = useText()
  const reason =
    error === undefined ? undefined : (Object.values(fieldErrorsOf(error))[0] ?? errorText(error, t))
  return (
    <EmptyState
      isSmall
      title={t('console_load_failed')}
      {...(reason ? { text: reason } : {})}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {t('common_retry')}
        </Button>
      }
    />
  )
}
