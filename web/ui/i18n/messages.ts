/**
 * The keys and arguments that `useText()` accepts. English is the source of the types. An app with texts of
 * its own adds them: `declare module '../ui/i18n/messages.ts' { interface Messages extends OwnTexts {} }`.
 */
import type { InterfaceLanguage } from '../../../kernel/languages.ts'
import type auth from '../locales/en/auth.ts'
import type banks from '../locales/en/banks.ts'
import type cashier from '../locales/en/cashier.ts'
import type forms from '../locales/en/forms.ts'
import type gallery from '../locales/en/gallery.ts'
import type games from '../locales/en/games.ts'
import type member from '../locales/en/member.ts'
import type promotionStory from '../locales/en/promotion-story.ts'
import type records from '../locales/en/records.ts'
import type {} from 'use-intl'
import type shell from '../locales/en/shell.ts'
import type status from '../locales/en/status.ts'

type Shared = typeof auth &
  typeof banks &
  typeof cashier &
  typeof forms &
  typeof gallery &
  typeof games &
  typeof member &
  typeof promotionStory &
  typeof records &
  typeof shell &
  typeof status

export interface Messages extends Shared {}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: string
  }
}

export type Language = InterfaceLanguage
