/** CHALAWAN: every figure is that of NAGA243; the theme and the draws are its own. */
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'
import { sheet as proven } from '../../naga243/rules/sheet.ts'

export const sheet: SlotSheet = { ...proven, gameCode: 'CHALAWAN', mathVersion: '1', mathOf: 'NAGA243' }
