/**
 * The language of the agents' pages: Chinese until somebody chooses another there (site.md §2, /agent). The
 * player's site keeps its own language and has it back when the agents' pages are left.
 */
import type { Language } from '../../ui/i18n/messages.ts'
import { browserTexts, loadTexts, switchLanguage } from '../../ui/i18n/texts.ts'
import { readStored, store } from '../../client/storage.ts'
import { place } from '../navigation.ts'
import { isAgentPath } from '../paths.ts'

export const agentLanguages = ['zh', 'th', 'en'] as const satisfies readonly Language[]
export type AgentLanguage = (typeof agentLanguages)[number]

let siteLanguage: Language | null = null

function chosenLanguage(): AgentLanguage {
  const stored = readStored('local', 'agentLang')
  return agentLanguages.find((language) => language === stored) ?? 'zh'
}

/** Loads the agents' texts in their language before one of their pages shows. */
export async function speakAgentLanguage(): Promise<void> {
  const before = browserTexts.getState().language
  const language = chosenLanguage()
  if (language !== before) {
    siteLanguage ??= before
    await switchLanguage(language)
  }
  await loadTexts('agent')
}

export async function chooseAgentLanguage(language: AgentLanguage): Promise<void> {
  store('local', 'agentLang', language)
  siteLanguage ??= browserTexts.getState().language
  await switchLanguage(language)
}

place.subscribe(({ path }, before) => {
  if (path === before.path || isAgentPath(path) || siteLanguage === null) return
  const language = siteLanguage
  siteLanguage = null
  void switchLanguage(language)
})
