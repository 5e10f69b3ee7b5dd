import { sheet } from '../rules/sheet.ts'
import { Gunner } from './gunner.ts'
import type { Tools } from './gun-panel.ts'

/** The state of the gun's tools. */
export const toolsOf = ({ isAuto, isLocking, isLightning, price }: Gunner): Tools => ({
  isAuto,
  isLocking,
  isLightning,
  price,
  isLeast: price === sheet.prices[0],
  isMost: price === sheet.prices.at(-1),
})
