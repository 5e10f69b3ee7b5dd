/** Headings of the files of team figures in the reader's language. */
import type { Speech } from '../../../../kernel/languages.ts'
import { fileWords as english } from './file-words-en.ts'
import { fileWords as thai } from './file-words-th.ts'
import { fileWords as chinese } from './file-words-zh.ts'

export type FileWords = Readonly<Record<keyof typeof english, string>>
export const fileWordsOf: Readonly<Record<Speech, FileWords>> = { th: thai, en: english, zh: chinese }
