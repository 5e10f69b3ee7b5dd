/** Every price of a bullet to choose from. */
import { en } from '../../kit/locales/en.ts'
import { th } from '../../kit/locales/th.ts'
import { openBetDialog } from '../../kit/stage/dom/bet-dialog.ts'
import type { FishTexts } from '../locales/texts.ts'
import { sheet } from '../rules/sheet.ts'
import type { FishPage } from './page.ts'

export function openPrices(
  stage: HTMLElement,
  page: FishPage,
  { chooseBullet, close }: FishTexts,
  chosen: number,
  choose: (price: number) => void,
): void {
  openBetDialog(
    stage,
    { ...{ th, en }[page.language], chooseBet: chooseBullet, close },
    page.currency,
    sheet.prices,
    chosen,
    choose,
  )
}
