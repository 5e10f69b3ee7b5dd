/** Notifications of this browser: asked for when the member wants them, known by a mark of its address. */

export type PushProblem = 'unsupported' | 'denied' | 'failed'
export class PushError extends Error {
  readonly problem: PushProblem
  constructor(problem: PushProblem, cause?: unknown) {
    super(`notifications: ${problem}`, { cause })
    this.problem = problem
  }
}

export interface Subscribed {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Has to be called from a press: a browser asks nobody who did not ask for it. */
export async function askToNotify(): Promise<void> {
  if (!canPush()) throw new PushError('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushError('denied')
}

const manager = async (): Promise<PushManager> => {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  return (await navigator.serviceWorker.ready).pushManager
}

/** Subscribes to the platform's key; a subscription to another key would be refused, and is given up. */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  try {
    const pushManager = await manager()
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint, keys } = made.toJSON()
    return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! }
  } catch (error) {
    throw new PushError('failed', error)
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** SHA-256 of this browser's address as the server lists it; null without a subscription. */
export async function ownMark(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const own = await registration?.pushManager?.getSubscription()
  if (!own) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
