/** Installing the site on the home screen: the browser's own offer if it makes one. */
import { createStore } from 'zustand/vanilla'
import { keepOfflinePage } from '../../offline-page.ts'

interface InstallOffer extends Event {
  prompt: () => Promise<void>
}

/** What the browser offers, kept for the button; and whether the page runs as an app already. */
export const installation = createStore<{ offer: InstallOffer | null; isInstalled: boolean }>(() => ({
  offer: null,
  isInstalled: false,
}))

export function watchInstallation(): () => void {
  installation.setState({ isInstalled: matchMedia('(display-mode: standalone)').matches })
  const keep = (event: Event) => {
    event.preventDefault()
    installation.setState({ offer: event as InstallOffer })
  }
  const done = () => installation.setState({ offer: null, isInstalled: true })
  window.addEventListener('beforeinstallprompt', keep)
  window.addEventListener('appinstalled', done)
  return () => {
    window.removeEventListener('beforeinstallprompt', keep)
    window.removeEventListener('appinstalled', done)
  }
}

/** Shows the browser's question, with the page for times without network kept beforehand. */
export async function install(): Promise<void> {
  const { offer } = installation.getState()
  installation.setState({ offer: null })
  await keepOfflinePage()
  await offer?.prompt()
}

export type Device = 'lite' | 'ios' | 'android'

/** The platform whose steps are shown first. */
export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android'
  return /CriOS|FxiOS|EdgiOS/.test(userAgent) ? 'ios' : 'lite'
}
