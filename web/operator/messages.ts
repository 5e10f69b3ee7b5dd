/** Makes the console's own texts known to the compiler. */
import type consoleTexts from './locales/en/console.ts'
import type houseTexts from './locales/en/house.ts'
import type moneyTexts from './locales/en/money.ts'
import type peopleTexts from './locales/en/people.ts'
import type roundsTexts from './locales/en/rounds.ts'
import type settingsTexts from './locales/en/settings.ts'

type Own = typeof consoleTexts & typeof houseTexts & typeof moneyTexts & typeof peopleTexts & typeof roundsTexts & typeof settingsTexts

declare module '../ui/i18n/messages.ts' {
  interface Messages extends Own {}
}
