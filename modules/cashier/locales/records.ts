/** The words of downloaded records in the reader's language. */
import type { Speech } from '../../../kernel/languages.ts'
import { recordWords as english } from './records-en.ts'
import type { RecordWords } from './record-words.ts'
import { recordWords as thai } from './records-th.ts'
import { recordWords as chinese } from './records-zh.ts'

export const recordWordsOf: Readonly<Record<Speech, RecordWords>> = { th: thai, en: english, zh: chinese }
