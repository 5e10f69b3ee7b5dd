/** The push services of browsers, by host; a dot in front is every host of a domain. */

/** Those of Chrome and what is built on it, Firefox, Safari and Windows. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** In a demo one exact origin may stand as well, so that a service of one's own can be tried. */
export function isPushService(text: string, mode: string): boolean {
  if (mode === 'demo' && URL.parse(text)?.origin === text) return true
  return /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(text)
}
