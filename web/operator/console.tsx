import { useEffect, useState } from 'react'
import { readSession } from '../../contract/operator/identity/read-session.ts'
import { setHouse } from '../../design/house.ts'
import { onSessionEnd } from '../client/session.ts'
import { useCall } from '../client/use-call.ts'
import { useIsSignedIn } from '../client/use-session.ts'
import { useText } from '../ui/i18n/text.tsx'
import { ChangeOwnPassword } from './session/change-own-password.tsx'
import { EnrolFirst } from './session/enrol-first.tsx'
import { GateFrame } from './session/gate-frame.tsx'
import { MeContext } from './session/me.ts'
import { SignInPage } from './session/sign-in-page.tsx'
import { useIdleSignOut } from './session/use-idle-sign-out.ts'
import { LoadProblem } from './parts/load-problem.tsx'
import { usePath } from './navigation.ts'
import { Screens } from './shell/screens.ts'
import { Shell } from './shell/shell.tsx'
import { titleKeyOf, useTitle } from './title.ts'

/** Sign-in, then what the account must do first, then the console. */
export function Console() {
  const isSignedIn = useIsSignedIn()
  const t = useText()
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => onSessionEnd(() => setNotice(t('enter_ended'))), [t])
  useIdleSignOut(isSignedIn, () => setNotice(t('enter_idle')))
  const path = usePath()
  useTitle(`${t(isSignedIn ? titleKeyOf(path) : 'modal_login')} · ${t('console_title')} · Sala`)
  return isSignedIn ? <SignedIn /> : <SignInPage notice={notice} onSignedIn={() => setNotice(null)} />
}

function SignedIn() {
  const { data: me, error, refetch } = useCall(readSession, {}, { staleMs: 60_000, refetchEveryMs: 60_000 })
  const t = useText()
  // The router comes beside the session, not after it.
  useEffect(() => void Screens.preload().catch(() => {}), [])
  // Before anything below writes an amount or a time.
  if (me) setHouse(me.merchant)
  if (!me)
    return (
      <GateFrame title={t('console_title')}>
        {error ? <LoadProblem onRetry={() => void refetch()} /> : null}
      </GateFrame>
    )
  return (
    <MeContext value={me}>
      {me.mustEnrol ? (
        <EnrolFirst onDone={() => void refetch()} />
      ) : me.mustChangePassword ? (
        <ChangeOwnPassword onDone={() => void refetch()} />
      ) : (
        <Shell />
      )}
    </MeContext>
  )
}
