/**
 * The page that is shown when there is no network, stored from the first visit on. The worker stores and
 * answers nothing else: every page comes from the server, so none is older than the last release.
 */
import { preferences } from '../client/preferences.ts'
import { browserTexts } from '../ui/i18n/texts.ts'

const KEPT = 'sala-offline'
const PAGE = '/offline'

/** Begins once the page rests, so the first visit pays nothing for it. */
export function watchOfflinePage(): void {
  void keepOfflinePage()
  browserTexts.subscribe((state, before) => {
    if (state.language !== before.language) void renewPage()
  })
  preferences.subscribe((state, before) => {
    if (state.theme !== before.theme) void renewPage()
  })
}

/** Fails silently: without it there are the browser's own words when there is no network. */
export async function keepOfflinePage(): Promise<void> {
  await navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
  await renewPage()
}

/** In the language and the theme of this moment, which the server reads from the cookies. */
async function renewPage(): Promise<void> {
  // A cookie is written after the state that is heard of here.
  await Promise.resolve()
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  await caches
    .open(KEPT)
    .then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
    .catch(() => {})
}
