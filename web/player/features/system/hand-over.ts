/**
 * The code in the download link: made for the member on the desktop, used by the phone that opens the link.
 */
import { makeHandOver } from '../../../../contract/player/identity/make-hand-over.ts'
import { takeHandOver } from '../../../../contract/player/identity/take-hand-over.ts'
import { callServer } from '../../../client/call.ts'
import { isSignedIn } from '../../../client/session.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { translator } from '../../../ui/i18n/translator.ts'
import { toast } from '../../../ui/overlay/toast.tsx'
import { paths } from '../../paths.ts'
import { enter, rememberSignIn } from '../../state/entrance.ts'
import { ask, tell, windows } from '../../state/windows.ts'
import './texts.ts'

/** A fresh code; null if the account gets none. It lives 60 seconds. */
export async function freshCode(): Promise<string | null> {
  return callServer(makeHandOver).then(
    ({ code }) => code,
    () => null,
  )
}

/**
 * Removes the code from the address and, when the person agrees, signs in with it. It asks first: a link that
 * somebody else sent would otherwise sign a visitor in to somebody else's account.
 */
export async function takeCodeOfAddress(): Promise<void> {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (!code) return
  history.replaceState(history.state, '', location.pathname + location.search)
  if (isSignedIn()) return
  const t = translator()
  const isWanted = await ask({
    text: `${t('download_hand_over')} ${t('download_hand_over_hint')}`,
    confirmText: t('header_login'),
  })
  if (!isWanted) return
  try {
    const value = await callServer(takeHandOver, { body: { code } })
    windows.setState({ returnUrl: paths.down() })
    rememberSignIn(true)
    await enter(value)
    toast.good(t('download_handed_over', { account: value.account }))
  } catch (error) {
    await tell(errorText(error, t))
  }
}
