import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useText } from '../../ui/i18n/text.tsx'

/** In place of data that did not come. */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return <EmptyState isSmall title={t('console_load_failed')} action={<Button icon="refresh" onClick={onRetry}>{t('common_retry')}</Button>} />
}
