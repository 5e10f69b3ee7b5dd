import { useText } from '../../../ui/i18n/text.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'

/** Where a withdrawal password is set. */
export function PinHelp() {
  const t = useText()
  return (
    <p className="note text-2">
      {t('points_password_help')}{' '}
      <AppLink href={paths.member('securityCenter')}>{t('points_password_link')}</AppLink>
    </p>
  )
}
