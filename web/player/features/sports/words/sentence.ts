/** Sentences of refusals that an answer names by code and arguments (contract/errors/sports.ts). */
import { sportArguments } from '../../../../../contract/errors/sports.ts'
import { sportSentences } from '../../../../../contract/locales/errors/sports.ts'

const { th, en } = sportSentences
const sentencesOf = (language: string): Readonly<Record<string, string>> => (language === 'th' ? th : en)
const named: Readonly<Record<string, readonly string[]>> = sportArguments

/** In the page's language; null: there is none, or it needs figures that were not told. */
export function faultText(
  code: string | null,
  language: string,
  args: readonly string[] = [],
): string | null {
  if (code === null) return null
  const names = named[code] ?? []
  const sentence = names.reduce<string | undefined>(
    (text, name, at) => (args[at] === undefined ? text : text?.replaceAll(`{${name}}`, args[at])),
    sentencesOf(language)[code],
  )
  return sentence && !sentence.includes('{') ? sentence : null
}
