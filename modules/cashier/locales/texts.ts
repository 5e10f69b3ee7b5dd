import type { Texts } from '../../../contract/shared/content-words.ts'

/** What agents read in their centre as well, whose third language is Chinese. */
export type AgentsTexts = Required<Texts>
