import { Button } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { GateFrame } from './gate-frame.tsx'
import { PasswordForm } from './password-form.tsx'
import { signOut } from './use-idle-sign-out.ts'

/** A first password, given by an owner, opens nothing but its own change. */
export function ChangeOwnPassword({ onDone }: { onDone: () => void }) {
  const t = useText()
  return (
    <GateFrame title={t('own_password')} text={t('own_must')}>
      <PasswordForm onDone={onDone} />
      <Button kind="quiet" onClick={() => void signOut()}>
        {t('console_sign_out')}
      </Button>
    </GateFrame>
  )
}
