/** BOSANG: every figure is that of TUKTUK3; the theme and the draws are its own. */
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'
import { sheet as proven } from '../../tuktuk3/rules/sheet.ts'

export const sheet: SlotSheet = { ...proven, gameCode: 'BOSANG', mathVersion: '1', mathOf: 'TUKTUK3' }
