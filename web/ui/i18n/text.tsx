import { languageRow } from '../../../kernel/languages.ts'
import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import { IntlProvider, useTranslations } from 'use-intl/react'
import { useStore } from 'zustand'
import { houseZone } from '../../../design/house.ts'
import type { Language, Messages } from './messages.ts'
import { browserTexts, type TextStore } from './texts.ts'

const StoreContext = createContext<TextStore>(browserTexts)

/** Gives the texts to everything below it. Without a store it is the browser's own. */
export function TextProvider({ store = browserTexts, children }: { store?: TextStore; children: ReactNode }) {
  const { language, texts } = useStore(store)
  return (
    <StoreContext value={store}>
      <IntlProvider locale={languageRow(language).locale} messages={texts as never} timeZone={houseZone()}>
        {children}
      </IntlProvider>
    </StoreContext>
  )
}

/** `const t = useText()`, then `t('footer_age', { minAge: 21 })`. The compiler checks keys and arguments. */
export function useText() {
  return useTranslations()
}

export type Translate = ReturnType<typeof useText>
/** A text of the catalogue without arguments; for tables that name the text of a state or an entry. */
export type TextKey = {
  [Key in keyof Messages]: Messages[Key] extends `${string}{${string}` ? never : Key
}[keyof Messages]

export function useLanguage(): Language {
  return useStore(use(StoreContext), (state) => state.language)
}
