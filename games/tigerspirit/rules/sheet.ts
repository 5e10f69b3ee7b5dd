/** TIGERSPIRIT: every figure is that of SIAMGOLD20; the theme and the draws are its own. */
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'
import { sheet as proven } from '../../siamgold20/rules/sheet.ts'

export const sheet: SlotSheet = { ...proven, gameCode: 'TIGERSPIRIT', mathVersion: '1', mathOf: 'SIAMGOLD20' }
