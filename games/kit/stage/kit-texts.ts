import { en } from '../locales/en.ts'
import type { KitTexts } from '../locales/texts.ts'
import { th } from '../locales/th.ts'
import type { StageLanguage } from './page.ts'

/** What every slot says, by language. */
export const kitTexts: Readonly<Record<StageLanguage, KitTexts>> = { th, en }
