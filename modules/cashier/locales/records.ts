/** The words of downloaded records in the reader's language. */
import type { Language } from '../../../platform/calls.ts'
import { recordWords as english } from './records-en.ts'
import type { RecordWords } from './record-words.ts'
import { recordWords as thai } from './records-th.ts'

export const recordWordsOf: Readonly<Record<Language, RecordWords>> = { th: thai, en: english }
