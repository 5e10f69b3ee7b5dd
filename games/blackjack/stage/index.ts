/** The blackjack table: chips, cards, decisions, and again. Every figure on it is the studio's. */
import { houseSign } from '../../../design/house.ts'
import { tableEn } from '../../kit/locales/table-en.ts'
import { tableTh } from '../../kit/locales/table-th.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { BlackjackStage } from './blackjack-stage.ts'
import type { HandPage } from './page.ts'

export async function mount(host: HTMLElement, page: HandPage): Promise<void> {
  const texts = { th, en }[page.language]
  await document.fonts.load('700 20px "Anuphan Variable"', `${texts.name}${houseSign()}0`).catch(() => [])
  const stage = new BlackjackStage(page, texts, { th: tableTh, en: tableEn }[page.language])
  host.append(stage.view)
  stage.open()
}
