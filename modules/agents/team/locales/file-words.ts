/** Headings of the files of team figures in the reader's language. */
import type { Language } from '../../../../platform/calls.ts'
import { fileWords as english } from './file-words-en.ts'
import { fileWords as thai } from './file-words-th.ts'

export type FileWords = Readonly<Record<keyof typeof english, string>>
export const fileWordsOf: Readonly<Record<Language, FileWords>> = { th: thai, en: english }
