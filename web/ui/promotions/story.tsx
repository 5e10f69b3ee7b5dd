/**
 * Lines of a promotion's story as sentences in the language of the reader. A line names the text
 * `promo_story_<name>`; its values are written by what they are. A rate is a number of times if its name
 * begins with `times`, and per cent otherwise; the text writes the sign. A value that is another text names
 * one of the area `promotion-story`.
 */
import { formatClock, formatLongDate, formatMoney } from '../../../design/format.ts'
import { products } from '../../../contract/shared/product-words.ts'
import type { StoryLine, StoryValue } from '../../../kernel/promotions/kind.ts'
import { useLanguage, useText, type Translate } from '../i18n/text.tsx'
import type { Language } from '../i18n/messages.ts'
import styles from './story.module.css'

const ONCE = 1_000_000
const PERCENT = 10_000

/** A text by a key that is put together, with whatever it takes. */
type AnyText = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Whole amounts without decimals, as sentences write them. */
export const briefMoney = (amount: number): string =>
  formatMoney(amount, undefined, { decimals: amount % 100 === 0 ? 0 : 2 })

/** 12_000_000 millionths are 12 times, 500_000 are half: at most two decimals, none that are zero. */
export const timesText = (ppm: number): string => shortNumber(ppm, ONCE)
/** 100_000 millionths are 10 per cent. */
export const percentOfPpm = (ppm: number): string => shortNumber(ppm, PERCENT)

/** 15_000 ten-thousandths are 1.50. */
export const priceText = (priceE4: number): string => (priceE4 / 10_000).toFixed(2)

const shortNumber = (value: number, unit: number): string =>
  (value / unit).toLocaleString('en-US', { maximumFractionDigits: 2 })

/** The text of a product, or of a game that counts by itself. */
export const productKey = (name: string): string => `promo_category_${name.toLowerCase()}`

function productNames(names: readonly string[], t: AnyText): string {
  if (names.length === 0 || products.every((product) => names.includes(product)))
    return t('promo_category_all_games')
  return names.map((name) => t(productKey(name))).join(', ')
}

function valueText(name: string, value: StoryValue, t: AnyText, language: Language): string | number {
  if ('money' in value) return briefMoney(value.money)
  if ('ratePpm' in value)
    return name.startsWith('times') ? timesText(value.ratePpm) : percentOfPpm(value.ratePpm)
  if ('number' in value) return value.number
  if ('priceE4' in value) return priceText(value.priceE4)
  if ('products' in value) return productNames(value.products, t)
  if ('amounts' in value) return value.amounts.map(briefMoney).join(' · ')
  if ('text' in value) return t(value.text)
  if ('texts' in value) return value.texts.map((key) => t(key)).join(', ')
  return momentText(value.moment, language)
}

/** A moment within a sentence, in the zone of the merchant; one that is not stated yet is a dash. */
export const momentText = (moment: string, language: Language): string =>
  moment === '' ? '–' : `${formatLongDate(moment, language)} ${formatClock(moment)}`

/** One line as a sentence. */
export function storyText(line: StoryLine, t: Translate, language: Language): string {
  const text = t as unknown as AnyText
  const values = Object.entries(line.values).map(
    ([name, value]) => [name, valueText(name, value, text, language)] as const,
  )
  return text(`promo_story_${line.name}`, Object.fromEntries(values))
}

/** `const story = useStory()`, then `story(line)`. */
export function useStory(): (line: StoryLine) => string {
  const t = useText()
  const language = useLanguage()
  return (line) => storyText(line, t, language)
}

/** All lines as a list, in their order. */
export function Story({ lines }: { lines: readonly StoryLine[] }) {
  const story = useStory()
  return (
    <ul className={styles.story}>
      {lines.map((line, place) => (
        <li key={`${line.name} ${place}`}>{story(line)}</li>
      ))}
    </ul>
  )
}
