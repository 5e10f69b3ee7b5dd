import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'

/** An address that leads nowhere. */
export default function NotFoundPage() {
  const t = useText()
  return (
    <EmptyState
      isPage
      title={t('error_404_title')}
      text={t('error_404_text')}
      action={
        <Button kind="primary" onClick={() => void navigate(paths.home())}>
          {t('error_go_home')}
        </Button>
      }
    />
  )
}
