import '../ui/base.css'
import '../ui/i18n/shared-areas.ts'
import './messages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { restorePreferences } from '../client/preferences.ts'
import { queryClient } from '../client/query-client.ts'
import { restoreSession } from '../client/session.ts'
import { TextProvider } from '../ui/i18n/text.tsx'
import { browserTexts, loadTexts, registerAreas } from '../ui/i18n/texts.ts'
import { speakOfFaults } from '../ui/loading/fault-dialog.ts'
import { faultWords } from '../ui/loading/fault-words.ts'
import { ToastRegion } from '../ui/overlay/toast.tsx'
import { Console } from './console.tsx'

registerAreas(import.meta.glob('./locales/*/*.ts'))
speakOfFaults(faultWords)
// A token of its own, so that a player's session in the same browser is another matter.
restoreSession({ tokenKey: 'operatorToken' })
restorePreferences()
browserTexts.setState({ language: document.documentElement.lang === 'en' ? 'en' : 'th' })
await loadTexts('shell', 'forms', 'console')

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <TextProvider>
      <QueryClientProvider client={queryClient}>
        <Console />
        <ToastRegion />
      </QueryClientProvider>
    </TextProvider>
  </StrictMode>,
)
