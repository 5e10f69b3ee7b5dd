import { Button } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { GateFrame } from './gate-frame.tsx'
import { SetUpAuthenticator } from './set-up-authenticator.tsx'
import { signOut } from './use-idle-sign-out.ts'

/** Nothing else is open until the authenticator is set up. */
export function EnrolFirst({ onDone }: { onDone: () => void }) {
  const t = useText()
  return (
    <GateFrame isWide title={t('factor_title')} text={t('factor_must')}>
      <SetUpAuthenticator onDone={onDone} />
      <Button kind="quiet" onClick={() => void signOut()}>
        {t('console_sign_out')}
      </Button>
    </GateFrame>
  )
}
