/** The help centre: the product's own texts, and in their place what an operator wrote. */
import { cleanRichText } from '../../platform/rich-text.ts'
import type { Language, MerchantContext } from '../../platform/calls.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { helpTexts as english } from './locales/help-en.ts'
import { helpTexts as thai } from './locales/help-th.ts'
import type { HelpText } from './rules/help-text.ts'
import { readHelpTexts, upsertHelpText } from './store/help.ts'

const own: Record<Language, readonly HelpText[]> = { th: thai, en: english }

/** All topics in one language, `term` last; {name} and {minAge} stand for the merchant's. Content is clean HTML. */
export async function helpTextsOf(reader: Reader, merchant: MerchantContext & { name: string }, language: Language, minAge: number): Promise<HelpText[]> {
  const written = new Map((await readHelpTexts(reader, merchant.id, language)).map((row) => [row.topic, row]))
  const fill = (text: string) => text.replaceAll('{name}', escapeHtml(merchant.name)).replaceAll('{minAge}', String(minAge))
  const texts = own[language].map((text) => written.get(text.topic) ?? { topic: text.topic, title: fill(text.title), content: fill(text.content) })
  const known = new Set(texts.map(({ topic }) => topic))
  const added = [...written.values()].filter(({ topic }) => !known.has(topic))
  return [...added, ...texts].map(({ topic, title, content }) => ({ topic, title, content: cleanRichText(content) }))
}

/** Keeps an operator's text, cleaned. */
export async function setHelpText(tx: Tx, merchantId: string, language: Language, text: HelpText): Promise<void> {
  await upsertHelpText(tx, merchantId, language, { ...text, content: cleanRichText(text.content) })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
