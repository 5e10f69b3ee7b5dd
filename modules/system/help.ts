/** The help centre: the product's own texts, replaced by those that an operator wrote. */
import { escapeHtml } from '../../kernel/html.ts'
import type { HelpCategory } from '../../contract/shared/help-words.ts'
import type { Language, MerchantContext } from '../../platform/calls.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { cleanRichText, richTextOf } from '../../platform/rich-text.ts'
import { nameIn, type Named } from './house-name.ts'
import { helpTexts as english } from './locales/help-en.ts'
import { helpTexts as thai } from './locales/help-th.ts'
import { ownCategories, type HelpText } from './rules/help-text.ts'
import { deleteHelpText, readHelpTexts, upsertHelpText, type HelpRow } from './store/help.ts'

const own: Record<Language, readonly HelpText[]> = { th: thai, en: english }
const languages = ['th', 'en'] as const satisfies readonly Language[]

/**
 * All topics in one language, `term` last; {name} and {minAge} are filled with the merchant's, in an
 * operator's text too. Content is clean HTML.
 */
export async function helpTextsOf(
  reader: Reader,
  merchant: MerchantContext & Named,
  language: Language,
  minAge: number,
): Promise<(HelpText & { category: HelpCategory })[]> {
  const rows = await readHelpTexts(reader, merchant.id)
  const written = new Map(rows.filter((row) => row.language === language).map((row) => [row.topic, row]))
  const fill = (text: string) =>
    text.replaceAll('{name}', escapeHtml(nameIn(merchant, language))).replaceAll('{minAge}', String(minAge))
  const texts = own[language].map((text) => written.get(text.topic) ?? text)
  const known = new Set(texts.map(({ topic }) => topic))
  // A topic that was added in the other language only is shown in that language.
  const added = rows.filter(
    (row) => !known.has(row.topic) && (row.language === language || !written.has(row.topic)),
  )
  return [...added, ...texts].map(({ topic, title, content }) => ({
    topic,
    title: fill(title),
    content: cleanRichText(fill(content)),
    category: categoryOf(rows, topic),
  }))
}

function categoryOf(rows: readonly HelpRow[], topic: string): HelpCategory {
  return ownCategories[topic] ?? rows.find((row) => row.topic === topic)?.category ?? 'START'
}

/**
 * One topic as the console edits it: the merchant's text, '' if the product's own is used, and the product's
 * own beside it.
 */
export interface HelpTopic {
  topic: string
  category: HelpCategory
  /** The product has a text of its own. */
  isOwn: boolean
  titles: { TH: string; EN: string }
  contents: { TH: string; EN: string }
  ownTitles: { TH: string; EN: string }
  ownContents: { TH: string; EN: string }
}

/** Every topic of a merchant, the product's first, with {name} and {minAge} not filled. */
export async function helpTopicsOf(reader: Reader, merchantId: string): Promise<HelpTopic[]> {
  const rows = await readHelpTexts(reader, merchantId)
  const topics = [...new Set([...thai.map(({ topic }) => topic), ...rows.map(({ topic }) => topic)])]
  const both = (pick: (language: Language) => string | undefined) => ({
    TH: pick('th') ?? '',
    EN: pick('en') ?? '',
  })
  return topics.map((topic) => {
    const row = (language: Language) => rows.find((one) => one.topic === topic && one.language === language)
    const ours = (language: Language) => own[language].find((one) => one.topic === topic)
    return {
      topic,
      category: categoryOf(rows, topic),
      isOwn: ours('th') !== undefined,
      titles: both((language) => row(language)?.title),
      contents: both((language) => row(language)?.content),
      ownTitles: both((language) => ours(language)?.title),
      ownContents: both((language) => ours(language)?.content),
    }
  })
}

/** Keeps an operator's text, cleaned. */
export async function setHelpText(
  tx: Tx,
  merchantId: string,
  language: Language,
  text: HelpText,
  category: HelpCategory | null = null,
): Promise<void> {
  await upsertHelpText(tx, merchantId, { ...text, language, content: richTextOf(text.content), category })
}

/** Stores both languages of a topic; an emptied one is replaced by the product's own text, or removed. */
export async function setHelpTopic(
  tx: Tx,
  merchantId: string,
  topic: string,
  draft: Pick<HelpTopic, 'category' | 'titles' | 'contents'>,
): Promise<void> {
  for (const language of languages) {
    const key = language === 'th' ? 'TH' : 'EN'
    const [title, content] = [draft.titles[key], draft.contents[key]]
    if (title === '' && content === '') await deleteHelpText(tx, merchantId, topic, language)
    else await setHelpText(tx, merchantId, language, { topic, title, content }, draft.category)
  }
}
