/**
 * Proving a number on the page of another service: opened in a window of its own, it posts the id token back,
 * and nothing of it runs in ours (docs/operating/phone-sign-in.md).
 */
import { readPhoneService } from '../../../../contract/player/identity/read-phone-service.ts'
import { callServer } from '../../../client/call.ts'

/** What a service may report (domain/gaps.md §5); whatever else it says is unknown. */
export const phoneFaults = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'quota-exceeded',
  'operation-not-allowed',
  'captcha-check-failed',
  'invalid-verification-code',
  'missing-verification-code',
  'code-expired',
  'popup-closed-by-user',
  'popup-blocked',
  'unknown',
] as const
export type PhoneFault = (typeof phoneFaults)[number]

interface Heard {
  source?: unknown
  state?: unknown
  idToken?: unknown
  channel?: unknown
  error?: unknown
  isSent?: unknown
}

export interface PhoneWatch {
  onProof(proof: { firebaseChannel: string; firebaseIdToken: string }): void
  /** The service sent its message: its countdown begins. */
  onSent(): void
  onFault(fault: PhoneFault): void
}

const CLOSED_EVERY_MS = 500
/** A page posts its token and closes at once: we may see it closed before we hear what it posted. */
const HEARD_WITHIN_MS = 1_500

/** The page's address; null if the service is not offered after all. */
export function readServicePage(): Promise<string | null> {
  return callServer(readPhoneService).then(
    ({ pageUrl }) => new URL(pageUrl, location.origin).href,
    () => null,
  )
}

/**
 * Opens the page and listens until it is done or closed; answers how to stop. Only its own window and origin
 * are heard.
 */
export function openService(
  pageUrl: string,
  asked: { number: string; language: string },
  watch: PhoneWatch,
): () => void {
  const page = new URL(pageUrl)
  const state = crypto.randomUUID()
  for (const [name, value] of Object.entries({
    origin: location.origin,
    state,
    number: asked.number,
    lang: asked.language,
  }))
    page.searchParams.set(name, value)
  const opened = window.open(page.href, '_blank', 'popup,width=440,height=640')
  if (!opened) {
    watch.onFault('popup-blocked')
    return () => {}
  }
  let isDone = false
  const stop = () => {
    isDone = true
    clearInterval(timer)
    window.removeEventListener('message', hear)
  }
  const hear = (event: MessageEvent<Heard | null>) => {
    const said = event.data
    if (
      isDone ||
      event.origin !== page.origin ||
      event.source !== opened ||
      said?.source !== 'phone-sign-in' ||
      said.state !== state
    )
      return
    if (said.isSent === true) return watch.onSent()
    if (typeof said.idToken === 'string') {
      stop()
      return watch.onProof({
        firebaseChannel: typeof said.channel === 'string' ? said.channel : '',
        firebaseIdToken: said.idToken,
      })
    }
    if (opened.closed) stop()
    watch.onFault(faultOf(said.error))
  }
  const giveUp = () => {
    if (isDone) return
    stop()
    watch.onFault('popup-closed-by-user')
  }
  const timer = setInterval(() => {
    if (!opened.closed) return
    clearInterval(timer)
    setTimeout(giveUp, HEARD_WITHIN_MS)
  }, CLOSED_EVERY_MS)
  window.addEventListener('message', hear)
  return stop
}

/** Codes come with or without the vendor's prefix (`auth/…`). */
export function faultOf(said: unknown): PhoneFault {
  const code = typeof said === 'string' ? said.replace(/^auth\//, '') : ''
  return phoneFaults.find((fault) => fault === code) ?? 'unknown'
}

export type PhoneReaction = 'number' | 'code' | 'dialog' | 'rest' | 'builtIn' | 'again' | 'release' | 'stay'

/** What the form does about each (domain/gaps.md §5). */
export const phoneReactions: Readonly<Record<PhoneFault, PhoneReaction>> = {
  'invalid-phone-number': 'number',
  'missing-phone-number': 'number',
  'too-many-requests': 'rest',
  'quota-exceeded': 'rest',
  'operation-not-allowed': 'builtIn',
  'captcha-check-failed': 'again',
  'invalid-verification-code': 'code',
  'missing-verification-code': 'code',
  'code-expired': 'release',
  'popup-closed-by-user': 'stay',
  'popup-blocked': 'dialog',
  unknown: 'dialog',
}
