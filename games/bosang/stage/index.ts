import { slotStage } from '../../kit/stage/slot.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { sheet } from '../rules/sheet.ts'
import { look } from './look.ts'

export const mount = slotStage({ sheet, look, texts: { th, en } })
