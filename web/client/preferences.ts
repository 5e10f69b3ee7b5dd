/**
 * Theme, hidden balance and the width of the side menu, kept on this device. Theme and language are cookies
 * too, so that the server renders the page as it will look.
 */
import { createStore } from 'zustand/vanilla'
import { readStored, store } from './storage.ts'

export type Theme = 'dark' | 'light'

interface Preferences {
  theme: Theme
  isBalanceHidden: boolean
  isSideNarrow: boolean
}

export const preferences = createStore<Preferences>(() => ({
  theme: 'dark',
  isBalanceHidden: false,
  isSideNarrow: false,
}))

/** The theme is the one that the page was rendered with; the rest is read from storage. */
export function restorePreferences(): void {
  preferences.setState({
    theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
    isBalanceHidden: readStored('local', 'balanceHidden') === '1',
    isSideNarrow: readStored('local', 'sideNarrow') === '1',
  })
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  keepCookie('theme', theme)
  preferences.setState({ theme })
}

export function hideBalance(isHidden: boolean): void {
  store('local', 'balanceHidden', isHidden ? '1' : null)
  preferences.setState({ isBalanceHidden: isHidden })
}

export function narrowSide(isNarrow: boolean): void {
  store('local', 'sideNarrow', isNarrow ? '1' : null)
  preferences.setState({ isSideNarrow: isNarrow })
}

/** Remembers the language for the next page; the spec's names of the storage are lang and hisLang. */
export function keepLanguage(language: string): void {
  const before = readStored('local', 'lang')
  if (before && before !== language) store('local', 'hisLang', before)
  store('local', 'lang', language)
  keepCookie('lang', language)
}

function keepCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
