import { useStore } from 'zustand'
import { preferences, setTheme } from '../../client/preferences.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'

/** Switches between lacquer and paper. */
export function ThemeButton({ className }: { className?: string | undefined }) {
  const t = useText()
  const isDark = useStore(preferences, (state) => state.theme === 'dark')
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'theme_light' : 'theme_dark')}
      className={className}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  )
}
